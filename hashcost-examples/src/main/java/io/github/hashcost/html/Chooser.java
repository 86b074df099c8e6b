package io.github.hashcost.html;

import java.util.Map;

/** A list to choose what a chart shows from. It does nothing without the page's script. */
final class Chooser {
  private Chooser() {}

  /**
   * @param labels by value, in order
   */
  static void write(Markup page, String id, String title, Map<String, String> labels) {
    page.open("p", "class", "chooser")
        .element("label", title, "for", id)
        .open("select", "id", id, "autocomplete", "off");
    labels.forEach((value, label) -> page.element("option", label, "value", value));
    page.close("select").close("p").line();
  }

  /** Place in the data. */
  static String key(int index) {
    return String.valueOf(index);
  }
}
