package io.github.hashcost.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** The ratio estimator of sampling theory. */
final class RatioOfTotals {
  private RatioOfTotals() {}

  /**
   * {@code R = sum(y) / sum(x)}, {@code s^2 = sum((y - R x)^2) / (n - 1)} and {@code se = s /
   * sqrt(n) / mean(x)}: Cochran, Sampling Techniques, 3rd ed. 1977, section 2.11, without the
   * correction for a finite population, since rounds could go on for ever. The interval is that of
   * {@code log R}, whose standard error is {@code se / R} by the delta method, brought back: {@code
   * R / f} to {@code R f} with {@code f = exp(t(0.975, n - 1) se / R)}. A ratio of times has no
   * bound below zero, however noisy they are.
   */
  static Estimate of(double[] y, double[] x) {
    int n = Values.requireSome("numerators", y).length;
    if (Values.requireSome("denominators", x).length != n) {
      throw new IllegalArgumentException(
          n + " numerators and " + x.length + " denominators; as many of each are allowed");
    }
    double totalX = Values.sum(x);
    if (!(totalX > 0)) {
      throw new IllegalArgumentException(
          "the denominators add up to " + totalX + "; a positive total is allowed");
    }
    double ratio = Values.sum(y) / totalX;
    if (ratio < 0) {
      throw new IllegalArgumentException("a ratio of " + ratio + "; times are 0 or more");
    }
    if (n == 1 || ratio == 0) {
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
    double factor = Math.exp(quantile * standardError / ratio);
    return Estimate.of(
        ratio, new Interval(ratio / factor, ratio * factor, Interval.NOMINAL_LEVEL), n);
  }
}
