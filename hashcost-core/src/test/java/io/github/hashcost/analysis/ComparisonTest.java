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
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Interval TWO_TO_FOUR = new Interval(2, 4, 0.95);

  @Test
  void nanosAreTheMedianOfTheSamplesPerCall() {
    Comparison comparison =
        Comparison.of(run(cell("t/djb2", 6, 1, 5, 2, 4, 3), cell("t/sha-256", 60)));
    assertThat(comparison.nanos("djb2")).isEqualTo(Estimate.of(3.5, new Interval(1, 6, 0.95), 6));
  }

  @Test
  void ratioIsTheMedianOfTheRatiosOfEachRound() {
    Comparison comparison =
        Comparison.of(run(cell("t/a", 2, 6, 30, 4, 15, 200), cell("t/b", 1, 2, 10, 1, 5, 50)));
    Ratio ratio = comparison.ratio("a", "b");
    assertThat(ratio.estimate()).isEqualTo(Estimate.of(3, TWO_TO_FOUR, 6));
    assertThat(ratio.paired()).isTrue();
  }

  /**
   * The host slows down tenfold in every second round: medians know nothing, rounds tell exactly 2.
   */
  @Test
  void ratioForgetsWhatSlowsBothInOneRound() {
    Comparison comparison =
        Comparison.of(run(cell("t/a", 2, 20, 2, 20, 2, 20), cell("t/b", 1, 10, 1, 10, 1, 10)));
    assertThat(comparison.ratio("a", "b").estimate())
        .isEqualTo(Estimate.of(2, new Interval(2, 2, 0.95), 6));
  }

  @Test
  void ratioPairsByRoundWhereTheSlowCellSatSomeOut() {
    Cell slow =
        on12("t/slow")
            .samples(samples(new int[] {1, 3, 5, 7, 9, 11}, 20, 40, 60, 80, 100, 120))
            .build();
    Cell fast = cell("t/fast", 1, 2, 1, 4, 1, 6, 1, 8, 1, 10, 1, 12);
    Ratio ratio = Comparison.of(run(slow, fast)).ratio(slow, fast);
    assertThat(ratio.estimate()).isEqualTo(Estimate.of(10, new Interval(10, 10, 0.95), 6));
  }

  @Test
  void ratioStaysPairedWhenTheSlowCellHasFewSamplesButAllOfThemShared() {
    Cell slow = on12("t/slow").samples(samples(new int[] {0, 40, 80}, 10, 20, 30)).build();
    Ratio ratio = Comparison.of(run(slow, cell("t/fast", rising(1, 100)))).ratio("slow", "fast");
    assertThat(ratio.paired()).isTrue();
    assertThat(ratio.estimate())
        .isEqualTo(Estimate.of(20 / 41.0, new Interval(30 / 81.0, 10, 0.75), 3));
  }

  @Test
  void ratioIsThatOfTheMediansWhenTooFewRoundsAreShared() {
    Cell a =
        on12("t/a").samples(samples(new int[] {0, 1, 2, 3, 4, 5}, 10, 20, 30, 40, 50, 60)).build();
    Cell b = on12("t/b").samples(samples(new int[] {5, 6, 7, 8, 9, 10}, 1, 2, 3, 4, 5, 6)).build();
    Ratio ratio = Comparison.of(run(a, b)).ratio("a", "b");
    assertThat(ratio.paired()).isFalse();
    assertThat(ratio.estimate().point()).isEqualTo(10);
    assertThat(ratio.estimate().interval().low()).isEqualTo(10 / 6.0);
    assertThat(ratio.estimate().interval().high()).isEqualTo(60);
    assertThat(ratio.estimate().interval().level()).isCloseTo(0.9, within(1e-12));
    assertThat(ratio.estimate().samples()).isEqualTo(6);
    assertThat(ratio)
        .hasToString(
            "a costs 10.0 x as much as b (1.67 to 60.0 at 90.0 %, not from the same rounds)");
  }

  @Test
  void ratioOfOneSampleSaysNothingOfItsSpread() {
    Ratio ratio = Comparison.of(run(cell("t/a", 6), cell("t/b", 4))).ratio("a", "b");
    assertThat(ratio.estimate()).isEqualTo(Estimate.of(1.5, new Interval(1.5, 1.5, 0), 1));
  }

  @Test
  void ratioOfTotalsIsThatOfTwoStopwatches() {
    Cell a =
        on12("t/a")
            .samples(Samples.of(new int[] {0, 1}, new long[] {900, 100}, new long[] {3000, 500}))
            .build();
    Cell b =
        on12("t/b")
            .samples(Samples.of(new int[] {0, 1}, new long[] {900, 100}, new long[] {1100, 300}))
            .build();
    Ratio ratio = Comparison.of(run(a, b)).ratioOfTotals("a", "b");
    assertThat(ratio.estimate().point()).isCloseTo(3500 / 1400.0, within(1e-12));
    assertThat(ratio.estimate().samples()).isEqualTo(2);
    assertThat(ratio.paired()).isTrue();
  }

  @Test
  void ratioOfTotalsIsPerCallWhereTheCallsDiffer() {
    Cell a =
        on12("t/a")
            .samples(Samples.of(new int[] {0, 1}, new long[] {10, 10}, new long[] {1000, 3000}))
            .build();
    Cell b =
        on12("t/b")
            .samples(Samples.of(new int[] {0, 1}, new long[] {50, 50}, new long[] {500, 1500}))
            .build();
    assertThat(Comparison.of(run(a, b)).ratioOfTotals(a, b).estimate().point()).isEqualTo(10);
  }

  @Test
  void ratioOfTotalsTakesSharedRoundsOnly() {
    Cell a = on12("t/a").samples(samples(new int[] {1, 3}, 2, 4)).build();
    Cell b = on12("t/b").samples(samples(new int[] {0, 1, 2, 3}, 700, 1, 700, 2)).build();
    assertThat(Comparison.of(run(a, b)).ratioOfTotals("a", "b").estimate().point()).isEqualTo(2);
  }

  @Test
  void ratioOfTotalsRefusesCellsThatShareNoRound() {
    Cell a = on12("t/a").samples(samples(new int[] {0}, 2)).build();
    Cell b = on12("t/b").samples(samples(new int[] {1}, 2)).build();
    Comparison comparison = Comparison.of(run(a, b));
    assertThatThrownBy(() -> comparison.ratioOfTotals("a", "b"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("t/a on 12 B and t/b on 12 B share no round");
  }

  @Test
  void cellsThatFailedHaveNoFigures() {
    Cell failed =
        on12("t/bad").failure(Failure.of(Failure.WRONG_DIGEST, "vector 'empty' failed")).build();
    Comparison comparison = Comparison.of(run(failed, cell("t/good", 1, 2)));
    String message =
        "t/bad on 12 B has no samples (wrong-digest: vector 'empty' failed); compare other cells, or remove the cause"
            + " and measure again";
    assertThatThrownBy(() -> comparison.nanos("bad"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessage(message);
    assertThatThrownBy(() -> comparison.ratio("bad", "good")).hasMessage(message);
    assertThatThrownBy(() -> comparison.ratio("good", "bad")).hasMessage(message);
    assertThatThrownBy(() -> comparison.ratioOfTotals("good", "bad")).hasMessage(message);
  }

  @Test
  void cellsThatWereNeverTimedHaveNoFigures() {
    Comparison comparison = Comparison.of(run(cell("t/never")));
    assertThatThrownBy(() -> comparison.nanos("never"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("t/never on 12 B has no samples (nothing was timed)");
  }

  @Test
  void nothingCanBeDividedByNoTime() {
    Cell early = on12("t/early").samples(samples(new int[] {0, 1}, 1, 1)).build();
    Cell late = on12("t/zero").samples(samples(new int[] {1, 2}, 0, 0)).build();
    for (RunResult run :
        new RunResult[] {run(cell("t/early", 1, 1), cell("t/zero", 0, 1)), run(early, late)}) {
      Comparison comparison = Comparison.of(run);
      assertThatThrownBy(() -> comparison.ratio("early", "zero"))
          .isInstanceOf(HashcostException.Unsupported.class)
          .hasMessageStartingWith("t/zero on 12 B took 0.0 ns a call")
          .hasMessageEndingWith("plan longer ones");
    }
  }

  @Test
  void cellsOfAnotherRunAreNotCompared() {
    Comparison comparison = Comparison.of(run(cell("t/a", 1)));
    Cell foreign = cell("t/a", 1);
    assertThatThrownBy(() -> comparison.ratio(foreign, foreign))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageStartingWith("t/a on 12 B is a cell of another run");
  }

  @Test
  void differencesAreFormedRoundByRoundToo() {
    // Slow rounds are slow for both, so that each difference is 5 although the medians move.
    double[] pace = {100, 10, 300, 20, 400, 30, 500};
    double[] more = Arrays.stream(pace).map(x -> x + 5).toArray();
    RunResult run = run(cell("a", more), cell("b", pace));
    Estimate difference = Comparison.of(run).difference("a", "b");
    assertThat(difference.point()).isEqualTo(5);
    assertThat(difference.interval()).isEqualTo(new Interval(5, 5, 0.95));
    assertThat(Comparison.of(run).difference("b", "a").point()).isEqualTo(-5);
  }

  @Test
  void differencesOfOtherRoundsAreThoseOfTheMedians() {
    int[] later = {10, 11, 12, 13, 14, 15, 16};
    Cell a = on12("a").samples(samples(later, rising(20, 7))).build();
    RunResult run = run(a, cell("b", rising(10, 7)));
    Estimate difference = Comparison.of(run).difference("a", "b");
    assertThat(difference.point()).isEqualTo(10);
    assertThat(difference.interval()).isEqualTo(new Interval(4, 16, 0.90));
  }
}
