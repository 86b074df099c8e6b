package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.accuracy.AccuracyCheck;
import io.github.hashcost.cli.accuracy.AccuracyResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    description =
        "Checks the measurement itself: each cell against JVMs that only ever ran its function.",
    footer = {
      "",
      "Without options 7 functions on 4 inputs, each against 3 JVMs: two to three minutes.",
      "Example: hashcost accuracy --quick --control --json accuracy.json"
    })
final class AccuracyCommand implements Callable<Integer> {
  private static final String DEFAULT_FUNCTIONS =
      "djb2,md5,sha-1,jca/sha-256,jca/sha3-256,bc/sha3-256,bc/blake3-256";
  private static final String DEFAULT_SIZES = "12,64,1KiB,64KiB";
  private static final int MOST_CHILDREN = 9;
  private static final int LEAST_ROUNDS = 6;
  private static final int MOST_ROUNDS = 100_000;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = {"-f", "--functions"},
      paramLabel = "LIST",
      description = "Ids between commas, instead of " + DEFAULT_FUNCTIONS + ".")
  private String functions = DEFAULT_FUNCTIONS;

  @Option(
      names = "--sizes",
      paramLabel = "LIST",
      description = "Input sizes between commas, instead of " + DEFAULT_SIZES + ".")
  private String sizes = DEFAULT_SIZES;

  @Option(
      names = "--isolation",
      paramLabel = "LEVEL",
      description = "What is checked: loop, adapter (the default) or library.")
  private Optional<String> isolation = Optional.empty();

  @Option(
      names = "--children",
      paramLabel = "N",
      description = "JVMs for each cell, 1 to 9 (default 3): they differ among themselves too.")
  private Optional<String> children = Optional.empty();

  @Option(names = "--quick", description = "One JVM for each cell.")
  private boolean quick;

  @Option(
      names = "--one-input",
      description = "Each of these JVMs runs the input of its cell only, not all of them.")
  private boolean oneInput;

  @Option(names = "--rounds", paramLabel = "N", description = "Samples of each cell (default 300).")
  private Optional<String> rounds = Optional.empty();

  @Option(
      names = "--control",
      description = "Also one loop shared by all functions, which must look bad.")
  private boolean control;

  @Option(names = "--json", paramLabel = "FILE", description = "Write all figures and times.")
  private Optional<String> json = Optional.empty();

  AccuracyCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    AccuracyCheck.Builder check =
        AccuracyCheck.builder().control(control).oneInput(oneInput).children(children());
    isolation.map(IsolationOption::parse).ifPresent(check::isolation);
    rounds
        .map(text -> (int) WholeNumber.parse("--rounds", text, LEAST_ROUNDS, MOST_ROUNDS))
        .ifPresent(check::rounds);
    Optional<ResultOutput> output = ResultOutput.of("--json", json);
    check.functions(FunctionList.candidates(catalog.get(), functions)).sizes(bytes());
    AccuracyResult result = check.onProgress(screen::progress).build().run();
    output.ifPresent(o -> o.write(result::writeJson));
    screen.line(result.text(Screen.WIDTH).stripTrailing());
    List<String> failures = result.failures();
    if (!failures.isEmpty()) {
      screen.error(failures.size() + " cells were not checked, the first is " + failures.get(0));
      return 1;
    }
    return 0;
  }

  private int children() {
    if (quick && children.isPresent()) {
      throw new HashcostException.InvalidParameter(
          "--quick is --children 1; only one of them may be given");
    }
    return quick
        ? 1
        : (int) WholeNumber.parse("--children", children.orElse("3"), 1, MOST_CHILDREN);
  }

  private List<Integer> bytes() {
    // Each cell holds its own copies.
    int limit = Heap.limit(4 * FunctionList.split(functions).size());
    List<Integer> bytes = new ArrayList<>();
    long total = 0;
    for (long size : ByteSize.parseAll(sizes)) {
      total += Heap.require("--sizes: an input", size, limit);
      Heap.require("--sizes: inputs", total, limit);
      bytes.add((int) size);
    }
    return bytes;
  }
}
