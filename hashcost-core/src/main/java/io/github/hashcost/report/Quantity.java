package io.github.hashcost.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * How a figure is printed: ASCII, a decimal point and commas between thousands in every locale.
 * Ties round away from zero. A figure that is not a number prints as {@code n/a}, an infinite one
 * as {@code inf} or {@code -inf}.
 */
public final class Quantity {
  private static final String[] TIMES = {"ns", "us", "ms", "s"};
  private static final String[] SIZES = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  private static final double LARGEST_SPELT_OUT = 1e15;
  private static final double SMALLEST_SPELT_OUT = 1e-6;

  private Quantity() {}

  /**
   * A time with three significant digits: {@code 6.12 ns}, {@code 57.7 us}, {@code 144 ms}, {@code
   * 1.25 s}. Under 1 ns no digit is finer than 0.001 ns.
   *
   * @param nanos nanoseconds; a difference may be negative
   */
  public static String time(double nanos) {
    if (!Double.isFinite(nanos)) {
      return plain(nanos);
    }
    if (Math.abs(nanos) >= LARGEST_SPELT_OUT * 1e9) {
      return plain(nanos / 1e9) + " s";
    }
    BigDecimal value = significant(nanos, 3);
    int unit = 0;
    while (unit < TIMES.length - 1 && value.abs().compareTo(BigDecimal.valueOf(1000)) >= 0) {
      value = value.movePointLeft(3);
      unit++;
    }
    return grouped(value, Math.min(3, decimals(value, 3))) + " " + TIMES[unit];
  }

  /**
   * How many times as much: three significant digits from 1 on, two below: {@code 0.70}, {@code
   * 1.01}, {@code 10.9}, {@code 22,100,000}. Below 10^-6 and from 10^15 on it is a {@linkplain
   * #powerOfTen power of ten}.
   */
  public static String ratio(double ratio) {
    return plain(ratio);
  }

  /**
   * A size in the largest binary unit that leaves at least 1, with one decimal unless that is zero:
   * {@code 12 B}, {@code 4 KiB}, {@code 1.5 MiB}. 1025 prints as {@code 1 KiB}.
   */
  public static String bytes(long bytes) {
    BigDecimal value = BigDecimal.valueOf(bytes);
    BigDecimal step = BigDecimal.valueOf(1024);
    int unit = 0;
    while (value.abs().setScale(1, RoundingMode.HALF_UP).compareTo(step) >= 0) {
      value = value.divide(step);
      unit++;
    }
    BigDecimal shown = value.setScale(1, RoundingMode.HALF_UP).stripTrailingZeros();
    return shown.toPlainString() + " " + SIZES[unit];
  }

  /** All digits: {@code 1,000,000}. */
  public static String count(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /**
   * The common logarithm with one decimal, for ladders too long to compare digit by digit: {@code
   * 10^7.3}. Zero prints as {@code 0}; a negative figure has no logarithm and prints as {@code
   * n/a}.
   */
  public static String powerOfTen(double value) {
    if (value == 0) {
      return "0";
    }
    if (Double.isNaN(value) || value < 0) {
      return "n/a";
    }
    return Double.isInfinite(value)
        ? "inf"
        : String.format(Locale.ROOT, "10^%.1f", Math.log10(value));
  }

  private static String plain(double value) {
    if (Double.isNaN(value)) {
      return "n/a";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    double size = Math.abs(value);
    if (value != 0 && (size < SMALLEST_SPELT_OUT || size >= LARGEST_SPELT_OUT)) {
      return (value < 0 ? "-" : "") + powerOfTen(size);
    }
    BigDecimal rounded = significant(value, size < 1 ? 2 : 3);
    int digits = rounded.abs().compareTo(BigDecimal.ONE) < 0 ? 2 : 3;
    return grouped(rounded, decimals(rounded, digits));
  }

  private static BigDecimal significant(double value, int digits) {
    return BigDecimal.valueOf(value).round(new MathContext(digits, RoundingMode.HALF_UP));
  }

  /** How many decimals leave so many significant digits. */
  private static int decimals(BigDecimal value, int digits) {
    return value.signum() == 0 ? 0 : Math.max(0, digits - (value.precision() - value.scale()));
  }

  private static String grouped(BigDecimal value, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }
}
