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
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonCaveatsTest {
  private static final Caveat SEEN = Caveat.of("gc-in-window", "2 collections", "raise the heap");

  private static List<Caveat> caveats(Cell cell) {
    return Comparison.of(run(cell)).caveats(cell);
  }

  @Test
  void steadySamplesGiveNone() {
    assertThat(caveats(cell("t/a", 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2))).isEmpty();
  }

  @Test
  void halvesDisagreeNamesBothMedians() {
    assertThat(caveats(cell("t/a", rising(1, 12))))
        .containsExactly(
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
}
