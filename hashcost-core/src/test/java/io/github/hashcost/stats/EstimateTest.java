package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class EstimateTest {
  private static final Interval AROUND_ELEVEN = new Interval(10.9, 11.1, 0.95);

  @Test
  void printsItsIntervalBehindIt() {
    assertThat(Estimate.of(11.04, AROUND_ELEVEN, 300)).hasToString("11.0 (10.9 to 11.1)");
  }

  /** Else the point could be printed outside its own interval: 11.0 (11.03 to 11.05). */
  @Test
  void printsThePointAsFinelyAsTheInterval() {
    assertThat(Estimate.of(11.04, new Interval(11.03, 11.05, 0.95), 300))
        .hasToString("11.04 (11.03 to 11.05)");
  }

  @Test
  void aSingleSampleIsPrintedWithoutInterval() {
    assertThat(Estimate.medianOf(new double[] {6.53}))
        .hasToString("6.53 (one sample, no interval)");
  }

  @Test
  void equalsWhatHasTheSameFigures() {
    Estimate estimate = Estimate.of(11, AROUND_ELEVEN, 300);
    assertThat(estimate)
        .isEqualTo(Estimate.of(11, AROUND_ELEVEN, 300))
        .hasSameHashCodeAs(Estimate.of(11, AROUND_ELEVEN, 300));
    assertThat(estimate)
        .isNotEqualTo(Estimate.of(11, AROUND_ELEVEN, 299))
        .isNotEqualTo(Estimate.of(11.01, AROUND_ELEVEN, 300))
        .isNotEqualTo(Estimate.of(11, new Interval(10.9, 11.1, 0.9), 300));
  }

  @Test
  void refusesWhatIsNoEstimate() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.of(Double.POSITIVE_INFINITY, AROUND_ELEVEN, 300))
        .withMessage(
            "estimate Infinity from 300 samples: a finite number from at least 1 is allowed");
    assertThatIllegalArgumentException().isThrownBy(() -> Estimate.of(11, AROUND_ELEVEN, 0));
  }
}
