package io.github.hashcost.harness;

import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Halves;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which cells are measured again: those whose two halves lie apart, each together with all that ran
 * on the same input, since figures that stand beside each other must be of one pass; and what ran
 * on one thread and on several is compared with each other.
 */
final class SecondPass {
  private SecondPass() {}

  static List<Timed> of(List<Timed> cells, Map<Timed, Recorded> samples) {
    Set<String> inputs = new HashSet<>();
    Set<Operation> onSeveralThreads = new HashSet<>();
    for (Timed cell : cells) {
      if (!cell.failed() && halvesDisagree(cell, samples)) {
        inputs.add(cell.operation().inputLabel());
        onSeveralThreads.add(cell.operation());
      }
    }
    return cells.stream()
        .filter(cell -> !cell.failed())
        .filter(
            cell ->
                cell.threads() == 1
                    ? inputs.contains(cell.operation().inputLabel())
                    : onSeveralThreads.contains(cell.operation()))
        .toList();
  }

  private static boolean halvesDisagree(Timed cell, Map<Timed, Recorded> recorded) {
    Samples samples = recorded.getOrDefault(cell, Recorded.NOTHING).samples();
    return samples.size() > 0
        && Halves.of(samples.nanosPerCall()).filter(h -> !h.agree()).isPresent();
  }
}
