package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.Map;

/** Which setting of a password hash takes as long as a login may. */
final class BudgetBlock {
  static final double LOGIN_NANOS = 100e6;

  private final Map<Candidate, Candidate> tuned;
  private final RunResult run;

  /**
   * @param tuned from each password hash to itself at the setting that should take {@link
   *     #LOGIN_NANOS}
   * @param run in which these settings were measured
   */
  BudgetBlock(Map<Candidate, Candidate> tuned, RunResult run) {
    this.tuned = tuned;
    this.run = run;
  }

  List<String> lines() {
    Labels labels = Labels.of(List.copyOf(tuned.keySet()));
    return tuned.entrySet().stream().map(e -> line(labels.of(e.getKey()), e.getValue())).toList();
  }

  private String line(String label, Candidate setting) {
    double nanos = Comparison.of(run).nanos(Cells.of(run, setting)).point();
    double off = 100 * Math.abs(nanos / LOGIN_NANOS - 1);
    return Quantity.time(LOGIN_NANOS)
        + " on this machine: "
        + label
        + " with "
        + LoginBudget.text(setting)
        + " (measured: "
        + Quantity.time(nanos)
        + (off > Noise.TOLERATED_PERCENT ? ", so this host is noisy)" : ")");
  }
}
