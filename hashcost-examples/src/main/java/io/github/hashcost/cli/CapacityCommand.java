package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Capacity;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.report.Quantity;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "capacity",
    mixinStandardHelpOptions = true,
    description = "How many logins at once this machine carries with a password hash.",
    footer = {
      "",
      "1, 2, 4, ... logins at once, each thread beginning the next when the one before has ended.",
      "Without options about a minute. Exit code 1 when not even one login holds the goal.",
      "Example: hashcost capacity argon2id:m=19456,t=2,p=1 --max-latency 500ms"
    })
final class CapacityCommand implements Callable<Integer> {
  private static final int MOST_CPUS = 1 << 16;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Parameters(
      paramLabel = "FUNCTION",
      arity = "1",
      description = "An id, such as argon2id:m=19456,t=2,p=1.")
  private String function = "";

  @Option(
      names = "--max-latency",
      paramLabel = "TIME",
      description = "What 99 %% of the logins must not exceed; 500ms unless given.")
  private Optional<String> maxLatency = Optional.empty();

  @Option(
      names = "--cpus",
      paramLabel = "N",
      description =
          "Let no more than N logins compute at a time; unless given, as many as the JVM sees or"
              + " the quota of its control group grants.")
  private Optional<String> cpus = Optional.empty();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "About how long it may take; 60s unless given, 100ms at least.")
  private Optional<String> budget = Optional.empty();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write every level with the time of each login.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write a row per level.")
  private Optional<String> csv = Optional.empty();

  CapacityCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Capacity capacity = capacity();
    Optional<ResultOutput> document = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    Candidate candidate = catalog.get().get(function);
    CapacityResult result = capacity.measure(candidate);
    CapacityReport report = new CapacityReport(result);
    document.ifPresent(o -> o.write(new CapacityJson(result)::writeTo));
    table.ifPresent(o -> o.write(report.csv()::writeTo));
    report.lines().forEach(screen::line);
    if (result.admit() > 0) {
      return 0;
    }
    screen.error(
        "no login holds a p99 of "
            + Quantity.time((double) result.maxLatency().toNanos())
            + "; choose a cheaper setting or a greater --max-latency");
    return 1;
  }

  private Capacity capacity() {
    Capacity capacity = Capacity.withDefaults().onProgress(screen::progress);
    if (maxLatency.isPresent()) {
      capacity = capacity.maxLatency(TimeSpan.parse("--max-latency", maxLatency.get()));
    }
    if (cpus.isPresent()) {
      capacity = capacity.cpus((int) WholeNumber.parse("--cpus", cpus.get(), 1, MOST_CPUS));
    }
    if (budget.isPresent()) {
      capacity = capacity.timeBudget(TimeSpan.parse("--budget", budget.get()));
    }
    return capacity;
  }
}
