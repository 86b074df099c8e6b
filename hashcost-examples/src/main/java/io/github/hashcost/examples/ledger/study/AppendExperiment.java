package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.FileStore;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.MemoryStore;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.TaskContext;
import io.github.hashcost.harness.WorkUnit;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Chains from their first entry on: in memory at several lengths, and into a file with several
 * entries between two commits. One call builds one chain.
 */
final class AppendExperiment implements Experiment {
  private static final int FILE_LENGTH = 1_000;

  private final List<Case> cases = new ArrayList<>();

  /** Cleared by each chain: all of them are built on one thread, and long ones are large. */
  private final MemoryStore memory = MemoryStore.create();

  /** Of a store. */
  private enum Kind {
    MEMORY,
    BUFFERED,
    DURABLE
  }

  private final class Case {
    private final ChainHash function;
    private final LedgerFormat format;
    private final Kind kind;
    private final int length;
    private final int batch;

    Case(ChainHash function, LedgerFormat format, Kind kind, int length, int batch) {
      this.function = function;
      this.format = format;
      this.kind = kind;
      this.length = length;
      this.batch = batch;
    }

    String store() {
      return kind.name().toLowerCase(Locale.ROOT);
    }

    String name() {
      return "append-"
          + store()
          + "-"
          + format
          + "-"
          + function
          + ":length="
          + length
          + ",batch="
          + batch;
    }

    Operation operation() {
      return Operation.of(
              name(),
              context ->
                  kind == Kind.MEMORY
                      ? new ChainTask(function, format, memory, memory::clear, context)
                      : inFile(context))
          .unit(WorkUnit.items("entry", length));
    }

    private ChainTask inFile(TaskContext context) throws IOException {
      FileChannel file =
          FileChannel.open(
              context.temporaryDirectory().resolve("ledger"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      FileStore store = kind == Kind.DURABLE ? FileStore.durable(file) : FileStore.buffered(file);
      return new ChainTask(function, format, store, () -> file.truncate(0).position(0), context);
    }
  }

  AppendExperiment(HashCatalog catalog, Scope scope) {
    for (String id : Scope.FUNCTIONS) {
      ChainHash function = ChainHash.of(catalog.get(id));
      for (LedgerFormat format : List.of(LedgerFormat.json(), LedgerFormat.binary())) {
        int last = scope.batches().get(scope.batches().size() - 1);
        for (int length : scope.lengths()) {
          cases.add(new Case(function, format, Kind.MEMORY, length, last));
        }
        for (int batch : scope.batches()) {
          cases.add(new Case(function, format, Kind.BUFFERED, FILE_LENGTH, batch));
        }
        // A commit to the device costs the same whatever was hashed, and may take milliseconds: one
        // function and one commit for each chain.
        if (id.equals(Scope.FUNCTIONS.get(0))) {
          for (int batch : scope.batches()) {
            cases.add(new Case(function, format, Kind.DURABLE, batch, batch));
          }
        }
      }
    }
  }

  @Override
  public List<Operation> operations() {
    return cases.stream().map(Case::operation).toList();
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
                    .column("batch", "entries", "entries between two commits")
                    .column("payload_bytes", "bytes", "payload of each entry"),
                "entry")
            .column("entries_per_s", "entries per second", "at the median");
    for (Case c : cases) {
      Figures figures = Figures.of(run.cell(c.name()), c.length);
      Table.Row row =
          table
              .row()
              .add(c.function.id())
              .add(c.format.name())
              .add(c.store())
              .add(c.length)
              .add(c.batch)
              .add(Scope.payload().length);
      figures.addTo(row);
      row.add(figures.perSecond());
    }
    return List.of(table.build());
  }

  @Override
  public List<String> summary(RunResult run) {
    int longest = cases.stream().mapToInt(c -> c.length).max().orElseThrow();
    return Stream.of(LedgerFormat.json(), LedgerFormat.binary())
        .map(
            format ->
                "append in memory, "
                    + format
                    + ": "
                    + cases.stream()
                        .filter(c -> c.kind == Kind.MEMORY && c.length == longest)
                        .filter(c -> c.format == format)
                        .map(c -> c.function + " " + Figures.of(run.cell(c.name()), longest).rate())
                        .collect(Collectors.joining(", ")))
        .toList();
  }
}
