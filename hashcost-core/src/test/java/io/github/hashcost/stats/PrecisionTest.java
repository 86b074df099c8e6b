package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrecisionTest {
  private static final int MOST = 768;

  /** By the inverse of its distribution function. */
  private record Distribution(String name, DoubleUnaryOperator inverse) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Distribution> distributions() {
    return Stream.of(
        new Distribution("even", u -> 1 + 0.05 * u),
        new Distribution("exponential tail", u -> 1 - 0.01 * Math.log(1 - u)),
        new Distribution("tail without a variance", u -> 1 + 0.005 * Math.pow(1 - u, -1 / 1.5)),
        new Distribution("two states", u -> u < 0.7 ? 1 + 0.01 * u : 1.05 + 0.01 * u));
  }

  @Test
  void isAskedAtDoublingsOnly() {
    assertThat(IntStream.rangeClosed(0, 400).filter(Precision::isAskedAt))
        .containsExactly(12, 24, 48, 96, 192, 384);
  }

  @Test
  void isReachedWhenHalfTheIntervalIsWithinTheShare() {
    // Of 12 samples the interval goes from the third to the tenth: 98 to 102 around 100.
    double[] samples = {1, 97, 98, 99, 99, 100, 100, 101, 101, 102, 103, 900};
    assertThat(Precision.within(0.02).isReachedBy(samples)).isTrue();
    assertThat(Precision.within(0.0199).isReachedBy(samples)).isFalse();
  }

  @Test
  void isNeverReachedBetweenDoublings() {
    for (int n : new int[] {0, 1, 6, 11, 13, 36}) {
      double[] equal = new double[n];
      Arrays.fill(equal, 5);
      assertThat(Precision.within(0.01).isReachedBy(equal)).as("n = %s", n).isFalse();
    }
  }

  @Test
  void isNeverReachedAroundZero() {
    assertThat(Precision.within(0.01).isReachedBy(new double[12])).isFalse();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.01, Double.NaN})
  void refusesWhatIsNoShare(double share) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Precision.within(share))
        .withMessage(
            "precision " + share + ": above 0 and below 1 is allowed, such as 0.01 for 1 %");
  }

  @Test
  void printsItsShareInPercent() {
    assertThat(Precision.within(0.01)).hasToString("within 1.00 %");
  }

  @ParameterizedTest
  @MethodSource("distributions")
  void keepsTheIntervalHonest(Distribution distribution) {
    for (double share : new double[] {0.002, 0.005, 0.01, 0.014, 0.02}) {
      assertThat(coverage(distribution, share, Precision::isAskedAt, 10_000))
          .as("share %s", share)
          .isGreaterThanOrEqualTo(0.94);
    }
  }

  /** The reason for the rule: who asks after every sample stops in lucky moments. */
  @Test
  void wouldNotIfItWereAskedAfterEverySample() {
    Distribution even = distributions().findFirst().orElseThrow();
    assertThat(coverage(even, 0.01, n -> n >= 6, 4000)).isLessThan(0.925);
  }

  /** How often the interval holds the true median where sampling stopped. */
  private static double coverage(
      Distribution distribution, double share, IntPredicate asked, int runs) {
    SplittableRandom random = new SplittableRandom(42);
    Precision precision = Precision.within(share);
    double truth = distribution.inverse().applyAsDouble(0.5);
    int hits = 0;
    for (int run = 0; run < runs; run++) {
      double[] samples = new double[MOST];
      int n = 0;
      do {
        samples[n++] = distribution.inverse().applyAsDouble(random.nextDouble());
      } while (n < MOST && !(asked.test(n) && reached(precision, samples, n)));
      hits += Estimate.medianOf(Arrays.copyOf(samples, n)).interval().contains(truth) ? 1 : 0;
    }
    return (double) hits / runs;
  }

  private static boolean reached(Precision precision, double[] samples, int n) {
    double[] soFar = Arrays.copyOf(samples, n);
    if (Precision.isAskedAt(n)) {
      return precision.isReachedBy(soFar);
    }
    Estimate median = Estimate.medianOf(soFar);
    return median.interval().relativeHalfWidth(median.point()) <= precision.share();
  }
}
