package io.github.hashcost.harness;

import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Halves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which cells are measured again: those whose two halves lie apart, each together with what it is
 * compared to. That is the first operation on the same input; and what ran on one thread and on
 * several is compared with each other.
 */
final class SecondPass {
  private SecondPass() {}

  static List<Timed> of(List<Timed> cells, Map<Timed, Recorded> samples) {
    List<Timed> changed =
        cells.stream().filter(cell -> !cell.failed() && halvesDisagree(cell, samples)).toList();
    Set<String> inputs = new HashSet<>();
    Set<Operation> operations = new HashSet<>();
    for (Timed cell : changed) {
      inputs.add(cell.operation().inputLabel());
      operations.add(cell.operation());
    }
    boolean crews = cells.stream().anyMatch(cell -> cell.threads() > 1);
    List<Timed> again = new ArrayList<>();
    for (Timed cell : cells) {
      if (cell.failed()) {
        continue;
      }
      boolean isReference = cell.threads() == 1 && inputs.remove(cell.operation().inputLabel());
      boolean isOther = crews && operations.contains(cell.operation());
      if (isReference || isOther || changed.contains(cell)) {
        again.add(cell);
      }
    }
    return again;
  }

  private static boolean halvesDisagree(Timed cell, Map<Timed, Recorded> recorded) {
    Samples samples = recorded.getOrDefault(cell, Recorded.NOTHING).samples();
    return samples.size() > 0
        && Halves.of(samples.nanosPerCall()).filter(h -> !h.agree()).isPresent();
  }
}
