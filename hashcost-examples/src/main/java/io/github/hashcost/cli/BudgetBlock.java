package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which setting of a password hash takes as long as a login may. */
final class BudgetBlock {
  static final double LOGIN_NANOS = 100e6;

  private static final double TOLERATED_PERCENT = 10;

  private final List<Candidate> functions;
  private final Map<Candidate, Candidate> tuned;
  private final RunResult run;

  /**
   * @param functions all password hashes there are
   * @param tuned from those that have one to themselves at the setting that should take {@link
   *     #LOGIN_NANOS}
   * @param run in which these settings were measured
   */
  BudgetBlock(List<Candidate> functions, Map<Candidate, Candidate> tuned, RunResult run) {
    this.functions = functions;
    this.tuned = tuned;
    this.run = run;
  }

  List<String> lines() {
    Labels labels = Labels.of(functions);
    return functions.stream()
        .flatMap(
            f ->
                Words.wrap(
                    Quantity.time(LOGIN_NANOS) + " on this machine: " + line(labels.of(f), f))
                    .stream())
        .toList();
  }

  private String line(String label, Candidate function) {
    if (!LoginBudget.isTunable(function)) {
      return label + " is left out, it has no parameter of time apart from memory";
    }
    Optional<Candidate> setting =
        Optional.ofNullable(tuned.get(function))
            .filter(s -> Cells.of(run, s).samples().isPresent());
    return setting
        .map(s -> measured(label, s))
        .orElse(label + " is left out, it could not be measured");
  }

  private String measured(String label, Candidate setting) {
    double nanos = Comparison.of(run).nanos(Cells.of(run, setting)).point();
    double off = 100 * Math.abs(nanos / LOGIN_NANOS - 1);
    String with = LoginBudget.text(setting);
    if (LoginBudget.isLeast(setting) && nanos > LOGIN_NANOS && off > TOLERATED_PERCENT) {
      return label + " takes more, " + Quantity.time(nanos) + " even with " + with + ", its least";
    }
    // Where the parameter has no step that comes nearer, the host is not to blame.
    boolean nearer =
        LoginBudget.candidate(setting, nanos, LOGIN_NANOS)
            .filter(other -> !other.id().equals(setting.id()))
            .isPresent();
    return label
        + " with "
        + with
        + " (measured: "
        + Quantity.time(nanos)
        + (nearer && off > TOLERATED_PERCENT ? ", so this host is noisy)" : ")");
  }
}
