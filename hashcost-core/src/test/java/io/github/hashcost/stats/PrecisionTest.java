package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
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
        .containsExactly(36, 72, 144, 288);
  }

  @Test
  void isReachedWhenHalfTheIntervalIsWithinTheShare() {
    // Of 24 samples the interval goes from the seventh to the eighteenth: 98 to 102 around 100.
    double[] samples = new double[36];
    Arrays.fill(samples, 0, 6, 1);
    Arrays.fill(samples, 6, 9, 98);
    Arrays.fill(samples, 9, 15, 100);
    Arrays.fill(samples, 15, 18, 102);
    Arrays.fill(samples, 18, 24, 900);
    assertThat(Precision.within(0.02).isReachedBy(samples)).isTrue();
    assertThat(Precision.within(0.0199).isReachedBy(samples)).isFalse();
  }

  @Test
  void theLastThirdHasNoSay() {
    double[] samples = new double[36];
    Arrays.fill(samples, 0, 24, 100);
    Arrays.fill(samples, 24, 36, 900);
    assertThat(Precision.within(0.01).isReachedBy(samples)).isTrue();
    samples[0] = 900;
    Arrays.fill(samples, 12, 24, 900);
    assertThat(Precision.within(0.01).isReachedBy(samples)).isFalse();
  }

  @Test
  void isNeverReachedBetweenDoublings() {
    for (int n : new int[] {0, 1, 12, 24, 35, 37, 48}) {
      double[] equal = new double[n];
      Arrays.fill(equal, 5);
      assertThat(Precision.within(0.01).isReachedBy(equal)).as("n = %s", n).isFalse();
    }
  }

  @Test
  void isNeverReachedAroundZero() {
    assertThat(Precision.within(0.01).isReachedBy(new double[36])).isFalse();
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
    for (double share : new double[] {0.002, 0.003, 0.005, 0.007, 0.01, 0.014, 0.02}) {
      Precision precision = Precision.within(share);
      double coverage =
          coverage(distribution, Precision::isAskedAt, precision::isReachedBy, 10_000);
      assertThat(coverage).as("share %s", share).isGreaterThanOrEqualTo(0.945);
    }
  }

  /** The reason for the rule: who asks after every sample stops in lucky moments. */
  @Test
  void wouldNotIfItWereAskedAfterEverySample() {
    Distribution even = distributions().findFirst().orElseThrow();
    Predicate<double[]> narrow =
        samples -> {
          Estimate median = Estimate.medianOf(samples);
          return median.interval().relativeHalfWidth(median.point()) <= 0.01;
        };
    assertThat(coverage(even, n -> n >= 6, narrow, 4000)).isLessThan(0.925);
  }

  /** How often the interval holds the true median where sampling stopped. */
  private static double coverage(
      Distribution distribution, IntPredicate asked, Predicate<double[]> enough, int runs) {
    SplittableRandom random = new SplittableRandom(42);
    double truth = distribution.inverse().applyAsDouble(0.5);
    int hits = 0;
    for (int run = 0; run < runs; run++) {
      double[] samples = new double[MOST];
      int n = 0;
      do {
        samples[n++] = distribution.inverse().applyAsDouble(random.nextDouble());
      } while (n < MOST && !(asked.test(n) && enough.test(Arrays.copyOf(samples, n))));
      hits += Estimate.medianOf(Arrays.copyOf(samples, n)).interval().contains(truth) ? 1 : 0;
    }
    return (double) hits / runs;
  }
}
