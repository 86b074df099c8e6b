package io.github.hashcost.stats;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Prints figures with as many digits as mean something: three significant ones from 1 on, two
 * below, and more where an interval is narrower than the last of them. A decimal point, and commas
 * between thousands, in every locale; never an exponent. Ties round away from zero. Immutable.
 */
public final class Rounding {
  private static final Rounding USUAL = new Rounding(Integer.MIN_VALUE);

  private final int minDecimals;

  private Rounding(int minDecimals) {
    this.minDecimals = minDecimals;
  }

  /**
   * With a last digit no coarser than what lies between the two, so that they read the same only if
   * they are.
   */
  public static Rounding apart(double one, double other) {
    BigDecimal gap = BigDecimal.valueOf(one).subtract(BigDecimal.valueOf(other)).abs();
    return gap.signum() == 0 ? USUAL : new Rounding(1 - integerDigits(gap));
  }

  /** With a last digit no coarser than the interval is wide. */
  public static Rounding of(Interval interval) {
    return apart(interval.low(), interval.high());
  }

  /**
   * Such as {@code 0.70}, {@code 1.01}, {@code 11.0}, {@code 22,100,000}.
   *
   * @throws NumberFormatException when it is not finite
   */
  public String text(double value) {
    BigDecimal exact = BigDecimal.valueOf(value);
    BigDecimal rounded = exact.setScale(decimals(exact), RoundingMode.HALF_UP);
    // Rounding may have carried into the next power of ten: 9.996 to 10.00, which has a digit too
    // many.
    int decimals = rounded.signum() == 0 ? 0 : Math.max(0, decimals(rounded));
    return String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
  }

  /**
   * {@code 10.9 to 11.1}, with the level where it falls short of the nominal one: {@code 10.9 to
   * 11.1 at 87.5 %}. At level 0 it is {@code one sample, no interval}.
   */
  public String text(Interval interval) {
    if (interval.level() == 0) {
      return "one sample, no interval";
    }
    String range = text(interval.low()) + " to " + text(interval.high());
    return interval.level() < Interval.NOMINAL_LEVEL
        ? range + " at " + USUAL.text(interval.level() * 100) + " %"
        : range;
  }

  /** Negative where the digits that mean something end before the point. */
  private int decimals(BigDecimal value) {
    int significant = value.abs().compareTo(BigDecimal.ONE) < 0 ? 2 : 3;
    return Math.max(minDecimals, significant - integerDigits(value));
  }

  /** 2 for 12.3, 0 for 0.12, -1 for 0.012. */
  private static int integerDigits(BigDecimal value) {
    return value.precision() - value.scale();
  }
}
