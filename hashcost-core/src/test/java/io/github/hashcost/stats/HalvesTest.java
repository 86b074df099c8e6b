package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HalvesTest {
  @Test
  void disagreeWhenThePaceChangedMidway() {
    Halves halves =
        Halves.of(new double[] {1, 2, 3, 4, 5, 6, 6.5, 7, 8, 9, 10, 11, 12}).orElseThrow();
    assertThat(halves.agree()).isFalse();
    assertThat(halves.first()).isEqualTo(Estimate.of(3.5, new Interval(1, 6, 0.95), 6));
    assertThat(halves.second()).isEqualTo(Estimate.of(9, new Interval(6.5, 12, 0.95), 7));
  }

  @Test
  void agreeWhenTheirIntervalsTouch() {
    assertThat(Halves.of(new double[] {1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11}).orElseThrow().agree())
        .isTrue();
  }

  @Test
  void cannotBeJudgedWithFewerThanSixSamplesEach() {
    assertThat(Halves.of(new double[11])).isEmpty();
    assertThat(Halves.of(new double[12])).isPresent();
  }

  @Test
  void ofUnchangingSamplesDisagreeInFewerThanOneSetOfAHundred() {
    SplittableRandom random = new SplittableRandom(42);
    int alarms = 0;
    double[] samples = new double[300];
    for (int run = 0; run < 10_000; run++) {
      Arrays.setAll(samples, i -> -Math.log(1 - random.nextDouble()));
      alarms += Halves.of(samples).orElseThrow().agree() ? 0 : 1;
    }
    assertThat(alarms).isBetween(1, 99);
  }

  @Test
  void refuseWhatIsNoFiniteNumber() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Halves.of(new double[] {1, Double.NaN}))
        .withMessage("samples[1] is NaN; only finite numbers are allowed");
  }
}
