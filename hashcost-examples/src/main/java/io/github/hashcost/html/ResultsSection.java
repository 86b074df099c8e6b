package io.github.hashcost.html;

import io.github.hashcost.html.Table.Column;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/** All cells, a row each, failed ones too. */
final class ResultsSection implements Section {
  private final Figures figures;
  private final Footnotes notes;
  private final boolean inputs;
  private final boolean bytes;

  ResultsSection(Figures figures, Footnotes notes) {
    this.figures = figures;
    this.notes = notes;
    inputs = figures.hasInputs();
    bytes = figures.cells().stream().anyMatch(c -> c.allocatedBytesPerCall().isPresent());
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "results").element("h2", "Results");
    page.element("p", explanation());
    Table table = Table.sortable(page, "Time of a call, by function and input", columns());
    figures.cells().forEach(cell -> row(page, table, cell));
    table.end();
    page.close("section").line();
  }

  private String explanation() {
    double level =
        figures.cells().stream()
            .flatMap(cell -> figures.nanos(cell).stream())
            .mapToDouble(nanos -> nanos.interval().level())
            .max()
            .orElse(Interval.NOMINAL_LEVEL);
    boolean hot =
        figures.cells().stream()
            .anyMatch(c -> c.mode() == Mode.THROUGHPUT && c.inputBytes() > 0 && c.inputs() == 1);
    return "A time is the median of the samples, with its "
        + Math.round(100 * level)
        + " % interval within this run"
        + (bytes ? "; bytes are what a call allocates" : "")
        + ". "
        + (hot ? "One input per cell, hot in cache and branch predictor: a pool costs more. " : "")
        + "A heading sorts the table.";
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text("Function"));
    if (inputs) {
      columns.add(Column.text("Input"));
    }
    columns.add(Column.number("Time"));
    columns.add(Column.text("Interval"));
    columns.add(Column.number("Ratio"));
    columns.add(Column.text("Interval of ratio"));
    if (bytes) {
      columns.add(Column.number("Bytes"));
    }
    columns.add(Column.number("Samples"));
    columns.add(Column.text("Notes"));
    return columns;
  }

  private void row(Markup page, Table table, Cell cell) {
    table.row().heading(figures.name(cell));
    if (inputs) {
      table.text(cell.inputLabel(), (double) cell.inputBytes());
    }
    figures
        .nanos(cell)
        .ifPresentOrElse(
            nanos -> figures(table, cell, nanos),
            () -> table.across(bytes ? 6 : 5, figures.reason(cell).orElse("")));
    table.with(() -> notes.marks(page, cell));
  }

  private void figures(Table table, Cell cell, Estimate nanos) {
    Interval interval = nanos.interval();
    table
        .number(Words.time(nanos.point()), nanos.point())
        .text(Words.times(interval), interval.high() - interval.low());
    figures
        .ratio(cell)
        .map(ratio -> ratio.estimate())
        .ifPresentOrElse(
            ratio ->
                table
                    .number(Words.ratio(ratio.point()), ratio.point())
                    .text(
                        figures.isReference(cell) ? "reference" : Words.ratios(ratio.interval()),
                        ratio.interval().high() - ratio.interval().low()),
            () -> table.missing().missing());
    if (bytes) {
      cell.allocatedBytesPerCall()
          .ifPresentOrElse(
              allocated -> table.number(Quantity.bytes(Math.round(allocated)), allocated),
              table::missing);
    }
    int samples = cell.samples().map(Samples::size).orElse(0);
    table.number(Quantity.count(samples), samples);
  }
}
