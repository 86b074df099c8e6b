package io.github.hashcost.cli.accuracy;

import io.github.hashcost.stats.Median;
import java.util.List;

/**
 * How far several cells are from their lone children.
 *
 * @param cells that were measured
 * @param median of {@code |r - 1|}
 * @param worst the greatest of them
 * @param within how many are not above {@link #BAR}
 */
record Summary(int cells, double median, double worst, int within) {
  static final double BAR = 0.10;

  /** Of cells that were measured, at least one. */
  static Summary of(List<CellResult> cells) {
    double[] deviations =
        cells.stream()
            .mapToDouble(CellResult::deviation)
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    int within = 0;
    while (within < deviations.length && deviations[within] <= BAR) {
      within++;
    }
    return new Summary(
        deviations.length, Median.of(deviations), deviations[deviations.length - 1], within);
  }
}
