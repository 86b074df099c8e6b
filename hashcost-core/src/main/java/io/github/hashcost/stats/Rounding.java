package io.github.hashcost.stats;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Prints figures with as many digits as mean something: three significant ones from 1 on, two
 * below, and more only where the two ends of an interval would read the same. A decimal point, and
 * commas between thousands, in every locale; never an exponent. Ties round away from zero.
 */
public final class Rounding {
  private static final Rounding USUAL = new Rounding(0);

  private final int extraDigits;

  private Rounding(int extraDigits) {
    this.extraDigits = extraDigits;
  }

  /** With just enough digits to tell the two apart, unless they are equal. */
  public static Rounding apart(double one, double other) {
    Rounding rounding = USUAL;
    while (one != other && rounding.text(one).equals(rounding.text(other))) {
      rounding = new Rounding(rounding.extraDigits + 1);
    }
    return rounding;
  }

  /** With just enough digits to tell the ends apart, unless they are equal. */
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
    BigDecimal rounded = exact.round(new MathContext(digits(exact), RoundingMode.HALF_UP));
    int integerDigits = rounded.precision() - rounded.scale();
    // 0.996 has two digits, but has become 1.0 and now has three.
    int decimals = rounded.signum() == 0 ? 0 : Math.max(0, digits(rounded) - integerDigits);
    return String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
  }

  /**
   * {@code 10.9 to 11.1}, with the level where it falls short of the nominal one: {@code 10.9 to
   * 11.1 at 87.5 %}.
   */
  public String text(Interval interval) {
    String range = text(interval.low()) + " to " + text(interval.high());
    return interval.level() < Interval.NOMINAL_LEVEL
        ? range + " at " + USUAL.text(interval.level() * 100) + " %"
        : range;
  }

  private int digits(BigDecimal value) {
    return (value.abs().compareTo(BigDecimal.ONE) < 0 ? 2 : 3) + extraDigits;
  }
}
