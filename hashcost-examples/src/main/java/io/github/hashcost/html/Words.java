package io.github.hashcost.html;

import io.github.hashcost.report.Quantity;
import io.github.hashcost.stats.Interval;
import java.util.Locale;

/** Figures as the page spells them: those of the other reports, with the micro sign. */
final class Words {
  private Words() {}

  static String time(double nanos) {
    return Quantity.time(nanos).replace(" us", " µs");
  }

  static String times(Interval nanos) {
    return nanos.level() == 0 ? "one sample" : time(nanos.low()) + " to " + time(nanos.high());
  }

  static String ratio(double ratio) {
    return Quantity.ratio(ratio);
  }

  static String ratios(Interval ratio) {
    return ratio.level() == 0 ? "one sample" : ratio(ratio.low()) + " to " + ratio(ratio.high());
  }

  /** {@code 1 cell}, {@code 1,000 cells}. */
  static String count(long number, String noun) {
    return Quantity.count(number) + " " + noun + (number == 1 ? "" : "s");
  }

  static String percent(double share) {
    return Quantity.ratio(100 * share) + " %";
  }

  static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
