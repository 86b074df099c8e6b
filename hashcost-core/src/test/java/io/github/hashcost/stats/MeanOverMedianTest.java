package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class MeanOverMedianTest {
  @Test
  void isAsWorkedOutByHand() {
    assertThat(MeanOverMedian.of(new double[] {2, 1, 9})).isEqualTo(2);
    assertThat(MeanOverMedian.of(new double[] {1, 2, 3, 4})).isEqualTo(1);
  }

  /** By the inverse of the distribution function at evenly drawn values. */
  @Test
  void isThatOfTheDistribution() {
    assertThat(of(u -> u)).isCloseTo(1, within(0.01));
    // Exponential: mean 1, median ln 2.
    assertThat(of(u -> -Math.log(1 - u))).isCloseTo(1 / Math.log(2), within(0.02));
    // Pareto with exponent 3: mean 3 / 2, median 2^(1/3).
    assertThat(of(u -> Math.pow(1 - u, -1 / 3.0))).isCloseTo(1.5 / Math.cbrt(2), within(0.02));
  }

  private static double of(DoubleUnaryOperator inverse) {
    SplittableRandom random = new SplittableRandom(42);
    double[] samples = new double[100_000];
    Arrays.setAll(samples, i -> inverse.applyAsDouble(random.nextDouble()));
    return MeanOverMedian.of(samples);
  }

  @Test
  void refusesAMedianThatDividesNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanOverMedian.of(new double[] {0, 0, 5}))
        .withMessage("mean over a median of 0.0; a positive median is allowed");
    assertThatIllegalArgumentException().isThrownBy(() -> MeanOverMedian.of(new double[0]));
  }
}
