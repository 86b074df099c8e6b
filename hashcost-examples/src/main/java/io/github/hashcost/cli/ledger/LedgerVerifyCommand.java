package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.InputFile;
import io.github.hashcost.cli.Screen;
import io.github.hashcost.cli.Words;
import io.github.hashcost.examples.ledger.Checkpoint;
import io.github.hashcost.examples.ledger.Ed25519;
import io.github.hashcost.examples.ledger.KeyFile;
import io.github.hashcost.examples.ledger.Verification;
import io.github.hashcost.examples.ledger.Verifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Checks a ledger from its first entry on, and stops at the first bad one.",
    footer = {
      "",
      "Only a checkpoint shows entries that were cut off at the end. Exit code 1 names the entry.",
      "Example: hashcost ledger verify log.jsonl --checkpoint log.checkpoint --public-key key.pub"
    })
final class LedgerVerifyCommand implements Callable<Integer> {
  private static final long LONGEST_CHECKPOINT = 1 << 14;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Mixin private LedgerAccess ledger = new LedgerAccess();

  @Mixin private SummaryOutput summary = new SummaryOutput();

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "What the ledger held once; it must still, and may hold more.")
  private Optional<String> checkpoint = Optional.empty();

  @Option(
      names = "--public-key",
      paramLabel = "FILE",
      description = "Of who signed the checkpoint (Ed25519, PEM).")
  private Optional<String> publicKey = Optional.empty();

  LedgerVerifyCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    if (checkpoint.isPresent() != publicKey.isPresent()) {
      throw new HashcostException.InvalidParameter(
          "--checkpoint and --public-key: both or none are expected");
    }
    summary.open();
    HashCatalog functions = catalog.get();
    Verifier verifier = Verifier.with(id -> ledger.function(functions, id));
    Optional<Checkpoint> signed = checkpoint.map(LedgerVerifyCommand::read);
    if (signed.isPresent() && !holds(signed.get())) {
      return 1;
    }
    long start = System.nanoTime();
    Verification found = ledger.verify(signed.map(verifier::against).orElse(verifier), screen);
    LedgerSummary.Builder done =
        LedgerSummary.of("verify").found(found).entries(found.count(), System.nanoTime() - start);
    if (found.fault().isPresent()) {
      summary.write(done.build());
      screen.error(ledger.faulty(found));
      return 1;
    }
    summary.write(done.inAll(found.count()).build());
    screen.line("intact: " + LedgerAccess.summary(found));
    LedgerAccess.head(found.head()).forEach(screen::line);
    screen.line(
        signed
            .map(
                c -> "the checkpoint of " + Words.counted(c.count(), "entry", "entries") + " holds")
            .orElse("no checkpoint given: entries cut off at the end would not show"));
    return 0;
  }

  private static Checkpoint read(String name) {
    Path file = InputFile.path(name);
    try {
      if (Files.size(file) <= LONGEST_CHECKPOINT) {
        // Every byte a character: what is not ASCII is refused with the rest.
        return Checkpoint.parse(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    } catch (HashcostException.InvalidParameter e) {
      throw bad(name, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw bad(name, "cannot be read");
    }
    throw bad(name, "is too long for a checkpoint");
  }

  private static HashcostException bad(String name, String what) {
    return new HashcostException.InvalidParameter("--checkpoint '" + name + "' " + what);
  }

  private boolean holds(Checkpoint signed) {
    PublicKey key = KeyFile.readPublic(InputFile.path(publicKey.orElseThrow()));
    int bytes = signed.signature().length;
    if (bytes != Ed25519.SIGNATURE_BYTES) {
      summary.write(LedgerSummary.of("verify").refused("signature-length").build());
      screen.error(
          "--checkpoint: a signature of "
              + Words.counted(bytes, "byte", "bytes")
              + " is refused; Ed25519 has "
              + Ed25519.SIGNATURE_BYTES);
      return false;
    }
    if (!signed.isSignedBy(key)) {
      summary.write(LedgerSummary.of("verify").refused("signature").build());
      screen.error(
          "--checkpoint: its signature does not hold for this key; it or the key is another");
      return false;
    }
    return true;
  }
}
