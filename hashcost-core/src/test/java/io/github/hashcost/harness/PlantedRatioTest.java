package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Interval;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;

/** Operations of known cost on machines of planted moods. */
class PlantedRatioTest {
  private static final long US = 1_000;

  private final FakeClock clock = new FakeClock();
  private final SplittableRandom random = new SplittableRandom(42);

  private RunResult run(DoubleSupplier pace) {
    return Quiet.harness(clock)
        .build()
        .run(
            operation("once", 8 * US, pace),
            operation("twice", 16 * US, pace),
            operation("longer", 9_200, pace));
  }

  private Operation operation(String name, long nanos, DoubleSupplier pace) {
    return Operation.of(
        name,
        context ->
            () -> {
              clock.advance(Math.round(nanos * pace.getAsDouble()));
              return this;
            });
  }

  private static void findsWhatWasPlanted(RunResult run, double tolerance) {
    Comparison comparison = Comparison.of(run);
    assertIs(2.00, comparison.ratio("twice", "once"), tolerance);
    assertIs(1.15, comparison.ratio("longer", "once"), tolerance);
    assertIs(0.50, comparison.ratio("once", "twice"), tolerance);
  }

  private static void assertIs(double planted, Ratio ratio, double tolerance) {
    assertThat(ratio.estimate().point()).isCloseTo(planted, within(tolerance * planted));
    Interval interval = ratio.estimate().interval();
    assertThat(interval.contains(planted)).as(ratio.toString()).isTrue();
    assertThat(interval.relativeHalfWidth(planted)).isLessThanOrEqualTo(tolerance);
    assertThat(ratio.distinguishable()).isTrue();
  }

  @Test
  void isFoundExactlyWhereNothingDisturbs() {
    findsWhatWasPlanted(run(() -> 1), 1e-9);
  }

  @Test
  void isFoundWhileTheMachineChangesItsPace() {
    // As many rounds at full pace as at half of it: the samples of each cell lie at two places, and
    // the interval of a median of them would reach from one to the other.
    findsWhatWasPlanted(run(() -> clock.nanos() / (4_000 * US) % 3 == 0 ? 1 : 2), 0.001);
  }

  @Test
  void isFoundWhileTheMachineSlowsDown() {
    findsWhatWasPlanted(run(() -> 1 + clock.nanos() / 1e9), 0.001);
  }

  @Test
  void isFoundAmongOutliers() {
    // One call in two hundred is interrupted for a millisecond.
    findsWhatWasPlanted(run(() -> random.nextInt(200) == 0 ? 100 : 1), 0.03);
  }
}
