package io.github.hashcost.html;

import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.html.Table.Column;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.stats.Estimate;
import java.util.List;
import java.util.Optional;

/** What several threads got done at once, beside one. */
final class ThreadsSection implements Section {
  private final Figures figures;
  private final Footnotes notes;
  private final List<Cell> cells;

  ThreadsSection(Figures figures, Footnotes notes) {
    this.figures = figures;
    this.notes = notes;
    cells = figures.cells().stream().filter(c -> !figures.run().onThreads(c).isEmpty()).toList();
    cells.forEach(cell -> scaling(cell).ifPresent(s -> notes.add(title(cell), s.caveats())));
  }

  private String title(Cell cell) {
    return figures.title(cell) + ", " + figures.run().onThreads(cell).size() + " threads";
  }

  private Optional<Scaling> scaling(Cell cell) {
    try {
      return figures.comparison().onThreads(cell);
    } catch (HashcostException.Unsupported e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean isEmpty() {
    return cells.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "threads").element("h2", "Threads");
    page.element(
        "p",
        "The same on several threads at once: calls a second of all together, and how many times as"
            + " long one call takes as on one thread.");
    Table table =
        Table.sortable(
            page,
            "Several threads at once",
            List.of(
                Column.text("Function"),
                Column.text("Input"),
                Column.number("Threads"),
                Column.number("Calls a second"),
                Column.text("Interval"),
                Column.number("Slowdown"),
                Column.text("Notes")));
    cells.forEach(cell -> row(page, table, cell));
    table.end();
    page.close("section").line();
  }

  private void row(Markup page, Table table, Cell cell) {
    int threads = figures.run().onThreads(cell).size();
    table
        .row()
        .heading(figures.name(cell))
        .text(cell.inputLabel(), (double) cell.inputBytes())
        .number(String.valueOf(threads), threads);
    scaling(cell)
        .ifPresentOrElse(
            scaling -> figures(page, table, scaling), () -> table.across(4, reason(cell)));
  }

  private void figures(Markup page, Table table, Scaling scaling) {
    Estimate calls = scaling.callsPerSecond();
    double slowdown = scaling.slowdown().estimate().point();
    table
        .number(Quantity.ratio(calls.point()), calls.point())
        .text(Words.ratios(calls.interval()), calls.interval().high() - calls.interval().low())
        .number(Words.ratio(slowdown), slowdown)
        .with(() -> notes.marks(page, scaling.caveats()));
  }

  private String reason(Cell cell) {
    return figures.run().onThreads(cell).stream()
        .flatMap(thread -> thread.failure().stream())
        .findFirst()
        .map(Failure::toString)
        .map("failed: "::concat)
        .orElse("no figure");
  }
}
