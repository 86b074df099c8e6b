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

  private static final double TOLERATED_PERCENT = 10;

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
    return tuned.entrySet().stream()
        .filter(e -> Cells.of(run, e.getValue()).samples().isPresent())
        .map(e -> line(labels.of(e.getKey()), e.getValue()))
        .toList();
  }

  private String line(String label, Candidate setting) {
    double nanos = Comparison.of(run).nanos(Cells.of(run, setting)).point();
    double off = 100 * Math.abs(nanos / LOGIN_NANOS - 1);
    // Where the parameter has no step that comes nearer, the host is not to blame.
    boolean nearer =
        LoginBudget.candidate(setting, nanos, LOGIN_NANOS)
            .filter(other -> !other.id().equals(setting.id()))
            .isPresent();
    return Quantity.time(LOGIN_NANOS)
        + " on this machine: "
        + label
        + " with "
        + LoginBudget.text(setting)
        + " (measured: "
        + Quantity.time(nanos)
        + (nearer && off > TOLERATED_PERCENT ? ", so this host is noisy)" : ")");
  }
}
