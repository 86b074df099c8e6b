package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Draws samples of known distributions again and again, and counts how often the interval holds the
 * true median.
 */
class MedianCoverageTest {
  private static final int RUNS = 10_000;

  /**
   * By the inverse of its distribution function; ties make the interval hold more often, never
   * less.
   */
  private record Distribution(String name, boolean ties, DoubleUnaryOperator inverse) {
    double trueMedian() {
      return inverse.applyAsDouble(0.5);
    }

    double draw(SplittableRandom random) {
      return inverse.applyAsDouble(random.nextDouble());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Distribution> distributions() {
    return Stream.of(
        new Distribution("exponential", false, u -> -Math.log(1 - u)),
        new Distribution("Pareto, without a variance", false, u -> Math.pow(1 - u, -1 / 1.5)),
        new Distribution("two states, seven to three", false, u -> u < 0.7 ? 6 + u : 9 + u),
        new Distribution("coarse clock", true, u -> Math.floor(-5 * Math.log(1 - u)) / 5));
  }

  @ParameterizedTest
  @MethodSource("distributions")
  void intervalHoldsTheTrueMedianAsOftenAsItSays(Distribution distribution) {
    SplittableRandom random = new SplittableRandom(42);
    for (int n : new int[] {6, 10, 25, 50, 165, 300}) {
      double coverage = coverage(distribution, n, random);
      assertThat(coverage).as("n = %s", n).isGreaterThanOrEqualTo(0.945);
      if (n >= 165 && !distribution.ties()) {
        assertThat(coverage).as("n = %s", n).isLessThanOrEqualTo(0.97);
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
