package io.github.hashcost.speed;

import io.github.hashcost.stats.Median;
import java.util.Comparator;
import java.util.List;

/**
 * One function on one input over several JVMs.
 *
 * @param middle that of the JVM with the median ratio; with an even number of them the higher one
 * @param lowest ratio of a JVM
 * @param highest ratio of a JVM
 * @param twins median over the JVMs of the ratio of the bare loop to itself
 * @param allocates whether the bare call did in any JVM
 */
record Row(Figure middle, double lowest, double highest, double twins, boolean allocates) {
  /**
   * @param figures of one function on one input, at least one
   */
  static Row of(List<Figure> figures) {
    List<Figure> sorted =
        figures.stream().sorted(Comparator.comparingDouble(f -> f.ratio().point())).toList();
    return new Row(
        sorted.get(sorted.size() / 2),
        sorted.get(0).ratio().point(),
        sorted.get(sorted.size() - 1).ratio().point(),
        Median.of(figures.stream().mapToDouble(Figure::twins).toArray()),
        figures.stream().anyMatch(f -> f.bareBytes() >= 1));
  }

  double ratio() {
    return middle.ratio().point();
  }
}
