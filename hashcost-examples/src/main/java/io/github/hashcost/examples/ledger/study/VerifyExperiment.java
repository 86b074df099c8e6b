package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.Verification;
import io.github.hashcost.examples.ledger.Verifier;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Task;
import io.github.hashcost.harness.TaskContext;
import io.github.hashcost.harness.WorkUnit;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Verification of chains in memory: sound ones, and ones with a bad entry a tenth of the way. */
final class VerifyExperiment implements Experiment {
  private static final int BAD_AFTER = 10;

  private final List<Case> cases = new ArrayList<>();

  private static final class Case {
    private final ChainHash function;
    private final LedgerFormat format;
    private final SampleLedger ledger;
    private final int length;
    private final boolean clean;

    Case(ChainHash function, LedgerFormat format, SampleLedger ledger, int length, boolean clean) {
      this.function = function;
      this.format = format;
      this.ledger = ledger;
      this.length = length;
      this.clean = clean;
    }

    String state() {
      return clean ? "clean" : "changed";
    }

    String name() {
      return "verify-" + state() + "-" + format + "-" + function + ":length=" + length;
    }

    /** The bad one included. */
    int entriesRead() {
      return clean ? length : length / BAD_AFTER + 1;
    }

    Operation operation() {
      return Operation.of(name(), this::task)
          .unit(WorkUnit.items("entry", entriesRead()))
          .callsPerBatch(1);
    }

    private Task task(TaskContext context) {
      Supplier<SampleLedger> opaque = context.opaque(ledger);
      Verifier verifier = Verifier.with(id -> function);
      int sound = clean ? length : length / BAD_AFTER;
      return () -> {
        SampleLedger read = opaque.get();
        InputStream in = clean ? read.sound(length) : read.changed(length, length / BAD_AFTER);
        Verification found = verifier.verify(in);
        if (found.count() != sound || found.fault().isEmpty() != clean) {
          throw new IllegalStateException("a verifier that verifies wrongly is not measured");
        }
        return found;
      };
    }
  }

  VerifyExperiment(HashCatalog catalog, Scope scope) {
    int longest = scope.lengths().get(scope.lengths().size() - 1);
    for (String id : Scope.FUNCTIONS) {
      ChainHash function = ChainHash.of(catalog.get(id));
      for (LedgerFormat format : AppendGrid.FORMATS) {
        SampleLedger ledger = sample(function, format, longest);
        for (int length : scope.lengths()) {
          cases.add(new Case(function, format, ledger, length, true));
          cases.add(new Case(function, format, ledger, length, false));
        }
      }
    }
  }

  private static SampleLedger sample(ChainHash function, LedgerFormat format, int entries) {
    try {
      return SampleLedger.of(function, format, entries);
    } catch (IOException e) {
      throw new UncheckedIOException("memory is no device", e);
    }
  }

  @Override
  public String name() {
    return "verifying";
  }

  @Override
  public List<Operation> operations() {
    return cases.stream().map(Case::operation).toList();
  }

  @Override
  public List<Table> tables(RunResult run) {
    Table.Builder table =
        Figures.columns(
                Table.named("stat_chain_verify.csv")
                    .column("function", "id", "hash function of the chain")
                    .column("format", "name", "json or binary")
                    .column("state", "name", "clean, or changed: one payload is not as it was")
                    .column("length", "entries", "entries of the chain")
                    .column("entries_read", "entries", "entries up to the changed one, or all")
                    .column("payload_bytes", "bytes", "payload of each entry"),
                "entry read")
            .column("median_us_per_ledger", "us per call", "time to the verdict, at the median")
            .column("entries_per_s", "entries read per second", "at the median");
    for (Case c : cases) {
      Figures figures = Figures.of(run.cell(c.name()), c.entriesRead());
      Table.Row row =
          table
              .row()
              .add(c.function.id())
              .add(c.format.name())
              .add(c.state())
              .add(c.length)
              .add(c.entriesRead())
              .add(Scope.payload().length);
      figures.addTo(row);
      row.add(figures.median() * c.entriesRead() / 1e3).add(figures.perSecond());
    }
    return List.of(table.build());
  }

  @Override
  public List<String> summary(RunResult run) {
    int longest = cases.stream().mapToInt(c -> c.length).max().orElseThrow();
    return AppendGrid.FORMATS.stream()
        .map(
            format ->
                "verify, "
                    + format
                    + ": "
                    + cases.stream()
                        .filter(c -> c.clean && c.length == longest && c.format == format)
                        .map(c -> c.function + " " + Figures.of(run.cell(c.name()), longest).rate())
                        .collect(Collectors.joining(", ")))
        .toList();
  }
}
