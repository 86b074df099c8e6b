package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A setting of a password hash on its way to the time that a login may take.
 *
 * @param run in which it was measured
 */
record Tuned(Candidate setting, RunResult run) {
  static final double LOGIN_NANOS = 100e6;

  private static final double TOLERATED = 0.1;

  /** What it took; empty where it could not be measured. */
  OptionalDouble nanos() {
    Cell cell = Cells.of(run, setting);
    return cell.samples().isPresent()
        ? OptionalDouble.of(Comparison.of(run).nanos(cell).point())
        : OptionalDouble.empty();
  }

  /** Whether it took the time of a login, as near as a noisy host can be asked for. */
  boolean isNear() {
    return nanos().stream().anyMatch(t -> Math.abs(t / LOGIN_NANOS - 1) <= TOLERATED);
  }

  /** The setting that should come nearest, itself perhaps; empty where nothing can be turned. */
  Optional<Candidate> turned() {
    return nanos().stream()
        .boxed()
        .findFirst()
        .flatMap(t -> LoginBudget.candidate(setting, t, LOGIN_NANOS));
  }
}
