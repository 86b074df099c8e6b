package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Draws samples of known distributions again and again, and counts how often the interval holds the
 * true median.
 */
class MedianCoverageTest {
  private static final int RUNS = 10_000;

  /** By the inverse of their distribution function. */
  enum Distribution {
    UNIFORM(u -> u),
    EXPONENTIAL(u -> -Math.log(1 - u)),
    /** So heavy a tail that it has no variance. */
    PARETO(u -> Math.pow(1 - u, -1 / 1.5)),
    /** Two states of a machine, seven to three. */
    BIMODAL(u -> u < 0.7 ? 6 + u : 9 + u),
    /** What a clock with coarse steps makes of the exponential one: many ties. */
    STEPPED(u -> Math.floor(-5 * Math.log(1 - u)) / 5);

    private final DoubleUnaryOperator inverse;

    Distribution(DoubleUnaryOperator inverse) {
      this.inverse = inverse;
    }

    double trueMedian() {
      return inverse.applyAsDouble(0.5);
    }

    double draw(SplittableRandom random) {
      return inverse.applyAsDouble(random.nextDouble());
    }
  }

  @ParameterizedTest
  @EnumSource(Distribution.class)
  void intervalHoldsTheTrueMedianAsOftenAsItSays(Distribution distribution) {
    SplittableRandom random = new SplittableRandom(42);
    for (int n : new int[] {6, 10, 25, 50, 165, 300}) {
      double coverage = coverage(distribution, n, random);
      assertThat(coverage).as("%s, n = %s", distribution, n).isGreaterThanOrEqualTo(0.945);
      if (n >= 165 && distribution != Distribution.STEPPED) {
        assertThat(coverage).as("%s, n = %s", distribution, n).isLessThanOrEqualTo(0.97);
      }
    }
  }

  private static double coverage(Distribution distribution, int n, SplittableRandom random) {
    int hits = 0;
    double[] samples = new double[n];
    for (int run = 0; run < RUNS; run++) {
      for (int i = 0; i < n; i++) {
        samples[i] = distribution.draw(random);
      }
      hits += Estimate.medianOf(samples).interval().contains(distribution.trueMedian()) ? 1 : 0;
    }
    return (double) hits / RUNS;
  }
}
