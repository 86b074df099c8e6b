package io.github.hashcost.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Columns, then rows, of a table that is shown as plain text and as Markdown. */
final class Grid {
  private record Column(String title, boolean right) {}

  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  Grid left(String title) {
    columns.add(new Column(title, false));
    return this;
  }

  Grid right(String title) {
    columns.add(new Column(title, true));
    return this;
  }

  /**
   * @param cells the first is an id; with fewer than columns, the last says why there are no more
   */
  Grid row(List<String> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  List<String> text(int width) {
    TextTable.Builder table = TextTable.builder(width);
    for (Column column : columns) {
      if (column.right) {
        table.right(column.title);
      } else {
        table.left(column.title);
      }
    }
    rows.forEach(row -> table.row(row.toArray(String[]::new)));
    return table.build().lines();
  }

  /** As GitHub reads it; ids as code, so that nothing in them is taken for a name or a link. */
  List<String> markdown() {
    List<String> lines = new ArrayList<>();
    lines.add(line(columns.stream().map(Column::title).toList()));
    lines.add(line(columns.stream().map(column -> column.right ? "---:" : "---").toList()));
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(row.stream().map(Markdown::escape).toList());
      cells.set(0, Markdown.code(row.get(0)));
      cells.addAll(Collections.nCopies(columns.size() - row.size(), ""));
      lines.add(line(cells));
    }
    return lines;
  }

  private static String line(List<String> cells) {
    return ("| " + String.join(" | ", cells) + " |").replace("  ", " ");
  }
}
