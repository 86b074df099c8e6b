package io.github.hashcost.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Where most of a few values lie, whatever the others do: the median {@code m}, with an interval
 * from how far the nearer half of them lies from it.
 *
 * <p>With {@code MAD} the median of {@code |x - m|}, the interval is {@code m ± t * sqrt(pi / 2) *
 * 1.4826 MAD / sqrt(n)}, {@code t} the 97.5 % quantile of Student's distribution with {@code n - 1}
 * degrees of freedom. 1.4826 makes MAD a standard deviation of normal values (Rousseeuw and Croux,
 * Alternatives to the Median Absolute Deviation, JASA 88, 1993, section 1), and {@code sqrt(pi /
 * 2)} is by how much their median spreads more than their mean. It is for values that are about
 * normal but for a few. Its level is nominal: of normal values it holds the true centre in 82 % of
 * cases where there are three, in 87 % where there are five, and in 92 % and more from ten on.
 *
 * <p>{@link Estimate#medianOf} needs no such assumption, but of fewer than nine values its interval
 * ends at the smallest and the largest, however far out of line they are.
 */
public final class RobustCentre {
  private static final double NORMAL_OVER_MAD = 1.482602218505602;

  private RobustCentre() {}

  /**
   * The centre, at the level 0.95; of one value that value at level 0.
   *
   * @param values in any order; not changed
   * @throws IllegalArgumentException when there are none, or one is NaN or infinite
   */
  public static Estimate of(double[] values) {
    double centre = Median.of(values);
    int n = values.length;
    if (n == 1) {
      return Estimate.of(centre, new Interval(centre, centre, 0), 1);
    }
    double[] distances = new double[n];
    for (int i = 0; i < n; i++) {
      distances[i] = Math.abs(values[i] - centre);
    }
    double deviation = NORMAL_OVER_MAD * Median.of(distances);
    double tail = (1 - Interval.NOMINAL_LEVEL) / 2;
    double t = TDistribution.of(n - 1).inverseSurvivalProbability(tail);
    double half = t * Math.sqrt(Math.PI / 2) * deviation / Math.sqrt(n);
    return Estimate.of(
        centre, new Interval(centre - half, centre + half, Interval.NOMINAL_LEVEL), n);
  }
}
