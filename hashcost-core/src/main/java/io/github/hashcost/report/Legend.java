package io.github.hashcost.report;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the columns of a run's tables mean, a line each. */
final class Legend {
  private final Figures figures;
  private final RunResult run;

  private Legend(Figures figures) {
    this.figures = figures;
    run = figures.run();
  }

  /**
   * @param inputs whether the inputs have names
   */
  static List<String> of(Figures figures, ShortNames names, boolean inputs) {
    Legend legend = new Legend(figures);
    List<String> lines = new ArrayList<>();
    lines.add(legend.ratio(names, inputs));
    if (!figures.threads().isEmpty()) {
      lines.add("slowdown: time of a call on these threads over that on one thread");
    }
    DoubleSummaryStatistics levels =
        figures.cells().stream()
            .flatMap(f -> f.nanos().stream())
            .mapToDouble(nanos -> nanos.interval().level())
            .summaryStatistics();
    if (levels.getCount() > 0) {
      lines.add(legend.interval(levels));
      legend.input().ifPresent(lines::add);
      legend.precision().ifPresent(lines::add);
    }
    return lines;
  }

  private String ratio(ShortNames names, boolean inputs) {
    List<AlgorithmId> ids = figures.references().stream().map(Cell::id).distinct().toList();
    String to = ids.size() == 1 ? names.of(ids.get(0)) : "the first function";
    return "ratio: time over that of " + to + (inputs ? " on the same input" : "");
  }

  private String interval(DoubleSummaryStatistics levels) {
    Plan plan = run.plan();
    String few = levels.getMin() < levels.getMax() ? " (less with few samples)" : "";
    return String.format(
        Locale.ROOT,
        "%.0f %% interval of the median, within this run%s; %s, %s isolation",
        100 * levels.getMax(),
        few,
        plan.mode().name().toLowerCase(Locale.ROOT),
        plan.isolation().name().toLowerCase(Locale.ROOT));
  }

  /** What a constant input hides, where there is one. */
  private Optional<String> input() {
    boolean oneInput =
        run.latest().stream()
            .anyMatch(
                cell ->
                    cell.mode() == Mode.THROUGHPUT && cell.inputBytes() > 0 && cell.inputs() == 1);
    return oneInput
        ? Optional.of("one input per cell, hot in cache and branch predictor; a pool costs more")
        : Optional.empty();
  }

  private Optional<String> precision() {
    if (run.plan().precision().isEmpty()) {
      return Optional.empty();
    }
    List<Ending> endings = run.latest().stream().flatMap(cell -> cell.endedBy().stream()).toList();
    return Optional.of(
        String.format(
            Locale.ROOT,
            "precision of %.2g %%: reached by %d of %d cells",
            100 * run.plan().precision().getAsDouble(),
            Collections.frequency(endings, Ending.PRECISION),
            endings.size()));
  }
}
