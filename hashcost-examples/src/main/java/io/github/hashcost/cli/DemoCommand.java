package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.tradeoffs.Programs;
import io.github.hashcost.harness.Harness;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description = "Shows what a secure hash costs, and what it buys, in about a minute.")
final class DemoCommand implements Callable<Integer> {
  private static final String DEFAULT_FUNCTIONS = "djb2,sha-256";
  private static final int DEFAULT_LENGTH = 12;
  private static final long DEFAULT_ITERATIONS = 1_000_000;
  private static final long MOST_ITERATIONS = 1_000_000_000;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;
  private final Programs programs;

  @Option(
      names = "--password",
      paramLabel = "TEXT",
      description = "Hash this instead of a generated password. It is not shown; its digests are.")
  private Optional<String> password = Optional.empty();

  @Option(
      names = "--length",
      paramLabel = "N",
      description = "Length of the generated password, 2 to 1024; 12 by default.")
  private Optional<String> length = Optional.empty();

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description =
          "How often each function hashes it; 1,000,000 by default. For a file or a password hash: as"
              + " often as fits a second for each function, unless given.")
  private Optional<String> iterations = Optional.empty();

  @Option(names = "--file", paramLabel = "FILE", description = "Hash the bytes of a file instead.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = {"-f", "--functions"},
      paramLabel = "LIST",
      description =
          "Two or more ids between commas instead of djb2,sha-256. Ratios are to the first.")
  private Optional<String> functions = Optional.empty();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result file of the headline run.")
  private Optional<String> json = Optional.empty();

  @Option(
      names = "--further",
      description =
          "Then also openssl speed and crypt(3), where the machine has them: about another minute.")
  private boolean further;

  DemoCommand(Screen screen, Supplier<HashCatalog> catalog, Programs programs) {
    this.screen = screen;
    this.catalog = catalog;
    this.programs = programs;
  }

  @Override
  public Integer call() {
    OptionalLong given =
        iterations
            .map(n -> OptionalLong.of(WholeNumber.parse("--iterations", n, 1, MOST_ITERATIONS)))
            .orElse(OptionalLong.empty());
    Optional<ResultOutput> output = ResultOutput.of("--json", json);
    Subject subject = subject();
    HashCatalog found = catalog.get();
    List<Candidate> candidates =
        FunctionList.candidates(found, functions.orElse(DEFAULT_FUNCTIONS));
    if (candidates.size() < 2) {
      throw new HashcostException.InvalidParameter(
          "--functions: "
              + candidates.size()
              + " function; two or more are expected, such as djb2,sha-256");
    }
    boolean fast = !subject.isFile() && candidates.stream().noneMatch(DemoPlan::isSlow);
    OptionalLong hashes = given.isEmpty() && fast ? OptionalLong.of(DEFAULT_ITERATIONS) : given;
    new Demo(screen, found, new DemoPlan(subject, candidates, hashes), output).run();
    if (further) {
      new FurtherDemo(screen, found, subject, programs, this::harness).run();
    }
    return 0;
  }

  private Harness harness(Duration budget) {
    return Harness.builder().onProgress(screen::progress).timeBudget(budget).build();
  }

  private Subject subject() {
    List<String> sources =
        Stream.of(
                password.map(p -> "--password"),
                length.map(l -> "--length"),
                file.map(f -> "--file"))
            .flatMap(Optional::stream)
            .toList();
    if (sources.size() > 1) {
      throw new HashcostException.InvalidParameter(
          String.join(" and ", sources) + ": one of them is allowed, each says what is hashed");
    }
    return password
        .map(p -> Subject.password(TypedText.intact("--password", p, "--file")))
        .or(() -> file.map(f -> Subject.file(InputFile.path(f))))
        .orElseGet(() -> Subject.generated(generatedLength(), new SecureRandom()));
  }

  private int generatedLength() {
    return length
        .map(l -> (int) WholeNumber.parse("--length", l, 2, Subject.LONGEST_PASSWORD))
        .orElse(DEFAULT_LENGTH);
  }
}
