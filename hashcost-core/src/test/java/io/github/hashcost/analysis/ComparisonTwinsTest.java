package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.cell;
import static io.github.hashcost.analysis.Runs.on12;
import static io.github.hashcost.analysis.Runs.run;
import static io.github.hashcost.analysis.Runs.samples;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import org.junit.jupiter.api.Test;

/** One cell of the run was measured as two copies: what differs no more than they do is equal. */
class ComparisonTwinsTest {
  private final Cell first = cell("t/a", 100, 200, 100, 200, 100, 200);
  private final Cell second = twin("t/a", 1, 101.2, 202.4, 101.2, 202.4, 101.2, 202.4);
  private final Cell little = cell("t/little", 101, 202, 101, 202, 101, 202);
  private final Cell less = cell("t/less", 99, 198, 99, 198, 99, 198);
  private final Cell much = cell("t/much", 102, 204, 102, 204, 102, 204);
  private final Comparison comparison = Comparison.of(run(first, second, little, less, much));

  private static Cell twin(String id, int pass, double... nanosPerCall) {
    return on12(id).copy(2).pass(pass).samples(samples(nanosPerCall)).build();
  }

  @Test
  void twinsAreTheSecondCopyOverTheFirst() {
    assertThat(comparison.twins().orElseThrow())
        .hasToString("a (copy 2) costs 1.01 x as much as a (copy 1) (1.01 to 1.01)");
  }

  @Test
  void aDifferenceAboveTheirsIsClaimed() {
    Ratio ratio = comparison.ratio("much", "a");
    assertThat(ratio.distinguishable()).isTrue();
    assertThat(ratio.caveats()).isEmpty();
    assertThat(ratio).hasToString("much costs 1.02 x as much as a (1.02 to 1.02)");
  }

  @Test
  void aDifferenceBelowTheirsIsNot() {
    for (Ratio ratio :
        new Ratio[] {
          comparison.ratio("little", "a"),
          comparison.ratio("a", "little"),
          comparison.ratio("less", "a")
        }) {
      assertThat(ratio.distinguishable()).isFalse();
      assertThat(ratio.caveats()).extracting(Caveat::code).containsExactly("below-aa");
    }
    assertThat(comparison.ratio("little", "a"))
        .hasToString(
            "little costs 1.01 x as much as a (1.01 to 1.01), not told apart in this run: A/A"
                + " differs by up to 1.20 %");
  }

  @Test
  void totalsAreHeldAgainstTheTotalsOfTheTwins() {
    Cell calm = cell("t/a", 100, 100, 100, 100, 100, 100, 100, 100, 100);
    Cell slowOnce = twin("t/a", 1, 100, 100, 100, 600, 100, 100, 100, 100, 100);
    Cell other = cell("t/much", 102, 102, 102, 102, 102, 102, 102, 102, 102);
    Comparison totals = Comparison.of(run(calm, slowOnce, other));
    assertThat(totals.ratio("much", "a").caveats()).isEmpty();
    assertThat(totals.ratioOfTotals("much", "a").caveats())
        .extracting(Caveat::code)
        .containsExactly("below-aa");
  }

  @Test
  void theFarEndOfTheirIntervalCounts() {
    Cell alikeByChance = twin("t/a", 1, 97, 194, 100, 200, 103, 206);
    Comparison wide = Comparison.of(run(first, alikeByChance, much));
    assertThat(wide.twins().orElseThrow().estimate().point()).isEqualTo(1);
    assertThat(wide.ratio("much", "a").caveats())
        .extracting(Caveat::detail)
        .containsExactly("not told apart in this run: A/A differs by up to 3.09 %");
  }

  @Test
  void ofSeveralTwinsThoseThatDifferMostCount() {
    Cell muchAgain = twin("t/much", 1, 100, 200, 100, 200, 100, 200);
    Comparison two = Comparison.of(run(first, second, much, muchAgain));
    assertThat(two.twins().orElseThrow().numerator()).isEqualTo("much (copy 2)");
  }

  @Test
  void theirLastPassCounts() {
    Cell firstAgain = on12("t/a").pass(2).samples(samples(100, 100, 100, 100, 100, 100)).build();
    Cell secondAgain = twin("t/a", 2, 100, 100, 100, 100, 100, 100);
    Comparison again = Comparison.of(run(first, second, little, firstAgain, secondAgain));
    assertThat(again.twins().orElseThrow().estimate().point()).isEqualTo(1);
    assertThat(again.ratio("little", "a").distinguishable()).isTrue();
  }

  @Test
  void aCellIsNotHeldAgainstItself() {
    assertThat(comparison.ratio("a", "a").caveats()).isEmpty();
    assertThat(comparison.ratio(second, first).caveats()).isEmpty();
  }

  @Test
  void twinsWithoutFiguresAreNone() {
    Cell failed = on12("t/a").copy(2).failure(Failure.of(Failure.THREW, "it")).build();
    Cell untimed = twin("t/a", 1);
    for (Cell none : new Cell[] {failed, untimed}) {
      Comparison without = Comparison.of(run(first, none, little));
      assertThat(without.twins()).isEmpty();
      assertThat(without.ratio("little", "a").caveats()).isEmpty();
    }
    assertThat(Comparison.of(run(first, little)).twins()).isEmpty();
  }

  @Test
  void aTwinThatTookNoTimeLeavesNothingToClaim() {
    Comparison still = Comparison.of(run(first, twin("t/a", 1, 0, 0, 0, 0, 0, 0), much));
    assertThat(still.ratio("much", "a").distinguishable()).isFalse();
    assertThat(still.ratio("much", "a").toString()).endsWith("A/A differs by any factor");
  }

  @Test
  void withoutTwinsTheIntervalDecides() {
    Comparison alone = Comparison.of(run(first, much, cell("t/wide", 99, 198, 100, 200, 101, 202)));
    assertThat(alone.ratio("much", "a").distinguishable()).isTrue();
    assertThat(alone.ratio("wide", "a").distinguishable()).isFalse();
    assertThat(Comparison.of(run(cell("t/x", 5), cell("t/y", 1))).ratio("x", "y").distinguishable())
        .isFalse();
  }
}
