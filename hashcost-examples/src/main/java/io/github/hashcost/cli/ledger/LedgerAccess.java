package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.HexOption;
import io.github.hashcost.cli.InputFile;
import io.github.hashcost.cli.Screen;
import io.github.hashcost.cli.Words;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.CountedInput;
import io.github.hashcost.examples.ledger.Verification;
import io.github.hashcost.examples.ledger.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the ledger commands have in common: a file, and the key of its function if it has one. */
final class LedgerAccess {
  @Parameters(paramLabel = "LEDGER", arity = "1", description = "The file.")
  private String ledger = "";

  @Option(
      names = "--key-hex",
      paramLabel = "HEX",
      description =
          "The key of a keyed function, such as hmac-sha256. The ledger does not hold it.")
  private Optional<String> key = Optional.empty();

  Path path() {
    Path path = InputFile.path(ledger);
    if (Files.isDirectory(path)) {
      throw bad("is a directory; a file is expected");
    }
    return path;
  }

  ChainHash function(HashCatalog catalog, String id) {
    return ChainHash.of(HexOption.give(catalog.get(id), "key", key));
  }

  Verification verify(Verifier verifier, Screen screen) {
    return reading(
        path -> {
          try (InputStream in = Files.newInputStream(path)) {
            return verifier.verify(CountedInput.of(in, progress(path, screen)));
          }
        });
  }

  /** Shows how far the file was read. */
  static LongConsumer progress(Path path, Screen screen) throws IOException {
    // A pipe has no size, and a file may grow meanwhile.
    double size = Files.exists(path) ? Files.size(path) : 0;
    return read -> screen.progress("verifying", size > 0 ? Math.min(1, read / size) : 0);
  }

  /** What is done with the file. */
  interface Work<T> {
    T on(Path path) throws IOException;
  }

  /** Lets every failure say which file it is about. */
  <T> T reading(Work<T> work) {
    try {
      return work.on(path());
    } catch (HashcostException.InvalidParameter e) {
      throw bad(String.valueOf(e.getMessage()));
    } catch (NoSuchFileException e) {
      boolean inDirectory =
          Optional.ofNullable(path().toAbsolutePath().getParent())
              .filter(Files::isDirectory)
              .isPresent();
      throw bad(inDirectory ? "does not exist" : "cannot be there: its directory does not exist");
    } catch (IOException e) {
      throw bad("cannot be read or written (" + e.getClass().getSimpleName() + ")");
    }
  }

  private HashcostException bad(String what) {
    return new HashcostException.InvalidParameter("ledger '" + ledger + "' " + what);
  }

  /** Such as {@code 3 entries (sha-256, json)}. */
  static String summary(Verification sound) {
    return Words.counted(sound.count(), "entry", "entries") + " (" + kind(sound) + ")";
  }

  /** Such as {@code sha-256, json}. */
  static String kind(Verification sound) {
    return sound.function().orElseThrow() + ", " + sound.format().orElseThrow();
  }

  static List<String> head(byte[] hash) {
    return Words.wrap("head " + HexFormat.of().formatHex(hash));
  }

  String faulty(Verification verification) {
    return "ledger '" + ledger + "' is not intact at " + verification.fault().orElseThrow();
  }
}
