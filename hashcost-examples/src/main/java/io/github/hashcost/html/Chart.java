package io.github.hashcost.html;

/** The place of a chart, which the page's script fills. */
final class Chart {
  private Chart() {}

  /**
   * @param kind a class that gives it its height
   * @param description what is drawn, for who does not see it
   */
  static void write(Markup page, String id, String kind, String description) {
    page.open("div", "class", "plot " + kind)
        .open("canvas", "id", id, "role", "img", "aria-label", description)
        .close("canvas")
        .close("div")
        .line();
  }

  /** The chart's figures as a table, closed at first. */
  static void asTable(Markup page, Runnable table) {
    page.open("details").element("summary", "As a table");
    table.run();
    page.close("details").line();
  }
}
