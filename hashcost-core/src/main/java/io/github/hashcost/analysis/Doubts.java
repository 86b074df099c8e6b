package io.github.hashcost.analysis;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Halves;
import io.github.hashcost.stats.Median;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The reasons to doubt a cell that its samples themselves give. */
final class Doubts {
  private Doubts() {}

  /** What was observed first. A code that was observed is not said twice. */
  static List<Caveat> about(Cell cell) {
    List<Caveat> all = new ArrayList<>(cell.observed());
    cell.samples().stream()
        .filter(samples -> samples.size() > 0)
        .flatMap(samples -> fromSamples(samples.nanosPerCall()))
        .filter(
            doubt -> cell.observed().stream().noneMatch(seen -> seen.code().equals(doubt.code())))
        .forEach(all::add);
    return List.copyOf(all);
  }

  private static Stream<Caveat> fromSamples(double[] nanos) {
    if (nanos.length < Median.MIN_SAMPLES) {
      return Stream.of(fewSamples(nanos.length));
    }
    return Halves.of(nanos).filter(halves -> !halves.agree()).map(Doubts::halvesDisagree).stream();
  }

  private static Caveat fewSamples(int n) {
    return Caveat.of(
        "few-samples",
        (n == 1
            ? "1 sample, which says nothing of its spread"
            : n + " samples, whose whole range is the interval"),
        "plan more rounds or a longer time budget: "
            + Median.MIN_SAMPLES
            + " samples give an interval at 95 %");
  }

  private static Caveat halvesDisagree(Halves halves) {
    double first = halves.first().point();
    double second = halves.second().point();
    Rounding rounding = Rounding.apart(first, second);
    return Caveat.of(
        "halves-disagree",
        "median "
            + rounding.text(first)
            + " ns in the first half of the rounds, "
            + rounding.text(second)
            + " ns in the second",
        "the machine or the code changed its pace meanwhile: measure again, on a quieter machine");
  }
}
