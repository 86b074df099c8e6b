package io.github.hashcost.cli;

import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.stats.Interval;

/** How many times as much, in words. */
final class RatioText {
  private RatioText() {}

  /** Such as {@code 10.3 x}. */
  static String times(Ratio ratio) {
    return Quantity.ratio(ratio.estimate().point()) + " x";
  }

  static String interval(Ratio ratio) {
    Interval i = ratio.estimate().interval();
    return i.level() == 0
        ? "(one sample, no interval)"
        : "(" + Quantity.ratio(i.low()) + " to " + Quantity.ratio(i.high()) + ")";
  }

  /** What a ratio not above 1 means is said, since nobody expects it of the secure one. */
  static String sentence(String numerator, String denominator, Ratio ratio) {
    Interval interval = ratio.estimate().interval();
    String verdict = "";
    if (interval.contains(1)) {
      verdict = ": the same as " + denominator + " here";
    } else if (ratio.estimate().point() < 1) {
      verdict = ": cheaper than " + denominator + " here";
    }
    return numerator + " costs " + times(ratio) + verdict + " " + interval(ratio);
  }
}
