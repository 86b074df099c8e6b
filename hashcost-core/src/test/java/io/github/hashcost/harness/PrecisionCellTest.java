package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrecisionCellTest {
  private static final long US = 1_000;
  private static final long MS = 1_000_000;

  private final FakeClock clock = new FakeClock();

  /** Calls of 150 us on average that differ evenly by up to this share. */
  private Operation noisy(String name, double share) {
    Random random = new Random(1);
    return Operation.of(
        name,
        context ->
            () -> {
              clock.advance((long) (150 * US * (1 + share * (2 * random.nextDouble() - 1))));
              return clock;
            });
  }

  private static Cell cell(RunResult run, String name) {
    return run.cell(name);
  }

  private static int samples(Cell cell) {
    return cell.samples().orElseThrow().size();
  }

  @Test
  void aSteadyCellNeedsNoMoreSamplesThanTheFirstQuestion() {
    Cell cell =
        cell(Quiet.harness(clock).precision(0.01).build().run(noisy("steady", 0)), "steady");
    assertThat(cell.endedBy()).contains(Ending.PRECISION);
    assertThat(samples(cell)).isEqualTo(36);
  }

  @Test
  void eachCellGoesOnUntilItsOwnIntervalIsNarrowEnough() {
    RunResult run =
        Quiet.harness(clock).precision(0.01).build().run(noisy("a", 0.001), noisy("b", 0.1));
    assertThat(cell(run, "a").endedBy()).contains(Ending.PRECISION);
    assertThat(cell(run, "b").endedBy()).contains(Ending.PRECISION);
    assertThat(samples(cell(run, "a"))).isEqualTo(36);
    assertThat(samples(cell(run, "b"))).isIn(144, 288, 576, 1152);
  }

  @Test
  void itSaysThatTheRoundsEndedIt() {
    Cell cell =
        cell(Quiet.harness(clock).precision(0.001).rounds(100).build().run(noisy("a", 0.5)), "a");
    assertThat(cell.endedBy()).contains(Ending.ROUNDS);
    assertThat(samples(cell)).isEqualTo(100);
    assertThat(cell.observed()).extracting(Caveat::code).contains("precision-not-reached");
  }

  @Test
  void itSaysThatTheBudgetEndedIt() {
    Operation slow =
        Operation.of(
            "slow",
            context -> {
              Random random = new Random(2);
              return () -> {
                clock.advance(50 * MS + random.nextInt((int) (100 * MS)));
                return clock;
              };
            });
    Cell cell = cell(Quiet.harness(clock).precision(0.001).build().run(slow), "slow");
    assertThat(cell.endedBy()).contains(Ending.BUDGET);
    assertThat(cell.observed()).extracting(Caveat::code).contains("precision-not-reached");
  }

  @Test
  void aRunEndsOnceAllAreDone() {
    Quiet.harness(clock).precision(0.01).build().run(noisy("steady", 0));
    long withPrecision = clock.nanos();
    Quiet.harness(clock).build().run(noisy("steady", 0));
    assertThat(withPrecision).isLessThan(clock.nanos() - withPrecision);
  }

  @Test
  void withoutAPrecisionNothingIsSaidOfItsEnd() {
    assertThat(cell(Quiet.harness(clock).build().run(noisy("a", 0)), "a").endedBy()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.01, Double.NaN, Double.POSITIVE_INFINITY})
  void aShareOutOfRangeIsRefused(double share) {
    assertThatThrownBy(() -> Harness.builder().precision(share))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("precision " + share);
  }

  @Test
  void iterationsAndAPrecisionContradictEachOther() {
    assertThatThrownBy(() -> Harness.builder().precision(0.01).iterations(5).build())
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("leave one of them out");
  }

  @Test
  void theRoundsThatWereAskedForAreKept() {
    assertThat(Harness.builder().rounds(50).precision(0.01).build().plan().rounds()).isEqualTo(50);
    assertThat(Harness.builder().precision(0.01).build().plan().rounds()).isEqualTo(2_304);
    assertThat(Harness.builder().timeBudget(Duration.ofSeconds(1)).build().plan().rounds())
        .isEqualTo(300);
  }
}
