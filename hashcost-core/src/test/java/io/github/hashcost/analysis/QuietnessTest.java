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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuietnessTest {
  private static final Cell NOISY = cell("t/noisy", rising(1, 12));

  private static Quietness of(int calm, Cell... others) {
    List<Cell> cells = new ArrayList<>(List.of(others));
    for (int i = 0; i < calm; i++) {
      cells.add(cell("t/calm" + i, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2));
    }
    return Comparison.of(run(cells.toArray(Cell[]::new))).quietness();
  }

  private static Cell observed(String code) {
    return on12("t/seen").samples(samples(1, 2)).observed(Caveat.of(code, "seen", "wait")).build();
  }

  @Test
  void isLostWithOneCellOfTwenty() {
    assertThat(of(19, NOISY).isQuiet()).isFalse();
    assertThat(of(19, NOISY)).hasToString("noisy host: 1 of 20 cells are noisy (5.00 %)");
    assertThat(of(20, NOISY).isQuiet()).isTrue();
    assertThat(of(40)).hasToString("quiet host: 0 of 40 cells are noisy (0 %)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"throttled", "steal"})
  void isDisturbedByWhatTheHostDid(String code) {
    assertThat(of(3, observed(code)).share()).isEqualTo(0.25);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gc-in-window", "not-settled", "shared-profile", "jit-limited"})
  void isNotDisturbedByWhatTheCodeDid(String code) {
    assertThat(of(3, observed(code)).noisy()).isZero();
  }

  @Test
  void countsACellOnceHoweverNoisy() {
    Cell twice =
        on12("t/seen")
            .samples(samples(rising(1, 12)))
            .observed(Caveat.of("steal", "seen", "wait"))
            .build();
    assertThat(of(1, twice).noisy()).isEqualTo(1);
  }

  @Test
  void countsTheFirstPassTooAndNoCellThatFailed() {
    Cell calmAgain = on12("t/noisy").pass(2).samples(samples(1, 2, 1, 2, 1, 2)).build();
    Cell failed = on12("t/bad").failure(Failure.of(Failure.THREW, "it")).build();
    Quietness quietness = of(2, NOISY, calmAgain, failed);
    assertThat(quietness.cells()).isEqualTo(4);
    assertThat(quietness.noisy()).isEqualTo(1);
  }

  @Test
  void isUnknownWhereNothingWasTimed() {
    assertThat(of(0).isQuiet()).isFalse();
    assertThat(of(0).share()).isZero();
    assertThat(of(0)).hasToString("nothing was timed");
  }
}
