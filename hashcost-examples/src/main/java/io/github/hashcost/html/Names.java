package io.github.hashcost.html;

/** Names of settings, which are long, and may be broken where a parameter ends. */
final class Names {
  private Names() {}

  static void write(Markup page, String name) {
    String[] parts = name.split("(?<=,)", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i > 0) {
        page.open("wbr");
      }
      page.text(parts[i]);
    }
  }
}
