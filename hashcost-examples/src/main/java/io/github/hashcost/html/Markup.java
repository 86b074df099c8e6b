package io.github.hashcost.html;

/** HTML, element by element, so that no text can become markup. Not thread-safe. */
final class Markup {
  private final StringBuilder html = new StringBuilder();

  /**
   * Begins an element.
   *
   * @param attributes names and values in turn
   */
  Markup open(String tag, String... attributes) {
    html.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      html.append(' ').append(attributes[i]).append("=\"");
      escape(attributes[i + 1]);
      html.append('"');
    }
    html.append('>');
    return this;
  }

  Markup close(String tag) {
    html.append("</").append(tag).append('>');
    return this;
  }

  Markup text(String text) {
    escape(text);
    return this;
  }

  /** A whole element that holds text alone. */
  Markup element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close(tag);
  }

  /** A line break in the source, for who reads it. */
  Markup line() {
    html.append('\n');
    return this;
  }

  private void escape(String text) {
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> html.append("&amp;");
                case '<' -> html.append("&lt;");
                case '>' -> html.append("&gt;");
                case '"' -> html.append("&quot;");
                case '\'' -> html.append("&#39;");
                default -> html.appendCodePoint(shown(c));
              }
            });
  }

  /**
   * What HTML or UTF-8 does not allow, and what would turn the direction of the text around it, is
   * shown as unknown.
   */
  private static int shown(int c) {
    boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
    boolean half = Character.getType(c) == Character.SURROGATE;
    boolean turns = (c >= '\u202a' && c <= '\u202e') || (c >= '\u2066' && c <= '\u2069');
    return control || half || turns ? '\ufffd' : c;
  }

  @Override
  public String toString() {
    return html.toString();
  }
}
