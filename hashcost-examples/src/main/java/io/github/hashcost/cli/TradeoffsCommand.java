package io.github.hashcost.cli;

import io.github.hashcost.examples.tradeoffs.Programs;
import io.github.hashcost.examples.tradeoffs.Tradeoffs;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "tradeoffs",
    mixinStandardHelpOptions = true,
    description = "Measures what is no hash: small buffers, and interpreted programs.",
    footer = {
      "",
      "C is compiled by gcc and Python run by python3, where they are on the PATH.",
      "Example: hashcost tradeoffs --csv tradeoffs.csv"
    })
final class TradeoffsCommand implements Callable<Integer> {
  private static final Duration BUDGET = Duration.ofSeconds(15);
  private static final int LEAST_ROUNDS = 6;
  private static final int MOST_ROUNDS = 100_000;

  private final Screen screen;
  private final Programs programs;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "At most so many samples of each cell timed in this JVM (default 300).")
  private Optional<String> rounds = Optional.empty();

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result file.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write the figures as a table.")
  private Optional<String> csv = Optional.empty();

  TradeoffsCommand(Screen screen, Programs programs) {
    this.screen = screen;
    this.programs = programs;
  }

  @Override
  public Integer call() {
    Harness.Builder harness = Harness.builder().timeBudget(BUDGET).onProgress(screen::progress);
    rounds
        .map(text -> (int) WholeNumber.parse("--rounds", text, LEAST_ROUNDS, MOST_ROUNDS))
        .ifPresent(harness::rounds);
    Optional<ResultOutput> result = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    RunResult run = Tradeoffs.run(harness.build(), programs);
    TradeoffsTables tables = new TradeoffsTables(run);
    result.ifPresent(o -> o.write(run));
    table.ifPresent(o -> o.write(tables.csv()::writeTo));
    tables.show(screen);
    Optional<String> failure = tables.failure();
    failure.ifPresent(screen::error);
    return failure.isPresent() ? 1 : 0;
  }
}
