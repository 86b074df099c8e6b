package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.attacker.AttackerLimit;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.AttackerOptions.Attacker;
import io.github.hashcost.examples.PasswordRows;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.password.Forecast;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "who-pays",
    mixinStandardHelpOptions = true,
    description = "What a password hash costs you, and what it costs the attacker.",
    footer = {
      "",
      "Without options OWASP's settings and fast hashes for contrast: half a minute.",
      "Example: hashcost who-pays --rank --target 100ms --device \"RTX 4090\" --price 0.40/h"
    })
final class WhoPaysCommand implements Callable<Integer> {
  private static final int PASSWORD_BYTES = 12;
  private static final String RANK_TARGET = "100ms";
  private static final long MOST_GUESSES = 1_000_000_000_000L;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = {"-f", "--functions"},
      paramLabel = "LIST",
      description = "Ids between commas, instead of OWASP's settings and some fast hashes.")
  private Optional<String> functions = Optional.empty();

  @Option(
      names = "--target",
      paramLabel = "TIME",
      description = "Turn each password hash to this login time first, such as 100ms.")
  private Optional<String> target = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "The most memory of a login with --target or --rank, such as 64MiB.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--rank",
      description =
          "Rank the password hashes by the attacker's cost, at the same login time: --target, or "
              + RANK_TARGET
              + ".")
  private boolean rank;

  @Option(
      names = "--hold-to",
      paramLabel = "N",
      description = "The cheapest settings that hold a device to N guesses a second.")
  private Optional<String> holdTo = Optional.empty();

  @Option(
      names = "--tax",
      description =
          "The same settings through every library, and whether lanes run at once: what a slow"
              + " library gives away.")
  private boolean tax;

  @Mixin private AttackerOptions attackerOptions = new AttackerOptions();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "How long to measure, instead of 30s.")
  private String budget = "30s";

  @Option(names = "--json", paramLabel = "FILE", description = "Write the result file.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write a row per hash and device.")
  private Optional<String> csv = Optional.empty();

  WhoPaysCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    requireOneQuestion();
    Optional<ResultOutput> result = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    Attacker attacker = attackerOptions.attacker();
    Duration most = TimeSpan.parse("--budget", budget);
    List<String> notes = new ArrayList<>();
    List<Candidate> measured = candidates();
    if (rank || target.isPresent()) {
      LoginSettings settings = settings();
      measured = settings.of(measured);
      notes.addAll(settings.notes());
    }
    if (holdTo.isPresent()) {
      measured = held(measured, attacker, notes);
    }
    notes.addAll(attacker.notes());
    if (measured.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "nothing is left to measure; name other functions with -f, or another device");
    }
    measured.forEach(candidate -> Forecast.require(candidate, 1, most));
    RunResult run = run(once(measured), most);
    result.ifPresent(output -> output.write(run));
    table.ifPresent(output -> output.write(new WhoPaysCsv(attacker.onAll(run)).table()::writeTo));
    show(run, attacker, notes);
    return failures(run);
  }

  private void show(RunResult run, Attacker attacker, List<String> notes) {
    if (tax) {
      screen.block(TaxText.TITLE, TaxText.libraries(run));
      screen.block(TaxText.LANES_TITLE, TaxText.lanes(run));
    } else if (rank) {
      screen.block(
          RankingText.TITLE,
          new RankingText(attacker.onFirst(run), attacker.card(), notes).lines());
    } else if (holdTo.isPresent()) {
      screen.block(
          "What holds one " + attacker.first() + " to " + holdTo.get() + " guesses/s",
          new WhoPaysText(List.of(attacker.onFirst(run)), attacker.card(), notes).lines());
    } else {
      screen.block(
          WhoPaysText.TITLE, new WhoPaysText(attacker.onAll(run), attacker.card(), notes).lines());
    }
  }

  private void requireOneQuestion() {
    int asked = (rank ? 1 : 0) + (holdTo.isPresent() ? 1 : 0) + (tax ? 1 : 0);
    if (asked > 1 || (target.isPresent() && (tax || holdTo.isPresent()))) {
      throw new HashcostException.InvalidParameter(
          "--rank, --hold-to and --tax: one at a time, and --target not with the last two");
    }
    if (memory.isPresent() && target.isEmpty() && !rank) {
      throw new HashcostException.InvalidParameter("--memory: only with --target or --rank");
    }
  }

  private LoginSettings settings() {
    return new LoginSettings(
        catalog.get(),
        screen,
        TimeSpan.parse("--target", target.orElse(RANK_TARGET)),
        memory.map(ByteSize::parse));
  }

  private List<Candidate> candidates() {
    if (functions.isPresent()) {
      return FunctionList.candidates(catalog.get(), functions.get());
    }
    if (tax) {
      return PasswordRows.throughEveryLibrary(catalog.get());
    }
    return rank || holdTo.isPresent()
        ? PasswordRows.passwordHashes(catalog.get())
        : PasswordRows.all(catalog.get());
  }

  private List<Candidate> held(List<Candidate> candidates, Attacker attacker, List<String> notes) {
    double limit = WholeNumber.parse("--hold-to", holdTo.orElse(""), 1, MOST_GUESSES);
    AttackerLimit attackerLimit = AttackerLimit.of(attacker.card(), attacker.first(), limit);
    List<Candidate> held = new ArrayList<>();
    for (Candidate candidate : candidates) {
      Optional<Candidate> setting = attackerLimit.setting(candidate);
      setting.ifPresent(held::add);
      if (setting.isEmpty()) {
        notes.add(
            candidate.id().name()
                + " is left out: the card has no figure for it on this device, or no setting holds.");
      }
    }
    notes.add(
        "Each is the cheapest setting at which the upper end of the attacker's range is at most "
            + Quantity.count((long) limit)
            + " guesses/s; memory as it was, unless less is enough.");
    return held;
  }

  /** Two ids may have become one setting. */
  private static List<Candidate> once(List<Candidate> candidates) {
    Map<AlgorithmId, Candidate> all = new LinkedHashMap<>();
    candidates.forEach(candidate -> all.putIfAbsent(candidate.id(), candidate));
    return List.copyOf(all.values());
  }

  private RunResult run(List<Candidate> candidates, Duration most) {
    return Harness.builder()
        .timeBudget(most)
        .onProgress(screen::progress)
        .build()
        .run(Operation.hashes(candidates, Input.ofSize(PASSWORD_BYTES)));
  }

  private int failures(RunResult run) {
    List<Cell> failed = run.latest().stream().filter(c -> c.failure().isPresent()).toList();
    if (failed.isEmpty()) {
      return 0;
    }
    screen.error(
        failed.size()
            + " of "
            + run.latest().size()
            + " hashes failed, the first is "
            + failed.get(0).describe());
    return 1;
  }
}
