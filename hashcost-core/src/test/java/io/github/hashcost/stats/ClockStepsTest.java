package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClockStepsTest {
  /**
   * Batches of 150 us with 5 % of jitter, between two readings of a clock that answers in whole
   * ticks.
   */
  private static long[] batches(double tick) {
    SplittableRandom random = new SplittableRandom(42);
    double now = 0;
    long[] elapsed = new long[300];
    for (int i = 0; i < elapsed.length; i++) {
      now += random.nextDouble(1000);
      long start = read(now, tick);
      now += 146_250 + random.nextDouble(7500);
      elapsed[i] = read(now, tick) - start;
    }
    return elapsed;
  }

  private static long read(double now, double tick) {
    return (long) (Math.floor(now / tick) * tick);
  }

  @Test
  void countsTimesThatDiffer() {
    ClockSteps steps = ClockSteps.of(new long[] {300, 100, 100, 250, 100});
    assertThat(steps.distinctShare()).isEqualTo(0.6);
    assertThat(steps.smallest()).hasValue(50);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1000, 2500, 100_000, 15_625_000})
  void findsTheTickOfACoarseClock(double tick) {
    ClockSteps steps = ClockSteps.of(batches(tick));
    assertThat(steps.smallest()).hasValue((long) tick);
    assertThat(steps.distinctShare()).isLessThan(0.05);
  }

  /** 3.58 MHz: a tick of 279.4 ns, by which equal times are read 1 ns apart. */
  @Test
  void findsATickThatIsNoWholeNumber() {
    ClockSteps steps = ClockSteps.of(batches(1e9 / 3_579_545));
    assertThat(steps.smallest().orElseThrow()).isBetween(278L, 280L);
    assertThat(steps.distinctShare()).isLessThan(0.2);
  }

  @Test
  void seesNoStepsInAFineClock() {
    ClockSteps steps = ClockSteps.of(batches(1));
    assertThat(steps.smallest().orElseThrow()).isLessThan(10);
    assertThat(steps.distinctShare()).isGreaterThan(0.9);
  }

  @Test
  void ofEqualTimesAreUnknown() {
    ClockSteps steps = ClockSteps.of(new long[] {500, 501, 500, 500});
    assertThat(steps.smallest()).isEmpty();
    assertThat(steps.distinctShare()).isEqualTo(0.25);
  }

  @Test
  void leaveTheTimesAsTheyAre() {
    long[] times = {3, 1, 2};
    ClockSteps.of(times);
    assertThat(times).containsExactly(3, 1, 2);
  }

  @Test
  void needATime() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClockSteps.of(new long[0]))
        .withMessage("no times; at least one is needed");
  }
}
