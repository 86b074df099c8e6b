package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.Screen;
import io.github.hashcost.cli.WholeNumber;
import io.github.hashcost.cli.Words;
import io.github.hashcost.examples.ledger.Appender;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.FileStore;
import io.github.hashcost.examples.ledger.LedgerFile;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.LedgerStore;
import io.github.hashcost.examples.ledger.MemoryStore;
import io.github.hashcost.examples.ledger.Verification;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "append",
    mixinStandardHelpOptions = true,
    description = "Adds entries to a ledger, and makes it where there is none.",
    footer = {
      "",
      "The ledger is verified first. An entry that a crash left unfinished at its end is cut; nothing",
      "is added to one that is not intact.",
      "Example: journalctl -f | hashcost ledger append log.jsonl --stdin"
    })
final class LedgerAppendCommand implements Callable<Integer> {
  private static final String DEFAULT_FUNCTION = "sha-256";
  private static final int MOST_BATCH = 1_000_000;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Mixin private LedgerAccess ledger = new LedgerAccess();

  @Mixin private LedgerPayloads payloads = new LedgerPayloads();

  @Mixin private SummaryOutput summary = new SummaryOutput();

  @Option(
      names = {"-f", "--function"},
      paramLabel = "ID",
      description = "Of a new ledger: any plain hash function (default sha-256).")
  private Optional<String> function = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Of a new ledger: json (the default) or binary.")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--store",
      paramLabel = "STORE",
      description =
          "buffered (the default): each batch goes to the system; durable: and on to the device"
              + " (fsync); memory: nothing is written before all entries are there.")
  private Optional<String> store = Optional.empty();

  @Option(
      names = "--batch",
      paramLabel = "N",
      description = "Entries that are handed on together (default 1).")
  private String batch = "1";

  LedgerAppendCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    payloads.require();
    long perBatch = WholeNumber.parse("--batch", batch, 1, MOST_BATCH);
    Destination into = store.map(Destination::parse).orElse(Destination.BUFFERED);
    LedgerFormat newFormat = format.map(LedgerFormat::parse).orElse(LedgerFormat.json());
    summary.open();
    HashCatalog functions = catalog.get();
    ChainHash newFunction = ledger.function(functions, function.orElse(DEFAULT_FUNCTION));
    LedgerSummary.Builder done = LedgerSummary.of("append");
    int exitCode =
        ledger.reading(
            path -> {
              try (LedgerFile file =
                  LedgerFile.open(
                      path,
                      id -> ledger.function(functions, id),
                      LedgerAccess.progress(path, screen))) {
                Optional<Verification> before = file.before();
                before.ifPresent(done::found);
                if (before.flatMap(Verification::fault).isPresent()) {
                  screen.error(ledger.faulty(before.get()) + "; nothing was appended");
                  return 1;
                }
                before.ifPresent(b -> requireSame(b, newFunction, newFormat));
                append(file, newFunction, newFormat, into, perBatch, done);
                return 0;
              }
            });
    summary.write(done.build());
    return exitCode;
  }

  /** What a ledger is does not change while it grows. */
  private void requireSame(Verification there, ChainHash newFunction, LedgerFormat newFormat) {
    String is = LedgerAccess.kind(there);
    if (function.isPresent() && !newFunction.id().equals(there.function().orElseThrow().id())) {
      throw new HashcostException.InvalidParameter(
          "is there already, with " + is + "; leave --function out or name another file");
    }
    if (format.isPresent() && newFormat != there.format().orElseThrow()) {
      throw new HashcostException.InvalidParameter(
          "is there already, with " + is + "; leave --format out or name another file");
    }
  }

  private void append(
      LedgerFile file,
      ChainHash newFunction,
      LedgerFormat newFormat,
      Destination into,
      long perBatch,
      LedgerSummary.Builder done)
      throws IOException {
    FileStore target =
        into == Destination.DURABLE
            ? FileStore.durable(file.channel())
            : FileStore.buffered(file.channel());
    MemoryStore memory = MemoryStore.create();
    LedgerStore store = into == Destination.MEMORY ? memory : target;
    Appender appender = file.appender(newFunction, newFormat, store, System::currentTimeMillis);
    long first = appender.count();
    long start = System.nanoTime();
    try {
      payloads.forEach(
          payload -> {
            appender.append(payload);
            screen.progress(
                () -> "appending: " + Words.counted(appender.count() - first, "entry", "entries"));
            if ((appender.count() - first) % perBatch == 0) {
              appender.commit();
            }
          });
    } catch (HashcostException e) {
      // Those before the bad one are good.
      if (appender.count() > first) {
        appender.commit();
      }
      throw e;
    }
    appender.commit();
    memory.writeTo(target);
    target.commit();
    if (file.before().isEmpty()) {
      done.kind(appender.function().id(), newFormat.name());
    }
    done.entries(appender.count() - first, System.nanoTime() - start)
        .inAll(appender.count())
        .cut(file.cutBytes());
    report(file, appender, appender.count() - first);
  }

  private void report(LedgerFile file, Appender appender, long appended) {
    if (file.cutBytes() > 0) {
      screen.line(
          "cut "
              + Words.counted(file.cutBytes(), "byte", "bytes")
              + " at the end, of what was never finished");
    }
    screen.line(
        "appended "
            + Words.counted(appended, "entry", "entries")
            + ", "
            + Words.counted(appender.count(), "entry", "entries")
            + " in all");
    LedgerAccess.head(appender.head()).forEach(screen::line);
    if (!appender.function().withstandsAttacks()) {
      Words.wrap(
              appender.function()
                  + " does not withstand attacks: this ledger shows accidents, not what somebody"
                  + " changed on purpose")
          .forEach(screen::line);
    }
  }
}
