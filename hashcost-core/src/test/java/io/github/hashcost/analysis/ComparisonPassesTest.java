package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.cell;
import static io.github.hashcost.analysis.Runs.on12;
import static io.github.hashcost.analysis.Runs.run;
import static io.github.hashcost.analysis.Runs.samples;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import org.junit.jupiter.api.Test;

/** A second pass measures some cells again, together with their reference. */
class ComparisonPassesTest {
  private final Cell reference1 = cell("t/reference", 1, 1, 1, 1, 1, 1);
  private final Cell flagged1 = cell("t/flagged", 3, 3, 3, 9, 9, 9);
  private final Cell calm1 = cell("t/calm", 5, 5, 5, 5, 5, 5);
  private final Cell reference2 = again("t/reference", 2, 2, 2, 2, 2, 2);
  private final Cell flagged2 = again("t/flagged", 8, 8, 8, 8, 8, 8);
  private final Comparison comparison =
      Comparison.of(run(reference1, flagged1, calm1, reference2, flagged2));

  private static Cell again(String id, double... nanosPerCall) {
    return on12(id).pass(2).samples(samples(nanosPerCall)).build();
  }

  @Test
  void nanosAreThoseOfTheLastPass() {
    assertThat(comparison.nanos("flagged").point()).isEqualTo(8);
    assertThat(comparison.nanos("calm").point()).isEqualTo(5);
  }

  @Test
  void ratioTakesTheSecondPassWhereBothHaveIt() {
    assertThat(comparison.ratio("flagged", "reference").estimate().point()).isEqualTo(4);
  }

  @Test
  void ratioGoesBackToTheFirstPassWhereOneHasNoSecond() {
    Ratio ratio = comparison.ratio("calm", "reference");
    assertThat(ratio.estimate().point()).isEqualTo(5);
    assertThat(ratio.paired()).isTrue();
    assertThat(comparison.ratio(calm1, reference2).estimate()).isEqualTo(ratio.estimate());
    assertThat(comparison.ratioOfTotals("calm", "reference").estimate().point()).isEqualTo(5);
  }

  @Test
  void ratioTakesTheLastOfSeveralPassesThatBothHave() {
    Cell flagged3 = on12("t/flagged").pass(3).samples(samples(7, 7, 7, 7, 7, 7)).build();
    Comparison thrice = Comparison.of(run(reference1, flagged1, reference2, flagged2, flagged3));
    assertThat(thrice.ratio("flagged", "reference").estimate().point()).isEqualTo(4);
  }

  @Test
  void ratioOfGivenCellsKeepsThePassThatTheyShare() {
    assertThat(comparison.ratio(flagged1, reference1).estimate().point()).isEqualTo(6);
  }

  @Test
  void cellsThatNeverSharedAPassAreNotPairedByTheirRounds() {
    Cell lone = again("t/lone", 8, 8, 8, 8, 8, 8);
    Ratio ratio = Comparison.of(run(reference1, lone)).ratio("lone", "reference");
    assertThat(ratio.paired()).isFalse();
    assertThat(ratio.estimate().point()).isEqualTo(8);
  }

  @Test
  void aSecondPassThatFailedIsNotPassedOver() {
    Cell failed =
        on12("t/flagged")
            .pass(2)
            .failure(Failure.of("not-deterministic", "digest changed"))
            .build();
    Comparison failing = Comparison.of(run(reference1, flagged1, reference2, failed));
    assertThatThrownBy(() -> failing.ratio("flagged", "reference"))
        .hasMessageContaining("not-deterministic: digest changed");
  }

  @Test
  void twinsAreComparedWithinAPass() {
    Cell twin = on12("t/calm").copy(2).samples(samples(6, 6, 6, 6, 6, 6)).build();
    assertThat(Comparison.of(run(calm1, twin)).ratio(twin, calm1))
        .hasToString("calm (copy 2) costs 1.20 x as much as calm (copy 1) (1.20 to 1.20)");
  }
}
