package io.github.hashcost.report;

import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Rounding;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The unit of a column: one for all its figures, so that they compare at a glance; or, where they
 * lie too far apart for that, each its own. Immutable.
 */
final class Scale {
  private static final String[] TIMES = {"ns", "us", "ms", "s"};
  private static final String[] SIZES = {"B", "KiB", "MiB", "GiB"};

  /** Longer figures are no longer read, but counted. */
  private static final double LARGEST_SPELT_OUT = 1e6;

  private final boolean common;
  private final String unit;
  private final double size;
  private final DoubleFunction<String> own;

  private Scale(boolean common, String unit, double size, DoubleFunction<String> own) {
    this.common = common;
    this.unit = unit;
    this.size = size;
    this.own = own;
  }

  /**
   * @param nanos all that the column will show
   */
  static Scale ofTimes(DoubleStream nanos) {
    return of(nanos, "time", TIMES, 1000, Quantity::time);
  }

  /**
   * @param bytes all that the column will show
   */
  static Scale ofSizes(DoubleStream bytes) {
    return of(bytes, "bytes", SIZES, 1024, b -> Quantity.bytes(Math.round(b)));
  }

  /** The largest unit in which none is below 1; zero looks the same in each. */
  private static Scale of(
      DoubleStream values, String quantity, String[] units, int step, DoubleFunction<String> own) {
    double[] sizes = values.map(Math::abs).filter(v -> v > 0).sorted().toArray();
    double smallest = sizes.length == 0 ? 0 : sizes[0];
    double largest = sizes.length == 0 ? 0 : sizes[sizes.length - 1];
    int i = 0;
    double size = 1;
    while (i < units.length - 1 && smallest >= size * step) {
      size *= step;
      i++;
    }
    return largest / size < LARGEST_SPELT_OUT
        ? new Scale(true, units[i], size, own)
        : new Scale(false, quantity, 1, own);
  }

  /** Such as {@code ns}; {@code time} where each figure has its own unit. */
  String unit() {
    return unit;
  }

  /** With as many digits as the interval allows. */
  String text(double value, Interval interval) {
    return common ? rounding(interval).text(value / size) : own.apply(value);
  }

  String text(Interval interval) {
    String low = text(interval.low(), interval);
    String high = text(interval.high(), interval);
    return range(interval, unitOf(low).equals(unitOf(high)) ? numberOf(low) : low, high);
  }

  /** What has no interval. */
  String text(double value) {
    return common ? plain(value / size) : own.apply(value);
  }

  /** From one to the other; one sample has no such thing. */
  static String range(Interval interval, String low, String high) {
    return interval.level() == 0 ? "one sample" : low + " to " + high;
  }

  /** Of a figure that has its own, such as {@code ns}; else nothing. */
  private static String unitOf(String figure) {
    return figure.substring(numberOf(figure).length());
  }

  private static String numberOf(String figure) {
    return figure.split(" ", 2)[0];
  }

  private Rounding rounding(Interval interval) {
    return Rounding.apart(interval.low() / size, interval.high() / size);
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? Quantity.count((long) value) : Quantity.ratio(value);
  }
}
