package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** What was kept: how much each cell differs from JVM to JVM, where no check can see a change. */
final class KeptPage {
  private KeptPage() {}

  static Page of(List<RunResult> runs) {
    RunResult first = runs.get(0);
    PageTable table =
        new PageTable().left("cell").right("time").right("ratio").left("from JVM to JVM");
    for (Cell cell : first.latest()) {
      Estimate time = Estimate.medianOf(times(runs, cell));
      double[] ratios = ratios(runs, cell);
      String ratio = ratios.length == 0 ? "" : Quantity.ratio(Estimate.medianOf(ratios).point());
      table.row(
          cell.toString(),
          Quantity.time(time.point()),
          ratio,
          ratios.length == 0 ? "" : spread(ratios));
    }
    return new Page("A baseline of " + runs.size() + " JVMs")
        .section("Cells")
        .add(table)
        .say(
            "time and ratio (to the first function on this input): the median of the JVMs; from JVM"
                + " to JVM: the lowest and the highest ratio, beside that.");
  }

  private static double[] times(List<RunResult> runs, Cell cell) {
    return runs.stream()
        .flatMap(run -> same(run, cell).map(c -> Comparison.of(run).nanos(c).point()).stream())
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  private static double[] ratios(List<RunResult> runs, Cell cell) {
    return runs.stream()
        .map(run -> ratio(run, cell))
        .flatMapToDouble(OptionalDouble::stream)
        .toArray();
  }

  private static OptionalDouble ratio(RunResult run, Cell cell) {
    Optional<Cell> reference =
        run.latest().stream().filter(c -> c.inputLabel().equals(cell.inputLabel())).findFirst();
    Optional<Cell> own = same(run, cell);
    return own.isEmpty() || reference.isEmpty() || own.get() == reference.get()
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            Comparison.of(run).ratio(own.get(), reference.get()).estimate().point());
  }

  private static Optional<Cell> same(RunResult run, Cell cell) {
    return run.latest().stream().filter(c -> c.toString().equals(cell.toString())).findFirst();
  }

  private static String spread(double[] ratios) {
    Estimate median = Estimate.medianOf(ratios);
    double[] sorted = Arrays.stream(ratios).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%+.1f %% to %+.1f %%",
        100 * (sorted[0] / median.point() - 1),
        100 * (sorted[sorted.length - 1] / median.point() - 1));
  }
}
