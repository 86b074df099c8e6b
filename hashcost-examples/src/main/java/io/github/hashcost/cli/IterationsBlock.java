package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether the number of hashes changes the ratio. */
final class IterationsBlock {
  static final String TITLE = "What the ratio means: it is per call";

  private final DemoPlan plan;
  private final Map<Long, Optional<RunResult>> runs;

  /**
   * @param runs by the number of hashes, in the order to show; empty where it would take too long
   */
  IterationsBlock(DemoPlan plan, Map<Long, Optional<RunResult>> runs) {
    this.plan = plan;
    this.runs = runs;
  }

  List<String> lines() {
    Labels labels = plan.labels();
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .right("hashes")
            .right(labels.of(plan.reference()))
            .right(plan.others().size() == 1 ? labels.of(plan.others().get(0)) : "the other")
            .left("per call (medians)");
    runs.forEach(
        (hashes, run) ->
            run.ifPresentOrElse(
                r -> plan.others().forEach(f -> table.row(row(hashes, r, f))),
                () -> table.row(Quantity.count(hashes), "left out: takes too long for a demo")));
    List<String> lines = new ArrayList<>(table.build().lines());
    List<Noise> noise =
        plan.others().stream()
            .flatMap(f -> Noise.ofSpread(ratios(f), plan.labels().of(f)).stream())
            .toList();
    if (noise.isEmpty() && plan.functions().stream().allMatch(this::isSteady)) {
      lines.add(
          "More hashes take longer, but each costs the same: the ratio is one of calls, not of start-up.");
    }
    lines.addAll(Noise.sentence(noise));
    return lines;
  }

  private String[] row(long hashes, RunResult run, Candidate f) {
    Labels labels = plan.labels();
    Comparison comparison = Comparison.of(run);
    return new String[] {
      Quantity.count(hashes),
      Quantity.time(comparison.nanos(Cells.of(run, plan.reference())).point()),
      Quantity.time(comparison.nanos(Cells.of(run, f)).point()),
      RatioText.sentence(labels.of(f), labels.of(plan.reference()), ratio(run, f))
    };
  }

  private boolean isSteady(Candidate f) {
    double[] nanos =
        runs.values().stream()
            .flatMap(Optional::stream)
            .mapToDouble(run -> Comparison.of(run).nanos(Cells.of(run, f)).point())
            .toArray();
    return nanos.length > 1 && Noise.ofSpread(nanos, "").isEmpty();
  }

  private double[] ratios(Candidate f) {
    return runs.values().stream()
        .flatMap(Optional::stream)
        .mapToDouble(run -> ratio(run, f).estimate().point())
        .toArray();
  }

  private Ratio ratio(RunResult run, Candidate f) {
    return Comparison.of(run).ratio(Cells.of(run, f), Cells.of(run, plan.reference()));
  }
}
