package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.cell;
import static io.github.hashcost.analysis.Runs.on12;
import static io.github.hashcost.analysis.Runs.rising;
import static io.github.hashcost.analysis.Runs.run;
import static io.github.hashcost.analysis.Runs.samples;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonCaveatsTest {
  private static final Caveat SEEN = Caveat.of("gc-in-window", "2 collections", "raise the heap");

  private static List<Caveat> caveats(Cell cell) {
    return Comparison.of(run(cell)).caveats(cell);
  }

  @Test
  void steadySamplesGiveNone() {
    double[] steady = {99, 100.01, 99.5, 101, 100.1, 99.9, 100, 99.2, 100.8, 99.7, 100.3, 100.02};
    assertThat(caveats(cell("t/a", steady))).isEmpty();
  }

  @Test
  void halvesDisagreeNamesBothMedians() {
    assertThat(caveats(cell("t/a", rising(1, 12))))
        .contains(
            Caveat.of(
                "halves-disagree",
                "median 3.50 ns in the first half of the rounds, 9.50 ns in the second",
                "the machine or the code changed its pace meanwhile: measure again, on a quieter machine"));
  }

  @Test
  void sixSamplesAreNotFewAndTooFewToHalve() {
    assertThat(caveats(cell("t/a", rising(1, 6)))).isEmpty();
  }

  @Test
  void fewSamplesSaysHowMany() {
    assertThat(caveats(cell("t/a", 1, 2, 3)))
        .containsExactly(
            Caveat.of(
                "few-samples",
                "3 samples, whose whole range is the interval",
                "plan more rounds or a longer time budget: 6 samples give an interval at 95 %"));
    assertThat(caveats(cell("t/a", 1)))
        .extracting(Caveat::detail)
        .containsExactly("1 sample, which says nothing of its spread");
  }

  @Test
  void thoseObservedComeFirst() {
    Cell cell = on12("t/a").samples(samples(1, 2)).observed(SEEN).build();
    assertThat(caveats(cell))
        .extracting(Caveat::code)
        .containsExactly("gc-in-window", "few-samples");
  }

  @Test
  void whatWasObservedIsNotSaidTwice() {
    Caveat observed = Caveat.of("few-samples", "the budget ran out", "plan a longer one");
    assertThat(caveats(on12("t/a").samples(samples(1, 2)).observed(observed).build()))
        .containsExactly(observed);
  }

  @Test
  void aFailedCellHasOnlyWhatWasObserved() {
    Failure failure = Failure.of(Failure.THREW, "IllegalStateException");
    assertThat(caveats(on12("t/a").failure(failure).observed(SEEN).build())).containsExactly(SEEN);
  }

  @Test
  void clockTooCoarseNamesStepAndBatch() {
    // Batches of a thousand calls, read in steps of 1 us.
    assertThat(caveats(cell("t/a", 50, 51, 50, 50, 51, 51, 50, 49)))
        .containsExactly(
            Caveat.of(
                "clock-too-coarse",
                "the clock steps by 1,000 ns, 2.00 % of a batch of 50,000 ns",
                "plan longer batches, or more calls for each sample"));
  }

  @Test
  void clockIsFineWhereItsStepIsAtMostAHundredthOfABatch() {
    assertThat(caveats(cell("t/a", 100, 101, 100, 100, 101, 101, 100, 99))).isEmpty();
  }

  @Test
  void clockIsNotBlamedForTimesThatDiffer() {
    assertThat(caveats(cell("t/a", 50, 53, 47, 55, 45, 51, 49, 52))).isEmpty();
    assertThat(caveats(cell("t/a", 50, 50, 50, 50, 50, 50))).isEmpty();
  }

  @Test
  void clockTooCoarseWhereBatchesTookNoTime() {
    assertThat(caveats(cell("t/a", 0, 0, 0, 1000, 0, 0)))
        .singleElement()
        .satisfies(c -> assertThat(c.code()).isEqualTo("clock-too-coarse"))
        .satisfies(c -> assertThat(c.detail()).contains("took no time"));
  }

  @Test
  void meanAboveMedianSaysByHowMuch() {
    assertThat(caveats(cell("t/a", 100.3, 99.9, 107.2, 99.8, 180.4, 100.1)))
        .containsExactly(
            Caveat.of(
                "mean-above-median",
                "the mean is 1.14 times the median: some batches took far longer",
                "something else ran meanwhile, or memory was collected: read the median, not the"
                    + " total, and measure again on a quieter machine"));
    assertThat(caveats(cell("t/a", 100.3, 99.9, 107.2, 99.8, 150.4, 100.1))).isEmpty();
  }

  @Test
  void autocorrelatedSaysHowMuch() {
    assertThat(caveats(cell("t/a", wave(12))))
        .singleElement()
        .satisfies(c -> assertThat(c.code()).isEqualTo("autocorrelated"))
        .satisfies(c -> assertThat(c.detail()).contains("lag-1 autocorrelation 0.87"));
    assertThat(caveats(cell("t/a", wave(5)))).isEmpty();
  }

  /** Sixty samples that come back to where they were every so many: r1 is cos(2 pi / period). */
  private static double[] wave(int period) {
    double[] samples = new double[60];
    Arrays.setAll(samples, i -> 100 + 2 * Math.sin(2 * Math.PI * (i + 0.1) / period));
    return samples;
  }

  @Test
  void fasterThanMemorySaysHowFast() {
    // 12 bytes in 0.08 ns are 150 in one.
    assertThat(caveats(cell("t/a", 0.08, 0.081, 0.079, 0.085, 0.075, 0.08)))
        .contains(
            Caveat.of(
                "faster-than-memory",
                "150 bytes a nanosecond, and no processor reads more than 128",
                "the work was left out, by the compiler or by the function: let the call depend on"
                    + " all of its input, and return what it made"));
    assertThat(caveats(cell("t/a", 0.1, 0.101, 0.099, 0.105, 0.095, 0.1)))
        .extracting(Caveat::code)
        .doesNotContain("faster-than-memory");
  }

  @Test
  void aCallThatDidNothingIsTold() {
    assertThat(caveats(cell("t/a", 0.26, 0.261, 0.259, 0.265, 0.255, 0.26)))
        .contains(
            Caveat.of(
                "nothing-done",
                "0.26 ns a call, no more than a call takes that does nothing",
                "an empty input leaves nothing to do, or the compiler left the work out: it is no"
                    + " cost of hashing"));
    assertThat(caveats(cell("t/a", 0.7, 0.71, 0.69, 0.75, 0.65, 0.7)))
        .extracting(Caveat::code)
        .doesNotContain("nothing-done");
  }
}
