package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.study.AppendCase.Store;
import io.github.hashcost.report.Quantity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which chains are built. Immutable.
 *
 * <p>In memory and in a file: every function and format, at every length, in every batch size that
 * is no longer than the chain. The longest chains take most of the time, so they are built in the
 * largest batch alone, and into a file with one function alone. Durably: the first function at all
 * but the longest lengths, as far as the commits fit into the time they may take.
 */
final class AppendGrid {
  static final List<LedgerFormat> FORMATS = List.of(LedgerFormat.json(), LedgerFormat.binary());

  private final List<AppendCase> cases;
  private final List<Shape> leftOut;
  private final double commitNanos;

  private AppendGrid(List<AppendCase> cases, List<Shape> leftOut, double commitNanos) {
    this.cases = List.copyOf(cases);
    this.leftOut = List.copyOf(leftOut);
    this.commitNanos = commitNanos;
  }

  /**
   * @param commitNanos what a commit to the device takes here
   */
  static AppendGrid of(HashCatalog catalog, Scope scope, double commitNanos) {
    List<Shape> all = shapes(scope);
    List<Shape> shorter = all.stream().filter(s -> s.length() <= scope.everyBatchUpTo()).toList();
    Set<Shape> fitting = fitting(shorter, scope.commits(), commitNanos);
    List<Shape> durable = shorter.stream().filter(fitting::contains).toList();
    List<AppendCase> cases = new ArrayList<>();
    for (String id : Scope.FUNCTIONS) {
      boolean first = id.equals(Scope.FUNCTIONS.get(0));
      ChainHash function = ChainHash.of(catalog.get(id));
      for (LedgerFormat format : FORMATS) {
        all.forEach(s -> cases.add(new AppendCase(function, format, Store.MEMORY, s)));
        (id.equals(Scope.LONGEST_IN_FILE) ? all : shorter)
            .forEach(s -> cases.add(new AppendCase(function, format, Store.BUFFERED, s)));
        if (first) {
          durable.forEach(s -> cases.add(new AppendCase(function, format, Store.DURABLE, s)));
        }
      }
    }
    return new AppendGrid(
        cases, shorter.stream().filter(s -> !fitting.contains(s)).toList(), commitNanos);
  }

  private static List<Shape> shapes(Scope scope) {
    int largest = scope.batches().get(scope.batches().size() - 1);
    return scope.lengths().stream()
        .flatMap(length -> scope.batches().stream().map(batch -> new Shape(length, batch)))
        .filter(s -> s.batch() <= s.length())
        .filter(s -> s.length() <= scope.everyBatchUpTo() || s.batch() == largest)
        .toList();
  }

  /** Those with the fewest commits first; those with a single one always. */
  private static Set<Shape> fitting(List<Shape> shapes, Duration mayTake, double commitNanos) {
    double iterations = Figures.WARM_UP + Figures.MEASURED;
    double left = mayTake.toNanos() / (FORMATS.size() * iterations * commitNanos);
    Set<Shape> fitting = new HashSet<>();
    for (Shape shape : shapes.stream().sorted(Comparator.comparingInt(Shape::commits)).toList()) {
      left -= shape.commits();
      if (left >= 0 || shape.commits() == 1) {
        fitting.add(shape);
      }
    }
    return fitting;
  }

  List<AppendCase> cases() {
    return cases;
  }

  /** What a commit to the device took, and which durable chains were left out for it. */
  String durability() {
    String commit = "a commit to the device took " + Quantity.time(commitNanos);
    return leftOut.isEmpty()
        ? commit + ", so no durable chain was left out"
        : commit
            + ", so these durable chains (entries by batch) were left out: "
            + leftOut.stream().map(Shape::toString).collect(Collectors.joining("; "));
  }
}
