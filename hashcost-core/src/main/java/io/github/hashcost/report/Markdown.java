package io.github.hashcost.report;

/** Text as Markdown shows it, whatever it holds. */
final class Markdown {
  /** What begins something in GitHub's Markdown within a line. */
  private static final String SPECIAL = "\\`*_[]<>|~&$#";

  private Markdown() {}

  /**
   * On one line. A backslash before it makes any ASCII punctuation literal (CommonMark 0.31.2,
   * section 2.4).
   */
  static String escape(String text) {
    StringBuilder b = new StringBuilder();
    oneLine(text)
        .chars()
        .forEach(c -> b.append(SPECIAL.indexOf(c) < 0 ? "" : "\\").append((char) c));
    return b.toString();
  }

  /**
   * As code.
   *
   * @param id an id or a word of its letters, none of which ends the code
   */
  static String code(String id) {
    return "`" + id + "`";
  }

  /** What cannot be seen, or turns the text around it, is shown as a question mark. */
  private static String oneLine(String text) {
    StringBuilder b = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (!isSpace(c)) {
                b.appendCodePoint(isVisible(c) ? c : '?');
              } else if (!b.isEmpty() && b.charAt(b.length() - 1) != ' ') {
                b.append(' ');
              }
            });
    return b.toString().strip();
  }

  private static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private static boolean isVisible(int c) {
    int type = Character.getType(c);
    return Character.isDefined(c)
        && type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE;
  }
}
