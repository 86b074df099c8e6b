package io.github.hashcost.cli;

import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table that can be shown on a terminal and written as Markdown. Columns first, then rows. */
final class PageTable implements Page.Part {
  private record Column(String title, boolean right) {}

  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  PageTable left(String title) {
    columns.add(new Column(title, false));
    return this;
  }

  PageTable right(String title) {
    columns.add(new Column(title, true));
    return this;
  }

  /**
   * @param cells one per column
   */
  PageTable row(List<String> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + columns);
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  PageTable row(String... cells) {
    return row(List.of(cells));
  }

  @Override
  public List<String> text() {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH);
    for (Column column : columns) {
      if (column.right) {
        table.right(column.title);
      } else {
        table.left(column.title);
      }
    }
    rows.forEach(row -> table.row(row.toArray(new String[0])));
    return table.build().lines();
  }

  @Override
  public List<String> markdown() {
    List<String> lines = new ArrayList<>();
    lines.add(line(columns.stream().map(Column::title).toList()));
    lines.add(line(columns.stream().map(c -> c.right ? "---:" : "---").toList()));
    Collections.unmodifiableList(rows).forEach(row -> lines.add(line(row)));
    return lines;
  }

  private static String line(List<String> cells) {
    return "| "
        + String.join(" | ", cells.stream().map(c -> Words.oneLine(c).replace("|", "\\|")).toList())
        + " |";
  }
}
