package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.cli.InputFile;
import io.github.hashcost.cli.StandardInput;
import io.github.hashcost.cli.TypedText;
import io.github.hashcost.examples.ledger.Entry;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What is appended to a ledger: a text, a file, or the lines of standard input as they come. */
final class LedgerPayloads {
  private static final int READ_AND_APPENDED = 4;

  @Option(names = "--text", paramLabel = "TEXT", description = "One entry with this payload.")
  private Optional<String> text = Optional.empty();

  @Option(names = "--file", paramLabel = "FILE", description = "One entry with these bytes.")
  private Optional<String> file = Optional.empty();

  @Option(names = "--stdin", description = "An entry for each line of standard input.")
  private boolean stdin;

  /** Takes one after the other. */
  interface Target {
    void append(byte[] payload) throws IOException;
  }

  /**
   * Checks what can be checked before anything is opened.
   *
   * @throws HashcostException.InvalidParameter unless exactly one source is given
   */
  void require() {
    long given = Stream.of(text, file).filter(Optional::isPresent).count() + (stdin ? 1 : 0);
    if (given != 1) {
      throw new HashcostException.InvalidParameter(
          given + " sources given; exactly one of --text, --file and --stdin is expected");
    }
    text.ifPresent(t -> TypedText.intact("--text", t, "--file or --stdin"));
    if (stdin) {
      StandardInput.requireOpen();
    }
  }

  void forEach(Target target) throws IOException {
    if (stdin) {
      lines(System.in, target);
      return;
    }
    byte[] only =
        text.map(t -> t.getBytes(StandardCharsets.UTF_8))
            .or(() -> file.map(f -> InputFile.read(InputFile.path(f), READ_AND_APPENDED)))
            .orElseThrow();
    target.append(only);
  }

  /** Without their line feeds; the last one may lack it. */
  private static void lines(InputStream in, Target target) throws IOException {
    InputStream buffered = new BufferedInputStream(in);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long number = 1;
    for (int next = buffered.read(); next >= 0; next = buffered.read()) {
      if (next == '\n') {
        append(line, number++, target);
      } else if (line.size() <= Entry.MOST_PAYLOAD) {
        line.write(next);
      }
    }
    if (line.size() > 0) {
      append(line, number, target);
    }
  }

  private static void append(ByteArrayOutputStream line, long number, Target target)
      throws IOException {
    try {
      target.append(line.toByteArray());
    } catch (HashcostException.InvalidParameter e) {
      throw new HashcostException.InvalidParameter(
          "line " + number + " of standard input: " + e.getMessage(), e);
    }
    line.reset();
  }
}
