package io.github.hashcost.report;

import java.util.ArrayList;
import java.util.List;

/** Plain text of a limited width. */
final class TextWrap {
  private static final String BREAK_BEHIND = "/:,;-";

  private TextWrap() {}

  /** Printable ASCII: white space becomes single spaces, every other character {@code ?}. */
  static String printable(String text) {
    StringBuilder b = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean space = Character.isWhitespace(c);
              if (!space) {
                b.append(c > ' ' && c < 127 ? (char) c : '?');
              } else if (!b.isEmpty() && b.charAt(b.length() - 1) != ' ') {
                b.append(' ');
              }
            });
    return b.toString().stripTrailing();
  }

  /** Lines of at most {@code width} characters; one empty line for an empty text. */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int end = lineEnd(rest, width);
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /**
   * One line of at most {@code width} characters; where the text is longer, it ends in {@code ...}.
   */
  static String shorten(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 3).stripTrailing() + "...";
  }

  private static int lineEnd(String text, int width) {
    int space = text.lastIndexOf(' ', width);
    if (space > 0) {
      return space;
    }
    for (int i = width; i > 1; i--) {
      if (BREAK_BEHIND.indexOf(text.charAt(i - 1)) >= 0) {
        return i;
      }
    }
    return width;
  }
}
