package io.github.hashcost.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which cells to read where some were measured again. A second pass may run when the machine has
 * another pace, so figures that stand beside each other must be of one pass.
 */
final class CommonPass {
  /** What functions share that are compared with each other. */
  private record SameInput(String label, long bytes) {
    static SameInput of(Cell cell) {
      return new SameInput(cell.inputLabel(), cell.inputBytes());
    }
  }

  private CommonPass() {}

  /**
   * One cell for each function and input, in the order in which they first come. All on one input
   * are of the last pass that has all of them, or of their last ones where no pass has. A cell that
   * failed in its last pass is read as failed, and binds no other.
   */
  static List<Cell> of(Stream<Cell> cells) {
    Map<String, List<Cell>> byName =
        cells
            .sorted((a, b) -> Integer.compare(a.pass(), b.pass()))
            .collect(
                Collectors.groupingBy(Cell::toString, LinkedHashMap::new, Collectors.toList()));
    Map<SameInput, SortedSet<Integer>> shared = new HashMap<>();
    for (List<Cell> passes : byName.values()) {
      Cell last = last(passes);
      if (last.failure().isEmpty()) {
        SortedSet<Integer> own =
            passes.stream().map(Cell::pass).collect(Collectors.toCollection(TreeSet::new));
        shared.computeIfAbsent(SameInput.of(last), input -> own).retainAll(own);
      }
    }
    List<Cell> read = new ArrayList<>();
    for (List<Cell> passes : byName.values()) {
      Cell last = last(passes);
      SortedSet<Integer> common = shared.getOrDefault(SameInput.of(last), new TreeSet<>());
      boolean keepsLast = last.failure().isPresent() || common.isEmpty();
      read.add(keepsLast ? last : last(upTo(common.last(), passes)));
    }
    return List.copyOf(read);
  }

  private static List<Cell> upTo(int pass, List<Cell> passes) {
    return passes.stream().filter(cell -> cell.pass() <= pass).toList();
  }

  private static Cell last(List<Cell> passes) {
    return passes.get(passes.size() - 1);
  }
}
