package io.github.hashcost.report;

import io.github.hashcost.result.Caveat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Numbers for caveats: one for each code and hint, with what was seen where below it. */
final class Footnotes {
  private static final String INDENT = "    ";

  private record Note(String code, String hint) {}

  private final Map<Note, Map<String, Set<String>>> rowsByDetail = new LinkedHashMap<>();

  /**
   * The numbers that a row's caveats have, such as {@code 1,3}.
   *
   * @param row what the notes call it
   */
  String marks(String row, List<Caveat> caveats) {
    Set<Integer> marks = new LinkedHashSet<>();
    for (Caveat caveat : caveats) {
      Note note = new Note(caveat.code(), caveat.hint());
      rowsByDetail
          .computeIfAbsent(note, n -> new LinkedHashMap<>())
          .computeIfAbsent(caveat.detail(), d -> new LinkedHashSet<>())
          .add(row);
      marks.add(new ArrayList<>(rowsByDetail.keySet()).indexOf(note) + 1);
    }
    return marks.stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
  }

  List<String> text(int width) {
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (Map.Entry<Note, Map<String, Set<String>>> e : rowsByDetail.entrySet()) {
      number++;
      Note note = e.getKey();
      Map<String, Set<String>> details = e.getValue();
      if (details.size() == 1) {
        String detail = details.keySet().iterator().next();
        add(lines, number + " " + note.code() + ": " + detail + " (" + note.hint() + ")", width);
      } else {
        add(lines, number + " " + note.code() + " (" + note.hint() + "):", width);
        details.forEach(
            (detail, rows) -> add(lines, String.join("; ", rows) + ": " + detail, width, INDENT));
      }
    }
    return lines;
  }

  /** A numbered list, which stays with its table also where several reports are on one page. */
  List<String> markdown() {
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (Map.Entry<Note, Map<String, Set<String>>> e : rowsByDetail.entrySet()) {
      number++;
      Note note = e.getKey();
      Map<String, Set<String>> details = e.getValue();
      String start = number + ". **" + Markdown.escape(note.code()) + "**";
      String hint = " (" + Markdown.escape(note.hint()) + ")";
      if (details.size() == 1) {
        lines.add(start + ": " + Markdown.escape(details.keySet().iterator().next()) + hint);
      } else {
        lines.add(start + hint + ":");
        details.forEach(
            (detail, rows) ->
                lines.add(
                    INDENT + "- " + Markdown.escape(String.join("; ", rows) + ": " + detail)));
      }
    }
    return lines;
  }

  private static void add(List<String> lines, String text, int width) {
    add(lines, text, width, "");
  }

  private static void add(List<String> lines, String text, int width, String indent) {
    TextWrap.wrap(TextWrap.printable(text), width - indent.length())
        .forEach(line -> lines.add(indent + line));
  }
}
