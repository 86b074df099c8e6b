package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whether the number of hashes changes the ratio. */
final class IterationsBlock {
  static final String TITLE = "2. What the ratio means: it is per call";

  /** More than this between the rows is the host's doing: the calls are the same. */
  private static final double NOISY = 1.15;

  private final DemoPlan plan;
  private final Map<Long, RunResult> runs;

  /** @param runs by the number of hashes, in the order to show */
  IterationsBlock(DemoPlan plan, Map<Long, RunResult> runs) {
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
            .left("per call");
    runs.forEach((hashes, run) -> plan.others().forEach(f -> table.row(row(hashes, run, f))));
    List<String> lines = new ArrayList<>(table.build().lines());
    double spread = plan.others().stream().mapToDouble(this::spread).max().orElse(1);
    String verdict =
        spread > NOISY
            ? "This host is noisy: between the rows the ratio moved by "
            : "More hashes take longer, and cost as much each: between the rows the ratio moved by ";
    lines.addAll(Words.wrap(verdict + Quantity.ratio(100 * (spread - 1)) + " %."));
    return lines;
  }

  private String[] row(long hashes, RunResult run, Candidate f) {
    Labels labels = plan.labels();
    Cell reference = Cells.of(run, plan.reference());
    Cell cell = Cells.of(run, f);
    return new String[] {
      Quantity.count(hashes),
      Quantity.time(Cells.nanosPerCall(reference)),
      Quantity.time(Cells.nanosPerCall(cell)),
      RatioText.sentence(
          labels.of(f), labels.of(plan.reference()), Comparison.of(run).ratioOfTotals(cell, reference))
    };
  }

  private double spread(Candidate f) {
    double[] ratios =
        runs.values().stream()
            .mapToDouble(
                run -> Cells.nanosPerCall(Cells.of(run, f)) / Cells.nanosPerCall(Cells.of(run, plan.reference())))
            .sorted()
            .toArray();
    return ratios[ratios.length - 1] / ratios[0];
  }
}
