package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.report.Report;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.RunResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "measure",
    mixinStandardHelpOptions = true,
    description = "Measures functions on inputs of several sizes.",
    footer = {
      "",
      "Example: hashcost measure -f djb2,sha-256 --sizes 12,1KiB --json result.json",
      "Example: hashcost measure -f djb2,sha-256 --save-baseline main, later --baseline main"
    })
final class MeasureCommand implements Callable<Integer> {
  private static final String DEFAULT_SIZES = "12,1KiB";
  private static final int MOST_THREADS = 1024;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;
  private final MeasureOverTime overTime;

  @Option(
      names = {"-f", "--functions"},
      required = true,
      paramLabel = "LIST",
      description = "Ids between commas. Ratios are to the first.")
  private String functions = "";

  @Option(
      names = "--sizes",
      paramLabel = "LIST",
      description = "Input sizes between commas, such as 12,4KiB,1MiB. Without --file: 12,1KiB.")
  private Optional<String> sizes = Optional.empty();

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Measure on the bytes of a file too.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--isolation",
      paramLabel = "LEVEL",
      description =
          "How much of each function's code is fresh for it: loop, adapter (the default), library,"
              + " or fork, a JVM of its own for each function.")
  private Optional<String> isolation = Optional.empty();

  @Option(
      names = "--latency",
      description = "Make each input depend on the digest before, so that calls cannot overlap.")
  private boolean latency;

  @Option(
      names = "--pool",
      paramLabel = "N",
      description = "Hash N inputs of each size in turn instead of one again and again.")
  private Optional<String> pool = Optional.empty();

  @Option(
      names = "--precision",
      paramLabel = "PERCENT",
      description =
          "Stop at a cell once its interval is within PERCENT of its median, such as 1%%; the time"
              + " budget may end it first.")
  private Optional<String> precision = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Measure on N threads at once too, besides on one.")
  private Optional<String> threads = Optional.empty();

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result file.")
  private Optional<String> json = Optional.empty();

  @Mixin private BaselineOptions baseline = new BaselineOptions();

  MeasureCommand(Screen screen, Supplier<HashCatalog> catalog, MeasureOverTime overTime) {
    this.screen = screen;
    this.catalog = catalog;
    this.overTime = overTime;
  }

  @Override
  public Integer call() {
    baseline.requireConsistent();
    Harness.Builder harness = Harness.builder().onProgress(screen::progress);
    isolation.map(IsolationOption::parse).ifPresent(harness::isolation);
    precision.map(p -> Percentage.parse("--precision", p)).ifPresent(harness::precision);
    if (latency) {
      harness.mode(Mode.LATENCY);
    }
    int atOnce =
        threads.map(text -> (int) WholeNumber.parse("--threads", text, 1, MOST_THREADS)).orElse(1);
    harness.threads(atOnce);
    Optional<ResultOutput> output = ResultOutput.of("--json", json);
    HashCatalog known = catalog.get();
    List<Candidate> candidates = FunctionList.candidates(known, functions);
    List<Input> inputs = inputs(candidates.size() * (atOnce == 1 ? 1 : 1 + atOnce));
    if (baseline.asked()) {
      return overTime.run(baseline, baseline.reference(known, candidates), measurement(), output);
    }
    RunResult run = harness.build().run(Operation.hashes(candidates, inputs));
    output.ifPresent(o -> o.write(run));
    screen.line(Report.of(run).text().stripTrailing());
    List<Cell> cells = run.latest();
    List<Cell> failed = cells.stream().flatMap(c -> failed(run, c).stream()).toList();
    if (!failed.isEmpty()) {
      screen.error(
          failed.size()
              + " of "
              + cells.size()
              + " cells failed, the first is "
              + failed.get(0).describe());
      return 1;
    }
    return 0;
  }

  /** All that says what is measured, and how, so that another JVM can do the same. */
  private List<String> measurement() {
    List<String> arguments = new ArrayList<>(List.of("--functions", functions));
    BiConsumer<String, Optional<String>> option =
        (name, value) -> value.ifPresent(v -> arguments.addAll(List.of(name, v)));
    option.accept("--sizes", sizes);
    option.accept("--file", file);
    option.accept("--isolation", isolation);
    option.accept("--pool", pool);
    option.accept("--precision", precision);
    option.accept("--threads", threads);
    if (latency) {
      arguments.add("--latency");
    }
    return arguments;
  }

  /** What failed of it, on one thread or on several. */
  static Optional<Cell> failed(RunResult run, Cell cell) {
    return Stream.concat(Stream.of(cell), run.onThreads(cell).stream())
        .filter(c -> c.failure().isPresent())
        .findFirst();
  }

  private List<Long> bytes() {
    return sizes.isEmpty() && file.isPresent()
        ? List.of()
        : ByteSize.parseAll(sizes.orElse(DEFAULT_SIZES));
  }

  private List<Input> inputs(int holders) {
    // Each function on each thread holds its own copy, beside the bytes as read and as copied from.
    int copies = holders + 3;
    int limit = Heap.limit(copies);
    List<Input> inputs = new ArrayList<>();
    int count = (int) (long) pool.map(n -> WholeNumber.parse("--pool", n, 1, 1 << 20)).orElse(1L);
    long total = 0;
    for (long size : bytes()) {
      total += (long) count * Heap.require("--sizes: an input", size, limit);
      Heap.require("--sizes: inputs", total, limit);
      inputs.add(count > 1 ? Input.poolOfSize(count, (int) size) : Input.ofSize((int) size));
    }
    file.ifPresent(
        f -> {
          Path path = InputFile.path(f);
          inputs.add(
              Input.of(
                  Words.oneLine(String.valueOf(path.getFileName())), InputFile.read(path, copies)));
        });
    return inputs;
  }
}
