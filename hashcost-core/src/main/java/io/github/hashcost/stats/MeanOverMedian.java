package io.github.hashcost.stats;

/** How far a few long samples pull the mean away from what is usual. */
public final class MeanOverMedian {
  private MeanOverMedian() {}

  /**
   * {@code sum(x) / n} over the {@linkplain Median median}: 1 for symmetric samples, {@code 1 / ln
   * 2 = 1.44} for exponential ones. What the two tell together: NIST/SEMATECH e-Handbook of
   * Statistical Methods, section 1.3.5.1.
   *
   * @param samples in any order; not changed
   * @throws IllegalArgumentException when there are none, one is NaN or infinite, or their median
   *     is not positive
   */
  public static double of(double[] samples) {
    double median = Median.of(samples);
    if (!(median > 0)) {
      throw new IllegalArgumentException(
          "mean over a median of " + median + "; a positive median is allowed");
    }
    return Values.mean(samples) / median;
  }
}
