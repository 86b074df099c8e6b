package io.github.hashcost.cli;

import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Measures block by block, and shows each as soon as it is known. */
final class Demo {
  private static final List<Long> ITERATIONS = List.of(100_000L, 1_000_000L, 10_000_000L);
  private static final List<Integer> SIZES = List.of(12, 64, 256, 4096);
  private static final double MOST_NANOS_PER_ROW = 4e9;
  private static final long MOST_COLD_ITERATIONS = 1_000_000;
  private static final int FIT_ROUNDS = 300;
  private static final Duration LADDER_BUDGET = Duration.ofSeconds(5);
  private static final Duration LOGINS_BUDGET = Duration.ofMillis(1500);
  private static final long CHILD_TIMEOUT_MILLIS = 60_000;

  private final Screen screen;
  private final HashCatalog catalog;
  private final DemoPlan plan;
  private final Optional<ResultOutput> output;

  Demo(Screen screen, HashCatalog catalog, DemoPlan plan, Optional<ResultOutput> output) {
    this.screen = screen;
    this.catalog = catalog;
    this.plan = plan;
    this.output = output;
  }

  void run() {
    Words.wrap(plan.subject().announcement()).forEach(screen::line);
    screen.flush();
    RunResult headline = headline();
    Optional<String> onlyHeadline = plan.onlyHeadline();
    if (onlyHeadline.isPresent()) {
      screen.block("What the ratio means", Words.wrap("Left out: " + onlyHeadline.get() + "."));
    } else {
      iterations(headline);
      sizes();
    }
    screen.block(GuaranteeBlock.TITLE, new GuaranteeBlock(plan).lines());
    ladder();
  }

  private Harness.Builder harness(Duration budget) {
    return Harness.builder().onProgress(screen::progress).timeBudget(budget);
  }

  private RunResult headline() {
    Duration second = Duration.ofSeconds(1);
    Duration budget = second.multipliedBy(plan.functions().size());
    Harness.Builder cold = harness(budget).cold();
    Harness.Builder warm = harness(budget);
    plan.iterations()
        .ifPresentOrElse(
            n -> {
              cold.iterations(Math.min(n, MOST_COLD_ITERATIONS));
              warm.iterations(n);
            },
            () -> {
              cold.iterations(1);
              warm.rounds(FIT_ROUNDS).batch(second.dividedBy(FIT_ROUNDS));
            });
    List<Operation> operations = plan.operations(plan.subject().input());
    RunResult first = cold.build().run(operations);
    RunResult run = warm.build().run(operations);
    HeadlineBlock block = new HeadlineBlock(plan, first, run);
    output.ifPresent(o -> o.write(run));
    screen.block(block.title(), block.lines());
    return run;
  }

  private void iterations(RunResult headline) {
    if (plan.subject().isFile()) {
      screen.block(IterationsBlock.TITLE, Words.wrap("Left out: it is about a password."));
      return;
    }
    double nanosPerHash =
        plan.functions().stream().mapToDouble(f -> Cells.nanosPerCall(Cells.of(headline, f))).sum();
    Map<Long, Optional<RunResult>> runs = new LinkedHashMap<>();
    for (long n : ITERATIONS) {
      boolean known = plan.iterations().stream().anyMatch(done -> done == n);
      if (known) {
        runs.put(n, Optional.of(headline));
      } else if (n * nanosPerHash > MOST_NANOS_PER_ROW) {
        runs.put(n, Optional.empty());
      } else {
        runs.put(
            n,
            Optional.of(
                harness(Duration.ofSeconds(3))
                    .iterations(n)
                    .build()
                    .run(plan.operations(plan.subject().input()))));
      }
    }
    screen.block(IterationsBlock.TITLE, new IterationsBlock(plan, runs).lines());
  }

  private void sizes() {
    List<Input> inputs = SIZES.stream().map(Input::ofSize).toList();
    RunResult run =
        harness(Duration.ofSeconds(5)).build().run(Operation.hashes(plan.functions(), inputs));
    screen.block(
        SizesBlock.TITLE, new SizesBlock(plan, inputs, run, withoutShaInstructions()).lines());
  }

  private ChildRun withoutShaInstructions() {
    if (plan.function(DemoPlan.SHA_256).filter(plan.others()::contains).isEmpty()) {
      return ChildRun.none("");
    }
    String functions =
        plan.functions().stream().map(c -> c.id().toString()).collect(Collectors.joining(","));
    String sizes = SIZES.stream().map(String::valueOf).collect(Collectors.joining(","));
    return new ChildJvm(CHILD_TIMEOUT_MILLIS).withoutShaInstructions(functions, sizes);
  }

  private void ladder() {
    List<Candidate> functions = rungs();
    if (functions.isEmpty()) {
      return;
    }
    Input input = plan.subject().isFile() ? Input.ofSize(12) : plan.subject().input();
    RunResult run = harness(LADDER_BUDGET).build().run(Operation.hashes(functions, input));
    screen.block(LadderBlock.TITLE, new LadderBlock(functions, run, RateCard.bundled()).lines());
    budgets(functions, run, input);
  }

  /** Fixed rungs first, then the most preferred of each family of password hashes. */
  private List<Candidate> rungs() {
    List<Candidate> rungs =
        new ArrayList<>(
            Stream.of(DemoPlan.DJB2, "md5", DemoPlan.SHA_256)
                .flatMap(n -> catalog.find(n).stream())
                .toList());
    Set<String> families = new LinkedHashSet<>();
    for (Candidate c : catalog.candidates()) {
      if (Claims.forPasswords(c) && families.add(c.spec().name().split("-", 2)[0])) {
        rungs.add(c);
      }
    }
    return rungs;
  }

  private void budgets(List<Candidate> functions, RunResult run, Input input) {
    List<Candidate> slow = functions.stream().filter(DemoPlan::isSlow).toList();
    Map<Candidate, Tuned> tuned = new LinkedHashMap<>();
    slow.forEach(f -> tuned.put(f, new Tuned(f, run)));
    // What a hash takes beside functions a million times as fast is not what it takes alone, so the
    // first turn only comes near.
    turn(tuned, (now, next) -> true, input);
    turn(tuned, (now, next) -> !now.isNear() && !next.id().equals(now.setting().id()), input);
    new BudgetBlock(slow, tuned).lines().forEach(screen::line);
  }

  /** Turns settings by what they took, and measures those that are worth it. */
  private void turn(
      Map<Candidate, Tuned> tuned, BiPredicate<Tuned, Candidate> isWorthIt, Input input) {
    Map<Candidate, Candidate> turned = new LinkedHashMap<>();
    tuned.forEach(
        (function, now) ->
            now.turned()
                .filter(next -> isWorthIt.test(now, next))
                .ifPresent(next -> turned.put(function, next)));
    if (!turned.isEmpty()) {
      RunResult run = harness(LOGINS_BUDGET).build().run(Operation.hashes(turned.values(), input));
      turned.forEach((function, next) -> tuned.put(function, new Tuned(next, run)));
    }
  }
}
