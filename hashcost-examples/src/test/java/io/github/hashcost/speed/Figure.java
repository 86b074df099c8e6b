package io.github.hashcost.speed;

import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.List;
import java.util.Optional;

/**
 * What one JVM saw of one function on one input: the cost of what is judged, and of the bare loop
 * that it is judged by.
 *
 * @param nanos per hash
 * @param bareNanos per hash
 * @param ratio of the two, round by round
 * @param twins the bare loop twice: what a difference must exceed
 * @param bytes that a hash allocates
 * @param bareBytes that a hash allocates
 */
record Figure(
    String id,
    int inputBytes,
    double nanos,
    double bareNanos,
    Estimate ratio,
    double twins,
    double bytes,
    double bareBytes) {
  private static final String SEPARATOR = "\t";

  /**
   * For {@link #parsed}.
   *
   * @param kind what it is a figure of; it starts the line
   */
  String line(String kind) {
    Interval interval = ratio.interval();
    return String.join(
        SEPARATOR,
        kind,
        id,
        Integer.toString(inputBytes),
        Double.toString(nanos),
        Double.toString(bareNanos),
        Double.toString(ratio.point()),
        Double.toString(interval.low()),
        Double.toString(interval.high()),
        Double.toString(interval.level()),
        Integer.toString(ratio.samples()),
        Double.toString(twins),
        Double.toString(bytes),
        Double.toString(bareBytes));
  }

  /** Empty for a line that is none of this kind. */
  static Optional<Figure> parsed(String kind, String line) {
    List<String> f = List.of(line.split(SEPARATOR, -1));
    if (f.size() != 13 || !f.get(0).equals(kind)) {
      return Optional.empty();
    }
    double[] d = f.stream().skip(2).mapToDouble(Double::parseDouble).toArray();
    Interval interval = new Interval(d[4], d[5], d[6]);
    return Optional.of(
        new Figure(
            f.get(1),
            (int) d[0],
            d[1],
            d[2],
            Estimate.of(d[3], interval, (int) d[7]),
            d[8],
            d[9],
            d[10]));
  }
}
