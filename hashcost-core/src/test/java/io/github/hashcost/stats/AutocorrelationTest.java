package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AutocorrelationTest {
  /** NIST Statistical Reference Datasets, univariate, NumAcc1: certified r(1) = -0.5. */
  @Test
  void agreesWithCertifiedValuesOfThree() {
    assertThat(Autocorrelation.lag1(new double[] {10000001, 10000003, 10000002})).isEqualTo(-0.5);
  }

  /** NIST Statistical Reference Datasets, univariate, NumAcc2 and NumAcc4: r(1) = -0.999. */
  @Test
  void agreesWithCertifiedValuesOfAThousandAndOne() {
    for (double offset : new double[] {1, 10_000_000}) {
      double[] samples = new double[1001];
      Arrays.setAll(samples, i -> offset + (i == 0 ? 0.2 : i % 2 == 1 ? 0.1 : 0.3));
      assertThat(Autocorrelation.lag1(samples)).isCloseTo(-0.999, within(1e-8));
    }
  }

  /** By hand: deviations -1.5, -0.5, 0.5, 1.5; products 0.75 - 0.25 + 0.75; squares 5. */
  @Test
  void ofARampIsAsWorkedOutByHand() {
    assertThat(Autocorrelation.lag1(new double[] {1, 2, 3, 4})).isEqualTo(0.25);
  }

  @Test
  void isTheFactorFromEachSampleToTheNext() {
    SplittableRandom random = new SplittableRandom(42);
    for (double factor : new double[] {-0.5, 0, 0.25, 0.7}) {
      double[] samples = new double[50_000];
      for (int i = 1; i < samples.length; i++) {
        samples[i] = factor * samples[i - 1] + random.nextDouble() - 0.5;
      }
      // Bartlett: its standard error is at most 1 / sqrt(n) = 0.0045.
      assertThat(Autocorrelation.lag1(samples)).isCloseTo(factor, within(0.015));
    }
  }

  @Test
  void ofIndependentSamplesIsAboveAHalfInFewerThanOneSetOfAHundred() {
    SplittableRandom random = new SplittableRandom(42);
    for (int n : new int[] {6, 12, 24, 48, 300}) {
      int alarms = 0;
      for (int run = 0; run < 10_000; run++) {
        double[] samples = new double[n];
        Arrays.setAll(samples, i -> -Math.log(1 - random.nextDouble()));
        alarms += Autocorrelation.lag1(samples) > 0.5 ? 1 : 0;
      }
      assertThat(alarms).as("n = %s", n).isLessThan(100);
    }
  }

  @Test
  void ofEqualSamplesIsNone() {
    double[] equal = new double[10];
    Arrays.fill(equal, 6.12); // The rounded mean is another number.
    assertThat(Autocorrelation.lag1(equal)).isZero();
    assertThat(Autocorrelation.lag1(new double[] {3})).isZero();
  }

  @Test
  void refusesWhatIsNoFiniteNumber() {
    assertThatIllegalArgumentException().isThrownBy(() -> Autocorrelation.lag1(new double[0]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Autocorrelation.lag1(new double[] {1, Double.NaN}))
        .withMessage("samples[1] is NaN; only finite numbers are allowed");
  }
}
