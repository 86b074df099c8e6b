package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.MemoryStore;
import io.github.hashcost.examples.ledger.study.AppendCase.Store;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chains from their first entry on, in memory and in a file, in batches of several sizes. */
final class AppendExperiment implements Experiment {
  private final AppendGrid grid;
  private final int longest;
  private final int largest;
  private final int inFiles;
  private final MemoryStore memory = MemoryStore.create();

  AppendExperiment(HashCatalog catalog, Scope scope) {
    grid = AppendGrid.of(catalog, scope, CommitProbe.nanos());
    longest = scope.lengths().get(scope.lengths().size() - 1);
    largest = scope.batches().get(scope.batches().size() - 1);
    inFiles = scope.everyBatchUpTo();
  }

  @Override
  public String name() {
    return "appending";
  }

  @Override
  public List<Operation> operations() {
    return grid.cases().stream().map(c -> c.operation(memory)).toList();
  }

  @Override
  public List<Table> tables(RunResult run) {
    Table.Builder table =
        Figures.columns(
                Table.named("stat_chain_append.csv")
                    .column("function", "id", "hash function of the chain")
                    .column("format", "name", "json or binary")
                    .column("store", "name", "memory, buffered (a file) or durable (with fsync)")
                    .column("length", "entries", "entries of the chain that one call builds")
                    .column(
                        "batch",
                        "entries",
                        "entries between two commits; none longer than the chain, and the longest"
                            + " chains in the largest alone")
                    .column("payload_bytes", "bytes", "payload of each entry"),
                "entry")
            .column("entries_per_s", "entries per second", "at the median");
    for (AppendCase c : grid.cases()) {
      Figures figures = figures(run, c);
      Table.Row row =
          table
              .row()
              .add(c.function().id())
              .add(c.format().name())
              .add(c.store().toString())
              .add(c.shape().length())
              .add(c.shape().batch())
              .add(Scope.payload().length);
      figures.addTo(row);
      row.add(figures.perSecond());
    }
    return List.of(table.build());
  }

  private static Figures figures(RunResult run, AppendCase c) {
    return Figures.of(run.cell(c.name()), c.shape().length());
  }

  @Override
  public List<String> summary(RunResult run) {
    List<String> lines = new ArrayList<>();
    for (LedgerFormat format : AppendGrid.FORMATS) {
      lines.add(
          "append in memory, "
              + format
              + ": "
              + grid.cases().stream()
                  .filter(c -> c.format() == format && c.store() == Store.MEMORY)
                  .filter(c -> c.shape().length() == longest && c.shape().batch() == largest)
                  .map(c -> c.function() + " " + figures(run, c).rate())
                  .collect(Collectors.joining(", ")));
    }
    for (Store store : List.of(Store.BUFFERED, Store.DURABLE)) {
      AppendGrid.FORMATS.forEach(format -> byBatch(run, store, format).ifPresent(lines::add));
    }
    return lines;
  }

  /** What the first function costs in a file; empty where nothing was measured. */
  private Optional<String> byBatch(RunResult run, Store store, LedgerFormat format) {
    String first = Scope.FUNCTIONS.get(0);
    String rates =
        grid.cases().stream()
            .filter(c -> c.format() == format && c.store() == store)
            .filter(c -> c.function().id().equals(first) && c.shape().length() == inFiles)
            .map(c -> figures(run, c).rate() + " by " + Quantity.count(c.shape().batch()))
            .collect(Collectors.joining(", "));
    return Optional.of("append " + store + ", " + format + ", " + first + ": " + rates)
        .filter(line -> !rates.isEmpty());
  }

  @Override
  public List<String> notes() {
    return List.of(grid.durability());
  }
}
