package io.github.hashcost.harness;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.environment.HostActivity;

/** A JVM and a machine in which nothing happens but what a test plants. */
final class Quiet {
  private Quiet() {}

  static Instruments instruments(NanoClock clock) {
    return new Instruments(
        clock,
        () -> 0,
        () -> 0,
        () -> GcActivity.of(0, 0),
        () -> Environment.builder().build(),
        () -> HostActivity.builder().build());
  }

  /** With this clock. */
  static Harness.Builder harness(NanoClock clock) {
    return Harness.builder().instruments(instruments(clock));
  }

  /** With the system's clock. */
  static Harness.Builder harness() {
    return harness(NanoClock.system());
  }
}
