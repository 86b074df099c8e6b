package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.CycleChain;
import io.github.hashcost.examples.Growth;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "growth",
    mixinStandardHelpOptions = true,
    description =
        "How the cost of each function grows with its input, and where one beats another.",
    footer = {
      "",
      "Without options 7 functions on sizes that show block borders: half a minute.",
      "Example: hashcost growth -f sha-256,djb2,blake3-256 --csv growth.csv"
    })
final class GrowthCommand implements Callable<Integer> {
  private static final String DEFAULT_FUNCTIONS =
      "sha-256,djb2,md5,sha-1,sha3-256,blake2b-256,blake3-256";
  private static final Duration BUDGET = Duration.ofSeconds(60);
  private static final int LEAST_SIZES = 3;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = {"-f", "--functions"},
      paramLabel = "LIST",
      description =
          "Ids between commas, instead of " + DEFAULT_FUNCTIONS + ". Ratios are to the first.")
  private String functions = DEFAULT_FUNCTIONS;

  @Option(
      names = "--sizes",
      paramLabel = "LIST",
      description =
          "Input sizes between commas for all functions, such as 0,12,55,56,4KiB. Without it: 0 B to"
              + " 64 KiB, and both sides of the first two block borders of each function.")
  private Optional<String> sizes = Optional.empty();

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result file.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write a row per function and size.")
  private Optional<String> csv = Optional.empty();

  GrowthCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Optional<ResultOutput> result = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    List<Candidate> candidates = FunctionList.candidates(catalog.get(), functions);
    List<Operation> operations = new ArrayList<>(operations(candidates));
    operations.add(CycleChain.operation());
    Harness harness = Harness.builder().timeBudget(BUDGET).onProgress(screen::progress).build();

    GrowthStudy study = new GrowthStudy(candidates, harness.run(operations));
    result.ifPresent(output -> output.write(study.run()));
    table.ifPresent(output -> output.write(new GrowthCsv(study).table()::writeTo));
    new GrowthText(study).blocks().forEach(screen::block);
    long failed = study.run().latest().stream().filter(c -> c.failure().isPresent()).count();
    if (failed > 0) {
      screen.error(failed + " of " + study.run().latest().size() + " cells failed");
      return 1;
    }
    return 0;
  }

  private List<Operation> operations(List<Candidate> candidates) {
    if (sizes.isEmpty()) {
      return Growth.operations(candidates);
    }
    List<Long> bytes = ByteSize.parseAll(sizes.get());
    candidates.forEach(candidate -> requireDifferent(candidate, bytes));
    // Each function holds its own copy, beside the bytes as made and as copied from.
    int limit = Heap.limit(candidates.size() + 3);
    List<Input> inputs = new ArrayList<>();
    long total = 0;
    for (long size : bytes) {
      total += Heap.require("--sizes: an input", size, limit);
      Heap.require("--sizes: inputs", total, limit);
      inputs.add(Input.ofSize((int) size));
    }
    return Operation.hashes(candidates, inputs);
  }

  /** Said before anything is measured: no law goes through two points. */
  private void requireDifferent(Candidate candidate, List<Long> bytes) {
    long different =
        bytes.stream()
            .filter(n -> n > 0 || candidate.spec().block().isPresent())
            .map(n -> candidate.spec().block().map(block -> block.count(n)).orElse(n))
            .distinct()
            .count();
    if (different < LEAST_SIZES) {
      throw new HashcostException.InvalidParameter(
          "--sizes: "
              + candidate.id().name()
              + " needs "
              + LEAST_SIZES
              + " different numbers of "
              + candidate.spec().block().map(b -> b.bytes() + "-byte blocks").orElse("bytes")
              + ", these have "
              + different
              + "; add 1KiB,4KiB");
    }
  }
}
