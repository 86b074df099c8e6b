package io.github.hashcost.analysis;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Median;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How well a run knows the pace of the machine that all its cells share. A slow round is slow for
 * every size alike, so the sizes agree with each other although all of them are off: no residual of
 * a fit through them tells.
 *
 * <p>What each sample is off by itself moves the factor a little too, and is counted by the
 * residuals once more. That is on the safe side, and only where nothing is shared: there the
 * interval of a value between the sizes holds the true one in 99 of 100 cases instead of 95.
 */
final class SharedPace {
  private SharedPace() {}

  /**
   * Half the width of the interval of the common factor. The factor of a round is the median over
   * the cells of their time in it over their usual time; of all rounds it is the median again.
   *
   * @param cells of one pass, since only these have rounds in common
   */
  static double relativeHalfWidth(List<Cell> cells) {
    Map<Integer, List<Double>> byRound = new TreeMap<>();
    for (Cell cell : cells) {
      Samples samples = Pair.samples(cell);
      double usual = Median.of(samples.nanosPerCall());
      for (int i = 0; i < samples.size(); i++) {
        byRound
            .computeIfAbsent(samples.round(i), round -> new ArrayList<>())
            .add(samples.nanosPerCall(i) / usual);
      }
    }
    Interval pace = Estimate.medianOf(medians(byRound)).interval();
    return (pace.high() - pace.low()) / 2;
  }

  private static double[] medians(Map<Integer, List<Double>> byRound) {
    return byRound.values().stream()
        .mapToDouble(round -> Median.of(round.stream().mapToDouble(Double::doubleValue).toArray()))
        .toArray();
  }
}
