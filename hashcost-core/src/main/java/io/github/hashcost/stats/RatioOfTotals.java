package io.github.hashcost.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** The ratio estimator of sampling theory. */
final class RatioOfTotals {
  private RatioOfTotals() {}

  /**
   * {@code R = sum(y) / sum(x)}, {@code s^2 = sum((y - R x)^2) / (n - 1)}, {@code se = s / sqrt(n)
   * / mean(x)}, and {@code R +- t(0.975, n - 1) se}. Cochran, Sampling Techniques, 3rd ed. 1977,
   * section 2.11, without the correction for a finite population: rounds could go on for ever.
   */
  static Estimate of(double[] y, double[] x) {
    int n = Values.requireSome("numerators", y).length;
    if (Values.requireSome("denominators", x).length != n) {
      throw new IllegalArgumentException(
          n + " numerators and " + x.length + " denominators; as many of each are allowed");
    }
    double totalX = sum(x);
    if (!(totalX > 0)) {
      throw new IllegalArgumentException(
          "the denominators add up to " + totalX + "; a positive total is allowed");
    }
    double ratio = sum(y) / totalX;
    if (n == 1) {
      return Estimate.of(ratio, new Interval(ratio, ratio, 0), n);
    }
    double squares = 0;
    for (int i = 0; i < n; i++) {
      double residual = y[i] - ratio * x[i];
      squares += residual * residual;
    }
    double standardError = Math.sqrt(squares / (n - 1) / n) / (totalX / n);
    double quantile =
        TDistribution.of(n - 1).inverseSurvivalProbability((1 - Interval.NOMINAL_LEVEL) / 2);
    double halfWidth = quantile * standardError;
    return Estimate.of(
        ratio, new Interval(ratio - halfWidth, ratio + halfWidth, Interval.NOMINAL_LEVEL), n);
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }
}
