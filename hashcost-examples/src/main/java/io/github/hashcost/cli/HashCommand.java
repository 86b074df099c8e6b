package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "hash",
    mixinStandardHelpOptions = true,
    description = "Prints one digest.",
    footer = {
      "",
      "Exactly one of --text, --hex, --file and --stdin says what is hashed. All of it must fit in",
      "memory. A password hash prints its raw bytes; where its salt is not given, one is drawn and",
      "printed in a second line."
    })
final class HashCommand implements Callable<Integer> {
  private static final int READ_AND_JOINED = 3;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Parameters(paramLabel = "ALGORITHM", arity = "1", description = "An id, such as sha-256.")
  private String algorithm = "";

  @Option(names = "--text", paramLabel = "TEXT", description = "Hash the UTF-8 bytes of a text.")
  private Optional<String> text = Optional.empty();

  @Option(names = "--hex", paramLabel = "HEX", description = "Hash these bytes; '' is none.")
  private Optional<String> hex = Optional.empty();

  @Option(names = "--file", paramLabel = "FILE", description = "Hash the bytes of a file.")
  private Optional<String> file = Optional.empty();

  @Option(names = "--stdin", description = "Hash what comes from standard input.")
  private boolean stdin;

  @Option(names = "--salt-hex", paramLabel = "HEX", description = "The salt.")
  private Optional<String> salt = Optional.empty();

  @Option(names = "--key-hex", paramLabel = "HEX", description = "The key.")
  private Optional<String> key = Optional.empty();

  @Option(names = "--secret-hex", paramLabel = "HEX", description = "The secret of Argon2.")
  private Optional<String> secret = Optional.empty();

  @Option(names = "--ad-hex", paramLabel = "HEX", description = "Associated data.")
  private Optional<String> data = Optional.empty();

  @Option(
      names = "--encoding",
      paramLabel = "ENCODING",
      description = "hex (the default), base64, or decimal: one unsigned number.")
  private Optional<String> encoding = Optional.empty();

  HashCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    DigestEncoding as = encoding.map(DigestEncoding::parse).orElse(DigestEncoding.HEX);
    Candidate candidate = withBytes(catalog.get().get(algorithm));
    Optional<byte[]> drawn = drawSalt(candidate);
    Candidate ready = drawn.map(s -> candidate.withBytes("salt", s)).orElse(candidate);
    byte[] input = input();
    candidate.failingVector().ifPresent(v -> refuse(candidate, v));
    screen.line(as.encode(ready.hash(input)));
    drawn.ifPresent(s -> screen.line("salt: " + HexFormat.of().formatHex(s)));
    return 0;
  }

  private static void refuse(Candidate candidate, TestVector failing) {
    throw new HashcostException.ProviderFailure(
        candidate.id()
            + ": test vector fails: "
            + failing
            + "; its digests cannot be trusted, tell the author of "
            + candidate.origin().providerClass());
  }

  private Candidate withBytes(Candidate plain) {
    Candidate salted = HexOption.give(plain, "salt", salt);
    Candidate keyed = HexOption.give(HexOption.give(salted, "key", key), "secret", secret);
    Candidate candidate = HexOption.give(keyed, "ad", data);
    for (Parameter p : plain.spec().parameters().parameters()) {
      boolean given = candidate.setting().bytes(p.name()).length > 0;
      if (p.isBytes() && p.role() != Parameter.Role.SALT && p.min() > 0 && !given) {
        throw new HashcostException.InvalidParameter(
            plain.id()
                + " needs --"
                + p.name()
                + "-hex of "
                + p.min()
                + " to "
                + p.max()
                + " bytes");
      }
    }
    return candidate;
  }

  private Optional<byte[]> drawSalt(Candidate candidate) {
    long length =
        candidate.spec().parameters().parameters().stream()
            .filter(p -> p.role() == Parameter.Role.SALT && salt.isEmpty())
            .mapToLong(Parameter::defaultValue)
            .sum();
    if (length == 0) {
      return Optional.empty();
    }
    byte[] drawn = new byte[Math.toIntExact(length)];
    new SecureRandom().nextBytes(drawn);
    return Optional.of(drawn);
  }

  private byte[] input() {
    long given = Stream.of(text, hex, file).filter(Optional::isPresent).count() + (stdin ? 1 : 0);
    if (given != 1) {
      throw new HashcostException.InvalidParameter(
          given + " inputs given; exactly one of --text, --hex, --file and --stdin is expected");
    }
    return text.map(t -> TypedText.intact("--text", t, "--hex, --file or --stdin"))
        .map(t -> t.getBytes(StandardCharsets.UTF_8))
        .or(() -> hex.map(h -> HexOption.parse("--hex", h)))
        .or(() -> file.map(f -> InputFile.read(InputFile.path(f), READ_AND_JOINED)))
        .orElseGet(HashCommand::standardInput);
  }

  private static byte[] standardInput() {
    StandardInput.requireOpen();
    InputStream in = System.in;
    try {
      return InputFile.atMost(in, "standard input", Heap.limit(READ_AND_JOINED));
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter("standard input cannot be read", e);
    }
  }
}
