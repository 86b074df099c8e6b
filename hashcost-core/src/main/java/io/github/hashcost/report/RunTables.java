package io.github.hashcost.report;

import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tables of a run and their notes, as text and Markdown share them. Good for one report. */
final class RunTables {
  private final Figures figures;
  private final ShortNames names;
  private final Footnotes notes;
  private final boolean inputs;
  private final boolean bytes;
  private final Grid cells;
  private final Optional<Grid> threads;

  RunTables(Figures figures) {
    this.figures = figures;
    List<Cell> latest = figures.run().latest();
    names = ShortNames.of(latest.stream().map(Cell::id).toList());
    notes = new Footnotes();
    inputs = latest.stream().anyMatch(cell -> !cell.inputLabel().isEmpty());
    bytes = latest.stream().anyMatch(cell -> cell.allocatedBytesPerCall().isPresent());
    cells = cellGrid();
    threads = figures.threads().isEmpty() ? Optional.empty() : Optional.of(threadGrid());
  }

  RunResult run() {
    return figures.run();
  }

  /** Time, ratio and allocation of every cell on one thread. */
  Grid cells() {
    return cells;
  }

  /** What several threads got done at once; empty where nothing ran on several. */
  Optional<Grid> threads() {
    return threads;
  }

  String threadsTitle() {
    return "on " + figures.threads().get(0).threads() + " threads at once, all together";
  }

  /** What the columns mean. */
  List<String> legend() {
    return Legend.of(figures, names, inputs);
  }

  Footnotes notes() {
    return notes;
  }

  private Grid cellGrid() {
    Scale times =
        Scale.ofTimes(
            figures.cells().stream().flatMap(f -> f.nanos().stream()).mapToDouble(Estimate::point));
    Scale sizes =
        Scale.ofSizes(
            figures.cells().stream()
                .flatMapToDouble(f -> f.cell().allocatedBytesPerCall().stream()));
    Grid grid = functions().right(times.unit() + "/call").left("interval");
    grid.right("ratio").left("interval");
    if (bytes) {
      grid.right((sizes.unit().equals("B") ? "bytes" : sizes.unit()) + "/call");
    }
    grid.left("notes");
    figures.cells().forEach(f -> grid.row(row(f, times, sizes)));
    return grid;
  }

  private List<String> row(Figures.OfCell f, Scale times, Scale sizes) {
    String marks = notes.marks(name(f.cell()), f.caveats());
    List<String> row = function(f.cell());
    if (f.nanos().isEmpty()) {
      row.add(noted(f.reason().orElse(""), marks));
      return row;
    }
    Estimate nanos = f.nanos().get();
    row.add(times.text(nanos.point(), nanos.interval()));
    row.add(times.text(nanos.interval()));
    if (f.ratio().isEmpty()) {
      row.addAll(List.of("-", ""));
    } else if (f.reference().filter(f.cell()::equals).isPresent()) {
      row.addAll(List.of("1.00", ""));
    } else {
      row.addAll(factor(f.ratio().get().estimate()));
    }
    if (bytes) {
      row.add(
          f.cell().allocatedBytesPerCall().stream().mapToObj(sizes::text).findFirst().orElse(""));
    }
    row.add(marks);
    return row;
  }

  private Grid threadGrid() {
    Grid grid = functions().right("calls/s").left("interval").right("slowdown").left("interval");
    grid.left("notes");
    figures.threads().forEach(f -> grid.row(row(f)));
    return grid;
  }

  private List<String> row(Figures.OfThreads f) {
    String marks = notes.marks(name(f.cell()) + ", " + f.threads() + " threads", f.caveats());
    List<String> row = function(f.cell());
    if (f.scaling().isEmpty()) {
      row.add(f.reason().orElse("no figure: no pass has it on one thread too"));
      return row;
    }
    Scaling scaling = f.scaling().get();
    Interval rate = scaling.callsPerSecond().interval();
    row.add(Quantity.ratio(scaling.callsPerSecond().point()));
    row.add(Scale.range(rate, Quantity.ratio(rate.low()), Quantity.ratio(rate.high())));
    row.addAll(factor(scaling.slowdown().estimate()));
    row.add(marks);
    return row;
  }

  private String name(Cell cell) {
    String name = names.of(cell.id());
    return cell.inputLabel().isEmpty() ? name : name + " on " + cell.inputLabel();
  }

  private Grid functions() {
    Grid grid = new Grid().left("function");
    return inputs ? grid.left("input") : grid;
  }

  private List<String> function(Cell cell) {
    List<String> row = new ArrayList<>(List.of(names.of(cell.id())));
    if (inputs) {
      row.add(cell.inputLabel());
    }
    return row;
  }

  /** How many times as much, and its interval. */
  private static List<String> factor(Estimate factor) {
    Interval interval = factor.interval();
    Rounding rounding = Rounding.of(interval);
    return List.of(
        factorText(rounding, factor.point()),
        Scale.range(
            interval, factorText(rounding, interval.low()), factorText(rounding, interval.high())));
  }

  /** Beyond these three digits say enough. */
  private static String factorText(Rounding rounding, double factor) {
    double size = Math.abs(factor);
    return factor == 0 || (size >= 1e-4 && size < 1e5)
        ? rounding.text(factor)
        : Quantity.ratio(factor);
  }

  private static String noted(String reason, String marks) {
    return marks.isEmpty() ? reason : reason + " [" + marks + "]";
  }
}
