package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.cell;
import static io.github.hashcost.analysis.Runs.on12;
import static io.github.hashcost.analysis.Runs.rising;
import static io.github.hashcost.analysis.Runs.run;
import static io.github.hashcost.analysis.Runs.samples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Interval;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What several threads get done at once. */
class ScalingTest {
  private static final Cell ALONE = cell("t/f", 10, 10, 10, 10, 10, 10);

  private static Cell.Builder thread(int index, double... nanosPerCall) {
    return on12("t/f").threads(2).thread(index).samples(samples(nanosPerCall));
  }

  private static Scaling scaling(Cell... cells) {
    return Comparison.of(run(cells)).onThreads("f").orElseThrow();
  }

  @Test
  void addsTheRatesOfAllThreadsRoundByRound() {
    // Totals of 1/20 + 1/20 = 0.1, and 1/20 + 1/30 = 0.0833... calls in a nanosecond.
    Scaling scaling =
        scaling(
            ALONE,
            thread(0, 20, 20, 20, 20, 20, 20).build(),
            thread(1, 20, 20, 20, 30, 30, 30).build());
    double slow = 1e9 / 12;
    assertThat(scaling.threads()).isEqualTo(2);
    assertThat(scaling.callsPerSecond().point()).isCloseTo((1e8 + slow) / 2, within(1.0));
    Interval interval = scaling.callsPerSecond().interval();
    assertThat(interval.low()).isCloseTo(slow, within(1.0));
    assertThat(interval.high()).isCloseTo(1e8, within(1.0));
  }

  @Test
  void comparesTheTimeOfACallWithThatOnOneThreadInTheSameRound() {
    // 2 / (1/20 + 1/30) = 24 ns; the host slows everybody down in the second half.
    Scaling scaling =
        scaling(
            cell("t/f", 10, 10, 10, 20, 20, 20),
            thread(0, 20, 20, 20, 40, 40, 40).build(),
            thread(1, 30, 30, 30, 60, 60, 60).build());
    assertThat(scaling.slowdown().estimate().point()).isCloseTo(2.4, within(1e-4));
    assertThat(scaling.slowdown().estimate().interval().high()).isCloseTo(2.4, within(1e-4));
    assertThat(scaling.slowdown().paired()).isTrue();
    assertThat(scaling.efficiency().point()).isCloseTo(1 / 2.4, within(1e-4));
  }

  @Test
  void totalSlowdownAndEfficiencyFitEachOther() {
    Scaling scaling =
        scaling(ALONE, thread(0, rising(11, 6)).build(), thread(1, 31, 30, 29, 35, 40, 12).build());
    double n = scaling.threads();
    double aloneCallsPerSecond = 1e8;
    double efficiency = scaling.efficiency().point();
    // The median of six is the mean of two, so one over it is close to the other median, no more.
    assertThat(scaling.callsPerSecond().point() / (n * aloneCallsPerSecond))
        .isCloseTo(efficiency, within(0.01));
    Interval slow = scaling.slowdown().estimate().interval();
    assertThat(scaling.efficiency().interval())
        .isEqualTo(new Interval(1 / slow.high(), 1 / slow.low(), slow.level()));
  }

  @Test
  void speaksOfThreadsThatDoNotDisturbEachOther() {
    double[] ten = {10, 10, 10, 10, 10, 10};
    Scaling scaling = scaling(ALONE, thread(0, ten).build(), thread(1, ten).build());
    assertThat(scaling)
        .hasToString(
            "2 threads make 200,000,000 calls a second (200,000,000 to 200,000,000);"
                + " f on 2 threads costs 1.00 x as much as f (1.00 to 1.00)");
  }

  @Test
  void leavesOutRoundsThatNotAllThreadsHave() {
    Cell some = on12("t/f").threads(2).thread(1).samples(samples(new int[] {1, 3}, 20, 20)).build();
    Scaling scaling = scaling(ALONE, thread(0, 20, 20, 20, 20, 20, 20).build(), some);
    assertThat(scaling.callsPerSecond().samples()).isEqualTo(2);
    assertThat(scaling.slowdown().paired()).isTrue();
  }

  @Test
  void dividesTwoMediansWhereTheRoundsAreOthers() {
    int[] later = IntStream.range(6, 12).toArray();
    double[] twenty = {20, 20, 20, 20, 20, 20};
    Cell[] crew =
        IntStream.range(0, 2)
            .mapToObj(i -> thread(i).samples(samples(later, twenty)).build())
            .toArray(Cell[]::new);
    Scaling scaling = scaling(ALONE, crew[0], crew[1]);
    assertThat(scaling.slowdown().paired()).isFalse();
    assertThat(scaling.slowdown().estimate().point()).isEqualTo(2);
  }

  @Test
  void isOfTheLastPassThatBothHave() {
    double[] twenty = {20, 20, 20, 20, 20, 20};
    double[] thirty = {30, 30, 30, 30, 30, 30};
    Cell again = on12("t/f").pass(2).samples(samples(15, 15, 15, 15, 15, 15)).build();
    Cell[] first = {thread(0, twenty).build(), thread(1, twenty).build()};
    assertThat(scaling(ALONE, again, first[0], first[1]).slowdown().estimate().point())
        .isEqualTo(2);
    Cell[] second = {thread(0, thirty).pass(2).build(), thread(1, thirty).pass(2).build()};
    assertThat(
            scaling(ALONE, again, first[0], first[1], second[0], second[1])
                .slowdown()
                .estimate()
                .point())
        .isEqualTo(2);
    assertThat(
            scaling(ALONE, first[0], first[1], second[0], second[1]).slowdown().estimate().point())
        .isEqualTo(2);
  }

  @Test
  void isAbsentWhereOneThreadRanAlone() {
    assertThat(Comparison.of(run(ALONE)).onThreads("f")).isEmpty();
    assertThat(Comparison.of(run(ALONE)).onThreads(ALONE)).isEmpty();
  }

  @Test
  void hasTheCaveatsOfAllThreadsOnce() {
    Caveat here = Caveat.of("gc-in-window", "one", "raise the heap");
    Caveat there = Caveat.of("gc-in-window", "two", "raise the heap");
    Caveat turns = Caveat.of("more-threads-than-cpus", "turns", "plan fewer");
    Scaling scaling =
        scaling(
            ALONE,
            thread(0, 20, 20).observed(here).build(),
            thread(1, 20, 20).observed(there).observed(turns).build());
    assertThat(scaling.caveats()).startsWith(here, turns);
    assertThat(scaling.caveats())
        .extracting(Caveat::code)
        .containsExactly("gc-in-window", "more-threads-than-cpus", "few-samples");
  }

  @Test
  void aFailureIsNamed() {
    Failure failure = Failure.of("threw", "java.io.IOException");
    Cell failed = on12("t/f").threads(2).thread(1).failure(failure).build();
    Comparison comparison = Comparison.of(run(ALONE, thread(0, 20, 20).build(), failed));
    assertThatThrownBy(() -> comparison.onThreads("f"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("java.io.IOException");
  }

  @Test
  void aBatchThatTookNoTimeIsRefused() {
    Comparison comparison =
        Comparison.of(run(ALONE, thread(0, 20, 20).build(), thread(1, 20, 0).build()));
    assertThatThrownBy(() -> comparison.onThreads("f"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContainingAll("t/f on 12 B on 2 threads", "plan longer");
  }

  @Test
  void threadsThatNeverRanTogetherAreRefused() {
    Samples later = samples(new int[] {7}, 20);
    Comparison comparison =
        Comparison.of(run(ALONE, thread(0, 20).build(), thread(1, 20).samples(later).build()));
    assertThatThrownBy(() -> comparison.onThreads("f"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("share no round");
  }

  @Test
  void theCellsOfOneThreadAreTheOnesToRead() {
    double[] ten = {10, 10, 10, 10, 10, 10};
    Cell one = thread(1, ten).build();
    Cell zero = thread(0, ten).build();
    Cell again = thread(0, ten).pass(2).build();
    RunResult run = run(ALONE, one, zero, again);
    assertThat(run.latest()).containsExactly(ALONE);
    assertThat(run.cell("f")).isSameAs(ALONE);
    assertThat(run.passes(ALONE)).containsExactly(ALONE);
    assertThat(run.passes(again)).containsExactly(zero, again);
    assertThat(run(ALONE, one, zero).onThreads(ALONE)).containsExactly(zero, one);
    assertThat(run(ALONE).onThreads(ALONE)).isEqualTo(List.of());
  }

  @Test
  void threadsThatDisturbEachOtherMakeNoHostNoisy() {
    Comparison comparison =
        Comparison.of(
            run(ALONE, thread(0, rising(1, 12)).build(), thread(1, rising(1, 12)).build()));
    assertThat(comparison.quietness().cells()).isEqualTo(1);
    assertThat(comparison.quietness().isQuiet()).isTrue();
  }
}
