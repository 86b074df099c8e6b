package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.strings.DigestText;
import io.github.hashcost.examples.strings.StringHashes;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "strings",
    mixinStandardHelpOptions = true,
    description = "Finds the fastest hash for a large string, from text to text.",
    footer = {
      "",
      "One call is what a service does: the string to UTF-8, its digest, and that as hexadecimal",
      "digits or base64. -fresh: a hasher is made for each call; else it is kept.",
      "Without options it takes about half a minute.",
      "Example: hashcost strings --file query.graphql --encodings hex --details"
    })
final class StringsCommand implements Callable<Integer> {
  private static final List<String> DEFAULT_FUNCTIONS =
      List.of(
          "blake2b-128",
          "md5",
          "sha-1",
          "sha-256",
          "sha-512",
          "sha3-256",
          "blake3-256",
          "xxh3-128",
          "murmur3-128",
          "siphash-2-4");
  private static final int MOST_THREADS = 1024;
  private static final int LEAST_ROUNDS = 6;
  private static final int MOST_ROUNDS = 100_000;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = {"-f", "--functions"},
      paramLabel = "LIST",
      description = "Ids between commas, instead of ten that are common.")
  private Optional<String> functions = Optional.empty();

  @Option(names = "--file", paramLabel = "FILE", description = "The document, text in UTF-8.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--bytes",
      paramLabel = "SIZE",
      description =
          "Size in UTF-8 of the document that is generated (default 60000), such as 4KiB.")
  private Optional<String> bytes = Optional.empty();

  @Option(
      names = "--text",
      paramLabel = "SCRIPT",
      description =
          "latin (the default), or mixed: texts of the generated document in many scripts, some of"
              + " it pairs of surrogates.")
  private Optional<String> text = Optional.empty();

  @Option(
      names = "--encodings",
      paramLabel = "LIST",
      description = "hex, base64, or both between commas (the default).")
  private String encodings = "hex,base64";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Measure on N threads at once too, besides on one.")
  private Optional<String> threads = Optional.empty();

  @Option(names = "--rounds", paramLabel = "N", description = "Samples of each (default 300).")
  private Optional<String> rounds = Optional.empty();

  @Option(names = "--details", description = "Tell what each stage of a call takes.")
  private boolean details;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result file.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write the table.")
  private Optional<String> csv = Optional.empty();

  StringsCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    int atOnce =
        threads.map(n -> (int) WholeNumber.parse("--threads", n, 1, MOST_THREADS)).orElse(1);
    Harness.Builder harness = Harness.builder().onProgress(screen::progress).threads(atOnce);
    rounds
        .map(n -> (int) WholeNumber.parse("--rounds", n, LEAST_ROUNDS, MOST_ROUNDS))
        .ifPresent(harness::rounds);
    List<DigestText> texts = texts();
    Optional<ResultOutput> result = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    HashCatalog found = catalog.get();
    List<Candidate> candidates =
        functions.map(f -> FunctionList.candidates(found, f)).orElseGet(() -> defaults(found));
    // Each function holds its own copy on each thread, beside the text and what a call makes of it.
    int copies = candidates.size() * (atOnce == 1 ? 1 : 1 + atOnce) + 4 + 2 * atOnce;
    Document document = Document.of(file, bytes, text, copies);

    StringHashes hashes = StringHashes.of(candidates, texts, document.text());
    List<Operation> operations = new ArrayList<>(hashes.operations());
    if (details) {
      operations.addAll(hashes.otherStages());
    }
    RunResult run = harness.build().run(operations);
    result.ifPresent(o -> o.write(run));
    StringsReport report = new StringsReport(hashes, run, document.words());
    table.ifPresent(o -> o.write(report.csv()::writeTo));
    report.lines(details).forEach(screen::line);
    return report.failure().map(this::failed).orElse(0);
  }

  private int failed(String failure) {
    screen.error(failure);
    return 1;
  }

  private List<DigestText> texts() {
    List<DigestText> texts =
        Arrays.stream(encodings.split(",", -1)).map(String::strip).map(this::textOf).toList();
    if (texts.stream().distinct().count() < texts.size()) {
      throw new HashcostException.InvalidParameter(
          "--encodings " + encodings + ": each is allowed once");
    }
    return texts;
  }

  private DigestText textOf(String word) {
    return Arrays.stream(DigestText.values())
        .filter(t -> t.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new HashcostException.InvalidParameter(
                    "--encodings '"
                        + word
                        + "': accepted are "
                        + Arrays.stream(DigestText.values())
                            .map(DigestText::word)
                            .collect(Collectors.joining(", "))));
  }

  /** Those that are there; the others are named. */
  private List<Candidate> defaults(HashCatalog found) {
    List<String> missing =
        DEFAULT_FUNCTIONS.stream().filter(id -> found.find(id).isEmpty()).toList();
    if (missing.size() == DEFAULT_FUNCTIONS.size()) {
      throw new HashcostException.InvalidParameter(
          "none of the usual functions is here; put hashcost-providers on the class path, or name"
              + " others with --functions");
    }
    if (!missing.isEmpty()) {
      screen.line("Not here, see hashcost list: " + String.join(", ", missing));
    }
    return DEFAULT_FUNCTIONS.stream().flatMap(id -> found.find(id).stream()).toList();
  }
}
