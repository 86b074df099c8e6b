package io.github.hashcost.html;

import java.math.BigDecimal;

/** Writes a table that scrolls within itself where the page is narrow. Not thread-safe. */
final class Table {
  private final Markup page;
  private boolean inRow;

  private Table(Markup page) {
    this.page = page;
  }

  /** A column's heading; numbers stand on the right. */
  record Column(String title, boolean number) {
    static Column text(String title) {
      return new Column(title, false);
    }

    static Column number(String title) {
      return new Column(title, true);
    }
  }

  /** One whose headings sort it. */
  static Table sortable(Markup page, String caption, Iterable<Column> columns) {
    return begin(page, caption, columns, true);
  }

  static Table of(Markup page, String caption, Iterable<Column> columns) {
    return begin(page, caption, columns, false);
  }

  private static Table begin(
      Markup page, String caption, Iterable<Column> columns, boolean sortable) {
    page.open("div", "class", "scroll", "role", "region", "tabindex", "0", "aria-label", caption);
    page.open("table", "class", sortable ? "sortable" : "plain");
    page.element("caption", caption).open("thead").open("tr");
    for (Column column : columns) {
      String type = column.number() ? "number" : "text";
      page.open("th", "scope", "col", "class", type);
      if (sortable) {
        page.element("button", column.title(), "type", "button");
      } else {
        page.text(column.title());
      }
      page.close("th");
    }
    page.close("tr").close("thead").line().open("tbody");
    return new Table(page);
  }

  Table row() {
    endRow();
    page.open("tr");
    inRow = true;
    return this;
  }

  /** What the row is about. */
  Table heading(String text) {
    page.open("th", "scope", "row");
    Names.write(page, text);
    page.close("th");
    return this;
  }

  Table text(String text) {
    page.element("td", text);
    return this;
  }

  /** Text that is sorted by a number. */
  Table text(String text, double value) {
    page.element("td", text, "data-value", plain(value));
    return this;
  }

  Table number(String text, double value) {
    page.element("td", text, "class", "number", "data-value", plain(value));
    return this;
  }

  /** A number that is not known: it is sorted behind all others. */
  Table missing() {
    page.element("td", "–", "class", "number");
    return this;
  }

  /** One cell over several columns. */
  Table across(int columns, String text) {
    page.element("td", text, "colspan", String.valueOf(columns), "class", "across");
    return this;
  }

  /** A cell that the caller fills. */
  Table with(Runnable content) {
    page.open("td");
    content.run();
    page.close("td");
    return this;
  }

  void end() {
    endRow();
    page.close("tbody").close("table").close("div").line();
  }

  private void endRow() {
    if (inRow) {
      page.close("tr").line();
    }
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value).toPlainString();
  }
}
