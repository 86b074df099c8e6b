package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CellAccuracyTest {
  private static final int CALLS = 1_000;

  private static PairedTimes times(int children) {
    return new PairedTimes(children);
  }

  @Test
  void theRatioIsThatOfTheRoundsToTheMedianOfTheChildren() {
    PairedTimes times = times(3);
    for (int round = 0; round < 20; round++) {
      // The machine halves its pace in the middle of it, for all alike.
      long pace = round < 10 ? 1 : 2;
      times.add(
          round, CALLS, pace * 11_000, new long[] {pace * 8_000, pace * 10_000, pace * 16_000});
    }
    CellAccuracy accuracy = CellAccuracy.of(times).orElseThrow();
    assertThat(accuracy.ratio().point()).isEqualTo(1.1);
    assertThat(accuracy.ratio().interval().low()).isEqualTo(1.1);
    assertThat(accuracy.ratio().interval().high()).isEqualTo(1.1);
    assertThat(accuracy.ratio().samples()).isEqualTo(20);
    assertThat(accuracy.deviation()).isEqualTo(0.1, within(1e-12));
    assertThat(accuracy.spread()).hasValue(2.0);
    assertThat(accuracy.hereNanos()).isEqualTo(16.5);
    assertThat(accuracy.aloneNanos()).isEqualTo(15.0);
    assertThat(accuracy.aloneNanosByChild()).containsExactly(12.0, 15.0, 24.0);
  }

  @Test
  void aFasterRunDeviatesAsMuchAsASlowerOne() {
    PairedTimes times = times(1);
    times.add(0, CALLS, 9_000, new long[] {10_000});
    CellAccuracy accuracy = CellAccuracy.of(times).orElseThrow();
    assertThat(accuracy.deviation()).isEqualTo(0.1, within(1e-12));
    assertThat(accuracy.spread()).isEmpty();
  }

  @Test
  void theIntervalIsThatOfTheMedian() {
    PairedTimes times = times(1);
    for (int round = 0; round < 6; round++) {
      times.add(round, CALLS, 10_000 + 100 * round, new long[] {10_000});
    }
    // Of six values the interval at 95 % is their whole range.
    CellAccuracy accuracy = CellAccuracy.of(times).orElseThrow();
    assertThat(accuracy.ratio().point()).isEqualTo(1.025);
    assertThat(accuracy.ratio().interval().low()).isEqualTo(1.0);
    assertThat(accuracy.ratio().interval().high()).isEqualTo(1.05);
  }

  @Test
  void aChildThatWasLostOnTheWayDoesNotCount() {
    PairedTimes times = times(2);
    times.add(0, CALLS, 10_000, new long[] {10_000, 500});
    times.add(1, CALLS, 10_000, new long[] {10_000, PairedTimes.NONE});
    CellAccuracy accuracy = CellAccuracy.of(times).orElseThrow();
    assertThat(accuracy.ratio().point()).isEqualTo(1.0);
    assertThat(accuracy.spread()).isEmpty();
  }

  @Test
  void withoutAChildOrARoundThereIsNone() {
    PairedTimes times = times(1);
    assertThat(CellAccuracy.of(times)).isEmpty();
    times.add(0, CALLS, 10_000, new long[] {PairedTimes.NONE});
    assertThat(CellAccuracy.of(times)).isEmpty();
  }
}
