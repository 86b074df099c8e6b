package io.github.hashcost.cli;

import io.github.hashcost.report.Quantity;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/** Figures of an attacker in few characters. */
final class Amounts {
  private static final String UNITS = " kMGTPE";
  private static final double SPELT_OUT = 100_000;
  private static final double MINUTE = 60;
  private static final double HOUR = 60 * MINUTE;
  private static final double DAY = 24 * HOUR;
  private static final double YEAR = 365.25 * DAY;

  private Amounts() {}

  /** Such as {@code 891}, {@code 14.8 k}, {@code 164 G}. */
  static String count(double value) {
    double rest = value;
    int unit = 0;
    while (rest >= 999.5 && unit < UNITS.length() - 1) {
      rest /= 1000;
      unit++;
    }
    return Quantity.ratio(rest) + (unit == 0 ? "" : " " + UNITS.charAt(unit));
  }

  /** Such as {@code 0.0000022}, {@code 32.3}, {@code 4.1 M}. */
  static String dollars(double dollars) {
    return dollars < SPELT_OUT ? Quantity.ratio(dollars) : count(dollars);
  }

  /** Such as {@code 48.9 ms}, {@code 20.2 h}, {@code 3.1 k y}. */
  static String time(double seconds) {
    if (seconds < 2 * MINUTE) {
      return Quantity.time(seconds * 1e9);
    }
    if (seconds < 2 * HOUR) {
      return Quantity.ratio(seconds / MINUTE) + " min";
    }
    if (seconds < 2 * DAY) {
      return Quantity.ratio(seconds / HOUR) + " h";
    }
    return seconds < 2 * YEAR ? Quantity.ratio(seconds / DAY) + " d" : count(seconds / YEAR) + " y";
  }

  /** {@code -} for what is not known. */
  static String or(OptionalDouble value, DoubleFunction<String> text) {
    return value.isPresent() ? text.apply(value.getAsDouble()) : "-";
  }
}
