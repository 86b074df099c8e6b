package io.github.hashcost.html;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ShortNames;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What all parts of the page say of the cells that are to be read, worked out once. */
final class Figures {
  private final RunResult run;
  private final Comparison comparison;
  private final ShortNames names;
  private final List<Cell> cells;
  private final List<Cell> references;
  private final IdentityHashMap<Cell, Line> lines = new IdentityHashMap<>();

  /** Whatever is empty has no figure. */
  private record Line(Optional<Estimate> nanos, Optional<Ratio> ratio, Optional<String> reason) {}

  Figures(RunResult run, Optional<String> reference) {
    this.run = run;
    comparison = Comparison.of(run);
    cells = run.latest();
    names = ShortNames.of(cells.stream().map(Cell::id).toList());
    references = reference.map(run::cells).orElseGet(() -> firsts(cells));
    cells.forEach(cell -> lines.put(cell, line(cell)));
  }

  private static List<Cell> firsts(List<Cell> cells) {
    Map<String, Cell> firsts = new LinkedHashMap<>();
    cells.forEach(cell -> firsts.putIfAbsent(input(cell), cell));
    return List.copyOf(firsts.values());
  }

  private Line line(Cell cell) {
    try {
      Estimate nanos = comparison.nanos(cell);
      return new Line(Optional.of(nanos), compared(cell), Optional.empty());
    } catch (HashcostException.Unsupported e) {
      String reason =
          cell.failure()
              .map(failure -> "failed: " + failure)
              .orElseGet(() -> "no figure: " + e.getMessage());
      return new Line(Optional.empty(), Optional.empty(), Optional.of(reason));
    }
  }

  private Optional<Ratio> compared(Cell cell) {
    try {
      return references.stream()
          .filter(r -> input(r).equals(input(cell)) && r.samples().isPresent())
          .findFirst()
          .map(r -> comparison.ratio(cell, r));
    } catch (HashcostException.Unsupported e) {
      // The reference took no measurable time.
      return Optional.empty();
    }
  }

  RunResult run() {
    return run;
  }

  Comparison comparison() {
    return comparison;
  }

  /** In the order asked for. */
  List<Cell> cells() {
    return cells;
  }

  /** In the order asked for, each with its cells. */
  Map<String, List<Cell>> byInput() {
    Map<String, List<Cell>> inputs = new LinkedHashMap<>();
    cells.forEach(c -> inputs.computeIfAbsent(input(c), i -> new ArrayList<>()).add(c));
    return inputs;
  }

  /** Of the function, as short as tells it from the others. */
  String name(Cell cell) {
    return names.of(cell.id());
  }

  /** Function and input. */
  String title(Cell cell) {
    return cell.inputLabel().isEmpty() ? name(cell) : name(cell) + " on " + cell.inputLabel();
  }

  boolean hasInputs() {
    return cells.stream().anyMatch(cell -> !cell.inputLabel().isEmpty());
  }

  boolean isReference(Cell cell) {
    return references.contains(cell);
  }

  /** How the text calls what ratios are to. */
  String reference() {
    List<String> all = references.stream().map(this::name).distinct().toList();
    return all.size() == 1 ? all.get(0) : "the first function";
  }

  Optional<Estimate> nanos(Cell cell) {
    return of(cell).nanos();
  }

  /** To the reference on the same input. */
  Optional<Ratio> ratio(Cell cell) {
    return of(cell).ratio();
  }

  /** Why there are no figures. */
  Optional<String> reason(Cell cell) {
    return of(cell).reason();
  }

  List<Caveat> caveats(Cell cell) {
    List<Caveat> all = new ArrayList<>(comparison.caveats(cell));
    if (!isReference(cell)) {
      ratio(cell).ifPresent(ratio -> all.addAll(ratio.caveats()));
    }
    return all;
  }

  private Line of(Cell cell) {
    return lines.computeIfAbsent(cell, this::line);
  }

  private static String input(Cell cell) {
    return cell.inputBytes() + " " + cell.inputLabel();
  }
}
