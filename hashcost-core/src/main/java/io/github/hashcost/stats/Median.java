package io.github.hashcost.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/** The middle value; of an even number of values, the mean of the middle two. */
public final class Median {
  /** With fewer samples not even their whole range reaches the nominal level. */
  public static final int MIN_SAMPLES = 6;

  private Median() {}

  /**
   * The median of the values.
   *
   * @param values in any order; not changed
   * @throws IllegalArgumentException when there are none, or one is NaN or infinite
   */
  public static double of(double[] values) {
    return ofSorted(sorted(values));
  }

  static Estimate estimate(double[] samples) {
    double[] sorted = sorted(samples);
    return Estimate.of(ofSorted(sorted), interval(sorted), sorted.length);
  }

  private static double[] sorted(double[] values) {
    double[] sorted = Values.requireSome("values", values).clone();
    Arrays.sort(sorted);
    return sorted;
  }

  private static double ofSorted(double[] sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /**
   * From the r-th smallest to the r-th largest value. The number of samples below the true median
   * is Binomial(n, 1/2), so the interval misses with probability {@code 2 P(B <= r - 1)} at most,
   * whatever the distribution (ties only make it safer). The quantile is the largest rank for which
   * that stays under 5 %. David and Nagaraja, Order Statistics, 3rd ed. 2003, section 7.1; Conover,
   * Practical Nonparametric Statistics, 3rd ed. 1999, section 3.2.
   */
  private static Interval interval(double[] sorted) {
    int n = sorted.length;
    if (n < MIN_SAMPLES) {
      return new Interval(sorted[0], sorted[n - 1], 1 - Math.pow(2, 1 - n));
    }
    double tail = (1 - Interval.NOMINAL_LEVEL) / 2;
    int rank = BinomialDistribution.of(n, 0.5).inverseCumulativeProbability(tail);
    return new Interval(sorted[rank - 1], sorted[n - rank], Interval.NOMINAL_LEVEL);
  }
}
