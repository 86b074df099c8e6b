package io.github.hashcost.html;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The caveats in words: one note for each code and hint, with what was seen where. */
final class Footnotes implements Section {
  /** A page of places helps nobody who has not asked for it. */
  private static final int SHOWN = 3;

  private record Note(String code, String hint) {}

  private final Figures figures;
  private final Map<Note, Map<String, List<String>>> titlesByDetail = new LinkedHashMap<>();
  private final Map<Note, Integer> numbers = new LinkedHashMap<>();

  /** The numbers are in the order of the cells, on one thread first. */
  Footnotes(Figures figures) {
    this.figures = figures;
    figures.cells().forEach(cell -> add(figures.title(cell), figures.caveats(cell)));
  }

  /** Takes up what is to be said of something that is no cell. */
  void add(String title, List<Caveat> caveats) {
    for (Caveat caveat : caveats) {
      Note note = note(caveat);
      numbers.putIfAbsent(note, numbers.size() + 1);
      titlesByDetail
          .computeIfAbsent(note, n -> new LinkedHashMap<>())
          .computeIfAbsent(caveat.detail(), d -> new ArrayList<>())
          .add(title);
    }
  }

  private static Note note(Caveat caveat) {
    return new Note(caveat.code(), caveat.hint());
  }

  /** Links to the notes of a cell. */
  void marks(Markup page, Cell cell) {
    marks(page, figures.caveats(cell));
  }

  void marks(Markup page, List<Caveat> caveats) {
    caveats.stream()
        .map(caveat -> Objects.requireNonNull(numbers.get(note(caveat))))
        .distinct()
        .sorted()
        .forEach(number -> mark(page, number));
  }

  private static void mark(Markup page, int number) {
    String text = String.valueOf(number);
    page.element("a", text, "class", "mark", "href", "#note-" + text, "aria-label", "note " + text);
  }

  @Override
  public boolean isEmpty() {
    return numbers.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "notes").element("h2", "Notes");
    page.element("p", "What was seen that limits how far a figure can be trusted.");
    page.open("ol", "class", "notes").line();
    titlesByDetail.forEach((note, details) -> write(page, note, details));
    page.close("ol").close("section").line();
  }

  private void write(Markup page, Note note, Map<String, List<String>> details) {
    page.open("li", "id", "note-" + numbers.get(note));
    page.element("strong", note.code()).element("p", note.hint(), "class", "hint");
    boolean many = details.size() > SHOWN;
    if (many) {
      page.open("details").element("summary", "Seen in " + details.size() + " places");
    }
    page.open("ul");
    details.forEach(
        (detail, titles) ->
            page.open("li")
                .element("span", String.join("; ", titles), "class", "where")
                .text(": " + detail)
                .close("li"));
    page.close("ul");
    if (many) {
      page.close("details");
    }
    page.close("li").line();
  }
}
