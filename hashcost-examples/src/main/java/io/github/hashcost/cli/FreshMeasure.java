package io.github.hashcost.cli;

import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.Locale;

/** Each run in a real JVM of its own, with the flags of this one. */
final class FreshMeasure implements FreshRuns {
  private final Screen screen;

  FreshMeasure(Screen screen) {
    this.screen = screen;
  }

  @Override
  public RunResult run(List<String> measurement, String doing) throws NoJvm {
    return new MeasuringJvm(List.of())
        .run(
            measurement,
            seconds ->
                screen.progress(() -> String.format(Locale.ROOT, "%s: %.0f s", doing, seconds)));
  }
}
