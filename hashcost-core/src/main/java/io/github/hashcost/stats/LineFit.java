package io.github.hashcost.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The straight line {@code y = a + b x} through points whose errors go with their size, as those of
 * times do: each point has the weight {@code 1 / y^2}, so that what is made small are the relative
 * residuals {@code (y - a - b x) / y}.
 *
 * <p>With the weighted means {@code mx} and {@code my}, {@code Sxx = sum(w (x - mx)^2)} and {@code
 * Sxy = sum(w (x - mx) (y - my))} it is {@code b = Sxy / Sxx} and {@code a = my - b mx}. The
 * residuals estimate {@code s^2 = sum(w (y - a - b x)^2) / (n - 2)}, and from it follow {@code
 * se(b)^2 = s^2 / Sxx} and, at any x, {@code se^2 = s^2 (1 / sum(w) + (x - mx)^2 / Sxx)}; a is the
 * value at 0. Half the width of an interval is {@code t(0.975, n - 2)} times that (NIST/SEMATECH
 * e-Handbook of Statistical Methods, section 4.1.4.3; Draper and Smith, Applied Regression
 * Analysis, 3rd ed. 1998, chapters 1 and 9). It takes the deviations of the points from the line
 * for independent of each other, whatever they come from. Immutable.
 */
public final class LineFit {
  private final double[] residuals;
  private final double meanX;
  private final double meanY;
  private final double slope;
  private final double varianceOfMean;
  private final double varianceOfSlope;
  private final double quantile;
  private final double factor;

  private LineFit(
      double[] residuals,
      double meanX,
      double meanY,
      double slope,
      double varianceOfMean,
      double varianceOfSlope,
      double factor) {
    this.residuals = residuals;
    this.meanX = meanX;
    this.meanY = meanY;
    this.slope = slope;
    this.varianceOfMean = varianceOfMean;
    this.varianceOfSlope = varianceOfSlope;
    this.factor = factor;
    quantile =
        TDistribution.of(residuals.length - 2.0)
            .inverseSurvivalProbability((1 - Interval.NOMINAL_LEVEL) / 2);
  }

  /**
   * Fits the line to at least three points.
   *
   * @param x paired with y by index; at least two different values
   * @param y positive
   * @throws IllegalArgumentException when they are not so, not as many of each, or one is NaN or
   *     infinite
   */
  public static LineFit of(double[] x, double[] y) {
    int n = Values.requireSome("x", x).length;
    if (Values.requireSome("y", y).length != n || n < 3) {
      throw new IllegalArgumentException(
          n + " x and " + y.length + " y; as many of each are allowed, from 3 on");
    }
    double[] weights = new double[n];
    for (int i = 0; i < n; i++) {
      if (!(y[i] > 0)) {
        throw new IllegalArgumentException("y[" + i + "] is " + y[i] + "; more than 0 is allowed");
      }
      weights[i] = 1 / (y[i] * y[i]);
    }
    double sum = Values.sum(weights);
    double meanX = weighted(weights, x, sum);
    double meanY = weighted(weights, y, sum);
    double sxx = 0;
    double sxy = 0;
    for (int i = 0; i < n; i++) {
      sxx += weights[i] * (x[i] - meanX) * (x[i] - meanX);
      sxy += weights[i] * (x[i] - meanX) * (y[i] - meanY);
    }
    if (!(sxx > 0)) {
      throw new IllegalArgumentException("all x are " + x[0] + "; two different ones are needed");
    }
    double slope = sxy / sxx;
    double[] residuals = new double[n];
    double squares = 0;
    for (int i = 0; i < n; i++) {
      residuals[i] = (y[i] - meanY - slope * (x[i] - meanX)) / y[i];
      squares += residuals[i] * residuals[i];
    }
    double variance = squares / (n - 2);
    return new LineFit(residuals, meanX, meanY, slope, variance / sum, variance / sxx, 0);
  }

  private static double weighted(double[] weights, double[] values, double sum) {
    double total = 0;
    for (int i = 0; i < values.length; i++) {
      total += weights[i] * values[i];
    }
    return total / sum;
  }

  /**
   * The same line, where besides all y are off by one unknown factor. It moves no residual, but
   * every value in proportion. It is independent of the residuals, so that halves of widths add up
   * as {@code sqrt(h1^2 + h2^2)}.
   *
   * @param relativeHalfWidth of the factor's interval of the same level; 0.01 is 1 % to either side
   * @throws IllegalArgumentException when it is negative or not finite
   */
  public LineFit upToAFactor(double relativeHalfWidth) {
    if (!(relativeHalfWidth >= 0 && Double.isFinite(relativeHalfWidth))) {
      throw new IllegalArgumentException(
          "a factor within " + relativeHalfWidth + "; a finite number from 0 on is allowed");
    }
    return new LineFit(
        residuals, meanX, meanY, slope, varianceOfMean, varianceOfSlope, relativeHalfWidth);
  }

  /** The value at x = 0. */
  public Estimate intercept() {
    return at(0);
  }

  public Estimate slope() {
    return estimate(slope, halfWidth(varianceOfSlope, slope));
  }

  /** The value at x, with the interval of the line there, not that of one more point. */
  public Estimate at(double x) {
    return estimate(valueAt(x), halfWidthAt(x));
  }

  public double valueAt(double x) {
    return meanY + slope * (x - meanX);
  }

  /** Half the width of the interval of {@link #at}. */
  public double halfWidthAt(double x) {
    double distance = x - meanX;
    return halfWidth(varianceOfMean + distance * distance * varianceOfSlope, valueAt(x));
  }

  private double halfWidth(double variance, double value) {
    return Math.hypot(quantile * Math.sqrt(variance), factor * value);
  }

  private Estimate estimate(double value, double halfWidth) {
    return Estimate.of(
        value,
        new Interval(value - halfWidth, value + halfWidth, Interval.NOMINAL_LEVEL),
        residuals.length);
  }

  /** {@code (y - a - b x) / y} of the point with this index. */
  public double residual(int i) {
    return residuals[i];
  }

  /** The index of the point with the largest residual to either side. */
  public int worst() {
    int worst = 0;
    for (int i = 1; i < residuals.length; i++) {
      worst = Math.abs(residuals[i]) > Math.abs(residuals[worst]) ? i : worst;
    }
    return worst;
  }

  /** Such as {@code 29.0 (28.1 to 29.9) + 38.0 (37.8 to 38.2) x}. */
  @Override
  public String toString() {
    return intercept() + " + " + slope() + " x";
  }
}
