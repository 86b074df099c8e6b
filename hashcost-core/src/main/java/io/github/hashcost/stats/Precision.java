package io.github.hashcost.stats;

import java.util.Arrays;

/**
 * When to stop sampling: once half the width of the median's interval was within a share of the
 * median, and half as many samples again have been taken since.
 *
 * <p>Who asks after every sample stops in lucky moments, at intervals that are too narrow and miss
 * too often (Anscombe, Sequential estimation, J. R. Statist. Soc. B 15, 1953). So it is asked at
 * 24, 48, 96, ... samples only, and the samples after a yes, which had no say in it, dilute the
 * luck that remains: sampling stops at 36, 72, 144, ...
 *
 * <p>The interval of all samples, of the level 0.95, then held the true median in 94.7 % of the
 * cases or more: sampling was simulated 10,000 times for each of five distributions and twelve
 * shares. Asked at 12, 24, 48, ... and stopped at once it was 94 %, and 91.5 % when asked after
 * every sample. Samples that depend on each other are covered less, with this rule as without it.
 * Immutable.
 */
public final class Precision {
  /** The fewest samples at which to stop. */
  public static final int FIRST = 36;

  private final double share;

  private Precision(double share) {
    this.share = share;
  }

  /**
   * Such as 0.01 for within 1 %.
   *
   * @throws IllegalArgumentException unless it lies between 0 and 1
   */
  public static Precision within(double share) {
    if (!(share > 0 && share < 1)) {
      throw new IllegalArgumentException(
          "precision " + share + ": above 0 and below 1 is allowed, such as 0.01 for 1 %");
    }
    return new Precision(share);
  }

  public double share() {
    return share;
  }

  /** Whether to stop may be decided at so many samples: at 36, 72, 144, ... */
  public static boolean isAskedAt(int samples) {
    return samples >= FIRST && samples % FIRST == 0 && Integer.bitCount(samples / FIRST) == 1;
  }

  /**
   * Whether to stop; always false between two doublings, so that it may be called at any time. It
   * is the first two thirds of the samples that are looked at.
   *
   * @param soFar all samples, in the order in which they were taken; not changed
   * @throws IllegalArgumentException when one that is looked at is NaN or infinite
   */
  public boolean isReachedBy(double[] soFar) {
    if (!isAskedAt(soFar.length)) {
      return false;
    }
    Estimate median = Estimate.medianOf(Arrays.copyOf(soFar, soFar.length / 3 * 2));
    return median.point() != 0 && median.interval().relativeHalfWidth(median.point()) <= share;
  }

  /** Such as {@code within 1.00 %}. */
  @Override
  public String toString() {
    return "within " + Rounding.apart(share, share).text(100 * share) + " %";
  }
}
