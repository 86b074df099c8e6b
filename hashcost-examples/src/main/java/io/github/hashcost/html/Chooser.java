package io.github.hashcost.html;

import java.util.List;

/** A list to choose what a chart shows from. It does nothing without the page's script. */
final class Chooser {
  private Chooser() {}

  /** The value of a choice is its place. */
  static void write(Markup page, String id, String title, List<String> labels) {
    page.open("p", "class", "chooser")
        .element("label", title, "for", id)
        .open("select", "id", id, "autocomplete", "off");
    for (int i = 0; i < labels.size(); i++) {
      page.element("option", labels.get(i), "value", String.valueOf(i));
    }
    page.close("select").close("p").line();
  }
}
