package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class RatioOfTotalsTest {
  /**
   * NumPy 2 and SciPy 1.17.1: {@code R = y.sum() / x.sum(); se = sqrt(((y - R*x)**2).sum() / 4 / 5)
   * / x.mean(); R * numpy.exp([-h, h]), h = scipy.stats.t.ppf(0.975, 4) * se / R}.
   */
  @Test
  void agreesWithAWorkedExample() {
    Estimate ratio =
        Estimate.ratioOfTotals(
            new double[] {110, 230, 350, 420, 610}, new double[] {10, 20, 30, 40, 50});
    assertThat(ratio.point()).isCloseTo(11.466666666666667, within(1e-12));
    assertThat(ratio.interval().low()).isCloseTo(10.4050687911182, within(1e-12));
    assertThat(ratio.interval().high()).isCloseTo(12.6365761807053, within(1e-12));
    assertThat(ratio.interval().level()).isEqualTo(0.95);
    assertThat(ratio.samples()).isEqualTo(5);
  }

  @Test
  void ofProportionalPairsHasNoWidth() {
    assertThat(Estimate.ratioOfTotals(new double[] {2, 4, 8}, new double[] {1, 2, 4}))
        .isEqualTo(Estimate.of(2, new Interval(2, 2, 0.95), 3));
  }

  @Test
  void isNeverNegativeHoweverNoisy() {
    Estimate noisy =
        Estimate.ratioOfTotals(new double[] {10, 11, 900, 10}, new double[] {1, 1.1, 1, 1});
    assertThat(noisy.interval().low()).isPositive().isLessThan(noisy.point());
  }

  @Test
  void ofNothingIsNothing() {
    assertThat(Estimate.ratioOfTotals(new double[] {0, 0}, new double[] {1, 2}).interval())
        .isEqualTo(new Interval(0, 0, 0));
  }

  @Test
  void ofOnePairSaysNothingOfItsSpread() {
    assertThat(Estimate.ratioOfTotals(new double[] {6}, new double[] {4}))
        .isEqualTo(Estimate.of(1.5, new Interval(1.5, 1.5, 0), 1));
  }

  @Test
  void holdsTheTrueRatioUnderEvenNoise() {
    assertThat(coverage(25, random -> 0.9 + 0.2 * random.nextDouble())).isBetween(0.945, 0.96);
  }

  /**
   * Long tails make totals jump: the interval is honest only for many samples, as the ratio
   * estimator's always is.
   */
  @Test
  void holdsTheTrueRatioUnderSkewedNoiseOfManySamples() {
    assertThat(coverage(300, random -> 0.5 - 0.5 * Math.log(1 - random.nextDouble())))
        .isBetween(0.94, 0.96);
  }

  /** How often it holds 2 in 10,000 runs, the noise having the mean 1. */
  private static double coverage(int n, ToDoubleFunction<SplittableRandom> noise) {
    SplittableRandom random = new SplittableRandom(42);
    int hits = 0;
    double[] x = new double[n];
    double[] y = new double[n];
    for (int run = 0; run < 10_000; run++) {
      for (int i = 0; i < n; i++) {
        x[i] = 1 + random.nextDouble();
        y[i] = 2 * x[i] * noise.applyAsDouble(random);
      }
      hits += Estimate.ratioOfTotals(y, x).interval().contains(2) ? 1 : 0;
    }
    return hits / 10_000.0;
  }

  @Test
  void refusesPairsThatAreNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.ratioOfTotals(new double[] {1, 2}, new double[] {1}))
        .withMessage("2 numerators and 1 denominators; as many of each are allowed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.ratioOfTotals(new double[0], new double[0]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.ratioOfTotals(new double[] {1}, new double[] {Double.NaN}))
        .withMessage("denominators[0] is NaN; only finite numbers are allowed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.ratioOfTotals(new double[] {1, 1}, new double[] {1, -1}))
        .withMessage("the denominators add up to 0.0; a positive total is allowed");
  }
}
