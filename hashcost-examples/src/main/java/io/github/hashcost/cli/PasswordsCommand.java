package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.passwords.LoginGoal;
import io.github.hashcost.examples.passwords.PasswordDecision;
import io.github.hashcost.report.Quantity;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "passwords",
    mixinStandardHelpOptions = true,
    description =
        "Settings for a login budget: what they cost you, and what they cost the attacker.",
    footer = {
      "",
      "Calibrates every password hash through every library, measures what was found beside OWASP's",
      "rows, and loads this machine: about 80 s, or 800 times the target where that is more.",
      "Example: hashcost passwords --target 100ms --verifiers 4 --out decision.md"
    })
final class PasswordsCommand implements Callable<Integer> {
  private static final int MOST_VERIFIERS = 1024;
  private static final Duration LEAST_TARGET = Duration.ofMillis(1);
  private static final Duration MOST_TARGET = Duration.ofSeconds(10);
  private static final Duration LEAST_BUDGET = Duration.ofSeconds(1);
  private static final Duration MOST_BUDGET = Duration.ofHours(1);

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = "--target",
      paramLabel = "TIME",
      description = "The most that hashing may take of a login; 100ms unless told otherwise.")
  private String target = "100ms";

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "The most that one hash may fill; the smaller of 64MiB and heap / 4 / verifiers unless told"
              + " otherwise.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--verifiers",
      paramLabel = "N",
      description = "How many logins hash at once; 1 unless told otherwise.")
  private String verifiers = "1";

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description =
          "About how long it may take, 1s to 1h; the larger of 70s and 700 times the target unless told"
              + " otherwise.")
  private Optional<String> budget = Optional.empty();

  @Option(names = "--out", paramLabel = "FILE", description = "Write the page as Markdown.")
  private Optional<String> out = Optional.empty();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result file of the settings found, which report shows with charts.")
  private Optional<String> json = Optional.empty();

  PasswordsCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Optional<ResultOutput> file = ResultOutput.of("--out", out);
    Optional<ResultOutput> result = ResultOutput.of("--json", json);
    LoginGoal goal = goal();
    PasswordDecision decision = PasswordDecision.make(catalog.get(), goal, screen::progress);
    Page page = new DecisionPage(decision).page();
    file.ifPresent(
        o -> o.write(stream -> stream.write(page.markdown().getBytes(StandardCharsets.UTF_8))));
    decision.found().ifPresent(run -> result.ifPresent(o -> o.write(run)));
    page.show(screen);
    return decision.settings().isEmpty() ? 1 : 0;
  }

  private LoginGoal goal() {
    Duration time = TimeSpan.parse("--target", target);
    if (time.compareTo(LEAST_TARGET) < 0 || time.compareTo(MOST_TARGET) > 0) {
      throw new HashcostException.InvalidParameter(
          "--target " + target + ": a time from 1ms to 10s is expected");
    }
    int atOnce = (int) WholeNumber.parse("--verifiers", verifiers, 1, MOST_VERIFIERS);
    LoginGoal goal = LoginGoal.of(time, atOnce);
    LoginGoal limited = memory.map(size -> goal.memory(memory(size, atOnce))).orElse(goal);
    return budget.map(b -> limited.within(budget(b))).orElse(limited);
  }

  private static Duration budget(String text) {
    Duration budget = TimeSpan.parse("--budget", text);
    if (budget.compareTo(LEAST_BUDGET) < 0 || budget.compareTo(MOST_BUDGET) > 0) {
      throw new HashcostException.InvalidParameter(
          "--budget " + text + ": a time from 1s to 1h is expected");
    }
    return budget;
  }

  private static long memory(String size, int verifiers) {
    long bytes = ByteSize.parse(size);
    long most = Runtime.getRuntime().maxMemory() / 4 * 3 / verifiers;
    if (bytes < 1 || bytes > most) {
      throw new HashcostException.InvalidParameter(
          "--memory "
              + size
              + ": 1 B to "
              + Quantity.bytes(most)
              + " with this heap and "
              + Words.counted(verifiers, "verifier", "verifiers")
              + "; -Xmx gives java more");
    }
    return bytes;
  }
}
