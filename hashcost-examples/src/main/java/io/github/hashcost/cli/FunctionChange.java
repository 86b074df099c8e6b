package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineChange;
import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Median;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How all cells of one function changed from one result to another.
 *
 * @param cells its changes, one or more
 * @param common what is common to all functions
 */
record FunctionChange(String function, List<MachineChange> cells, Estimate common) {
  /** Of every function that both have, in their order. */
  static List<FunctionChange> of(MachineComparison comparison) {
    Map<String, List<MachineChange>> byFunction =
        comparison.changes().stream()
            .collect(
                Collectors.groupingBy(
                    MachineChange::function, LinkedHashMap::new, Collectors.toList()));
    return byFunction.entrySet().stream()
        .map(e -> new FunctionChange(e.getKey(), e.getValue(), comparison.common()))
        .toList();
  }

  /** Time in the second over that in the first, the median of the cells. */
  double change() {
    return median(cells.stream().map(MachineChange::ratio).toList());
  }

  /** The same over what is common to all. */
  double beside() {
    return change() / common.point();
  }

  List<MachineChange> outliers() {
    return cells.stream().filter(MachineChange::isOutlier).toList();
  }

  /** Ratios are as far from 1 when they double as when they halve, hence the logarithm. */
  static double median(List<Estimate> estimates) {
    return Math.exp(Median.of(estimates.stream().mapToDouble(e -> Math.log(e.point())).toArray()));
  }
}
