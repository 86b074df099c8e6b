package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.FileArguments;
import io.github.hashcost.cli.InputFile;
import io.github.hashcost.cli.ResultOutput;
import io.github.hashcost.cli.Screen;
import io.github.hashcost.examples.ledger.Checkpoint;
import io.github.hashcost.examples.ledger.Ed25519;
import io.github.hashcost.examples.ledger.KeyFile;
import io.github.hashcost.examples.ledger.Verification;
import io.github.hashcost.examples.ledger.Verifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "checkpoint",
    mixinStandardHelpOptions = true,
    description = "Verifies a ledger and signs how far it has come.",
    footer = {
      "",
      "Keep the checkpoint where whoever writes the ledger cannot write, and the key where they",
      "cannot read.",
      "Example: hashcost ledger checkpoint log.jsonl --key key.pem --new-key --out log.checkpoint"
    })
final class LedgerCheckpointCommand implements Callable<Integer> {
  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Mixin private LedgerAccess ledger = new LedgerAccess();

  @Mixin private SummaryOutput summary = new SummaryOutput();

  @Option(
      names = "--key",
      required = true,
      paramLabel = "FILE",
      description = "The private key (Ed25519, PEM, PKCS #8).")
  private String key = "";

  @Option(
      names = "--new-key",
      description = "Make the key first, and the public one in FILE.pub beside it.")
  private boolean newKey;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where the checkpoint goes.")
  private Optional<String> out = Optional.empty();

  LedgerCheckpointCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Path keyFile = InputFile.path(key);
    summary.open();
    Optional<ResultOutput> output = ResultOutput.of("--out", out);
    Path publicFile = publicFile(keyFile);
    Stream.concat(out.stream(), summary.names())
        .filter(name -> FileArguments.same(InputFile.path(name), publicFile))
        .forEach(
            name -> {
              throw new HashcostException.InvalidParameter(
                  "--out, --json or --csv '" + name + "' is where the public key is; name another");
            });
    HashCatalog functions = catalog.get();
    long start = System.nanoTime();
    Verification found = ledger.verify(Verifier.with(id -> ledger.function(functions, id)), screen);
    LedgerSummary.Builder done =
        LedgerSummary.of("checkpoint")
            .found(found)
            .entries(found.count(), System.nanoTime() - start);
    if (found.fault().isPresent()) {
      summary.write(done.build());
      screen.error(ledger.faulty(found) + "; nothing was signed");
      return 1;
    }
    PrivateKey signer = newKey ? newKey(keyFile, publicFile) : KeyFile.readPrivate(keyFile);
    Checkpoint signed = Checkpoint.sign(found, signer);
    output.ifPresent(
        o -> o.write(target -> target.write(signed.text().getBytes(StandardCharsets.US_ASCII))));
    summary.write(done.inAll(found.count()).build());
    screen.line("signed: " + LedgerAccess.summary(found));
    LedgerAccess.head(found.head()).forEach(screen::line);
    return 0;
  }

  private static Path publicFile(Path privateFile) {
    return Path.of(privateFile + ".pub");
  }

  private static PrivateKey newKey(Path file, Path publicFile) {
    if (Files.exists(publicFile)) {
      throw new HashcostException.InvalidParameter(
          "--new-key: '" + publicFile + "' is there already; keys are not overwritten");
    }
    KeyPair pair = Ed25519.newKeyPair();
    KeyFile.writePrivate(file, pair.getPrivate());
    KeyFile.writePublic(publicFile, pair.getPublic());
    return pair.getPrivate();
  }
}
