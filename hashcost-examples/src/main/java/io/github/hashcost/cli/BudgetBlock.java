package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which setting of a password hash takes as long as a login may. */
final class BudgetBlock {
  private final List<Candidate> functions;
  private final Map<Candidate, Tuned> tuned;

  /**
   * @param functions all password hashes there are
   * @param tuned from those that have one to themselves at the setting that should take {@link
   *     Tuned#LOGIN_NANOS}
   */
  BudgetBlock(List<Candidate> functions, Map<Candidate, Tuned> tuned) {
    this.functions = functions;
    this.tuned = tuned;
  }

  List<String> lines() {
    Labels labels = Labels.of(functions);
    return functions.stream()
        .flatMap(
            f ->
                Words.wrap(
                    Quantity.time(Tuned.LOGIN_NANOS) + " on this machine: " + line(labels.of(f), f))
                    .stream())
        .toList();
  }

  private String line(String label, Candidate function) {
    if (!LoginBudget.isTunable(function)) {
      return label + " is left out, it has no parameter of time apart from memory";
    }
    return Optional.ofNullable(tuned.get(function))
        .filter(t -> t.nanos().isPresent())
        .map(t -> measured(label, t))
        .orElse(label + " is left out, it could not be measured");
  }

  private static String measured(String label, Tuned tuned) {
    Candidate setting = tuned.setting();
    double nanos = tuned.nanos().orElseThrow();
    String with = LoginBudget.text(setting);
    if (LoginBudget.isLeast(setting) && nanos > Tuned.LOGIN_NANOS && !tuned.isNear()) {
      return label + " takes more, " + Quantity.time(nanos) + " even with " + with + ", its least";
    }
    // Where the parameter has no step that comes nearer, the host is not to blame.
    boolean nearer = tuned.turned().filter(t -> !t.id().equals(setting.id())).isPresent();
    return label
        + " with "
        + with
        + " (measured: "
        + Quantity.time(nanos)
        + (nearer && !tuned.isNear() ? ", so this host is noisy)" : ")");
  }
}
