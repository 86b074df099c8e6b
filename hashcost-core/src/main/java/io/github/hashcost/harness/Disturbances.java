package io.github.hashcost.harness;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Caveat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What disturbed a whole run, from outside or by how the JVM was started. */
final class Disturbances {
  /** Less of the processor's time taken by others is everyday life on a shared machine. */
  private static final double STEAL_WORTH_TELLING = 0.02;

  private Disturbances() {}

  /**
   * Those of one run.
   *
   * @param gained while it ran
   */
  static List<Caveat> of(Environment environment, HostActivity gained) {
    List<Caveat> found = new ArrayList<>();
    if (!environment.jitLimits().isEmpty()) {
      found.add(
          Caveat.of(
              "jit-limited",
              "the compiler was held back: " + String.join(", ", environment.jitLimits()),
              "measure in a JVM started without it"));
    }
    if (gained.throttledPeriods().orElse(0) > 0) {
      found.add(
          Caveat.of(
              "throttled",
              "the quota of the control group was used up "
                  + gained.throttledPeriods().getAsLong()
                  + " times",
              "raise the quota of processor time, or measure elsewhere"));
    }
    double steal = gained.stealShare().orElse(0);
    if (steal > STEAL_WORTH_TELLING) {
      found.add(
          Caveat.of(
              "steal",
              String.format(
                  Locale.ROOT,
                  "the host gave %.0f %% of the processors' time to others",
                  100 * steal),
              "measure on a machine that is not shared"));
    }
    return found;
  }
}
