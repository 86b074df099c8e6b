package io.github.hashcost.speed;

import io.github.hashcost.stats.Median;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What several rows say together.
 *
 * @param median of their ratios
 * @param worst the highest ratio
 * @param twinsMedian of the bare loops beside themselves
 * @param twinsLowest of the bare loops beside themselves
 * @param twinsHighest of the bare loops beside themselves
 */
record Verdict(
    int rows,
    double median,
    double worst,
    double twinsMedian,
    double twinsLowest,
    double twinsHighest) {
  static final double MEDIAN_BOUND = 1.03;
  static final double EACH_BOUND = 1.08;

  /**
   * @param rows at least one
   */
  static Verdict of(List<Row> rows) {
    double[] ratios = sorted(rows, Row::ratio);
    double[] twins = sorted(rows, Row::twins);
    return new Verdict(
        rows.size(),
        Median.of(ratios),
        ratios[ratios.length - 1],
        Median.of(twins),
        twins[0],
        twins[twins.length - 1]);
  }

  boolean within() {
    return median <= MEDIAN_BOUND && worst <= EACH_BOUND;
  }

  private static double[] sorted(List<Row> rows, ToDoubleFunction<Row> value) {
    return rows.stream().mapToDouble(value).sorted().toArray();
  }
}
