package io.github.hashcost.report;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What several threads got done at once, as a table below that of one thread. */
final class ThreadsTable {
  private final RunResult run;
  private final Comparison comparison;
  private final ShortNames names;
  private final Footnotes notes;
  private final boolean inputs;

  ThreadsTable(
      RunResult run, Comparison comparison, ShortNames names, Footnotes notes, boolean inputs) {
    this.run = run;
    this.comparison = comparison;
    this.names = names;
    this.notes = notes;
    this.inputs = inputs;
  }

  /** None where nothing ran on several threads. */
  List<String> lines(int width) {
    List<Cell> cells = run.latest().stream().filter(c -> !run.onThreads(c).isEmpty()).toList();
    if (cells.isEmpty()) {
      return List.of();
    }
    TextTable.Builder table = TextTable.builder(width).left("function");
    if (inputs) {
      table.left("input");
    }
    table.right("calls/s").left("interval").right("slowdown").left("notes");
    cells.forEach(cell -> table.row(row(cell).toArray(String[]::new)));
    List<String> lines = new ArrayList<>();
    lines.add("on " + run.onThreads(cells.get(0)).size() + " threads at once, all together");
    lines.add("");
    lines.addAll(table.build().lines());
    return lines;
  }

  private List<String> row(Cell cell) {
    List<String> row = new ArrayList<>(List.of(names.of(cell.id())));
    if (inputs) {
      row.add(cell.inputLabel());
    }
    Optional<Failure> failure =
        run.onThreads(cell).stream().flatMap(thread -> thread.failure().stream()).findFirst();
    if (failure.isPresent()) {
      row.add("failed: " + failure.get());
      return row;
    }
    try {
      comparison.onThreads(cell).ifPresent(scaling -> row.addAll(figures(cell, scaling)));
    } catch (HashcostException.Unsupported e) {
      row.add("no figure: " + e.getMessage());
    }
    return row;
  }

  private List<String> figures(Cell cell, Scaling scaling) {
    Interval interval = scaling.callsPerSecond().interval();
    return List.of(
        Quantity.ratio(scaling.callsPerSecond().point()),
        Quantity.ratio(interval.low()) + " to " + Quantity.ratio(interval.high()),
        Quantity.ratio(scaling.slowdown().estimate().point()),
        notes.marks(cell, scaling.caveats()));
  }
}
