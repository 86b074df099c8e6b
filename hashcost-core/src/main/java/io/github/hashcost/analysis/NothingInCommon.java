package io.github.hashcost.analysis;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says in one short line why two results cannot be compared: by the first thing all differ in. */
final class NothingInCommon {
  private static final int SHOWN = 2;

  /** What cells may have in common, and how it is called. */
  private record Trait(String name, Function<Cell, String> of) {}

  private static final List<Trait> TRAITS =
      List.of(
          new Trait("function", cell -> cell.id().name()),
          new Trait("function", cell -> cell.id().toString()),
          new Trait("input", Cell::inputLabel),
          new Trait("input size", cell -> String.format(Locale.ROOT, "%,d B", cell.inputBytes())),
          new Trait("mode", cell -> cell.mode().name().toLowerCase(Locale.ROOT)),
          new Trait("unit", Cell::unit),
          new Trait("pool of inputs", cell -> String.valueOf(cell.inputs())),
          new Trait("cell", Cell::toString));

  private NothingInCommon() {}

  /**
   * @param first with samples, as the others
   */
  static HashcostException between(List<Cell> first, List<Cell> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return new HashcostException.InvalidParameter(
          "nothing to compare: "
              + (first.isEmpty() ? "the first" : "the second")
              + " has no samples");
    }
    Trait last = TRAITS.get(TRAITS.size() - 1);
    Trait differing =
        TRAITS.stream()
            .filter(t -> Collections.disjoint(values(first, t), values(second, t)))
            .findFirst()
            .orElse(last);
    return new HashcostException.InvalidParameter(
        "no "
            + differing.name
            + " in common: "
            + some(values(first, differing))
            + " in the first, "
            + some(values(second, differing))
            + " in the second");
  }

  private static Set<String> values(List<Cell> cells, Trait trait) {
    return cells.stream().map(trait.of).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String some(Set<String> values) {
    String first = values.stream().limit(SHOWN).collect(Collectors.joining(", "));
    return values.size() > SHOWN ? first + " and " + (values.size() - SHOWN) + " more" : first;
  }
}
