package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A run of isolation {@code FORK}: one child JVM after another, each with one function and all its
 * inputs, and one more for a twin of the first cell. What no child can run is measured here after
 * them.
 *
 * <p>What different children timed, they timed at different moments. Each child's rounds therefore
 * have numbers of their own, so that no analysis pairs their samples.
 */
final class ForkedRun {
  /** Here what no child can run. */
  private final BiFunction<Plan, List<Operation>, RunResult> inThisJvm;

  private final Plan plan;
  private final Instruments instruments;
  private final ForkChild children;
  private final ProgressMeter progress;
  private final List<Cell> cells = new ArrayList<>();
  private final Map<Operation, String> unforkable = new LinkedHashMap<>();
  private int firstRound;

  ForkedRun(
      Plan plan,
      Instruments instruments,
      ForkChild children,
      ProgressMeter progress,
      BiFunction<Plan, List<Operation>, RunResult> inThisJvm) {
    this.plan = plan;
    this.instruments = instruments;
    this.children = children;
    this.progress = progress;
    this.inThisJvm = inThisJvm;
  }

  /**
   * Before anything is measured.
   *
   * @throws HashcostException.Unsupported for what no child JVM could find
   */
  static void check(Collection<Operation> operations) {
    for (Operation operation : operations) {
      if (!(operation.recipe() instanceof Operation.Recipe.Hash hash)) {
        throw refusal(operation, "is no hash function");
      }
      if (!hash.candidate().origin().discovered()) {
        throw refusal(operation, "is of a provider that was handed to the catalog as an object");
      }
    }
  }

  private static HashcostException refusal(Operation operation, String why) {
    return new HashcostException.Unsupported(
        operation
            + " "
            + why
            + ", which a child JVM cannot find: use isolation library or a lower one,"
            + " or register a provider of it in META-INF/services and take it from HashCatalog.discover()");
  }

  RunResult run(List<Operation> operations) {
    Instant startedAt = Instant.now();
    Facts facts = Facts.of(operations);
    Environment environment = facts.addTo(instruments.environment().get());
    HostActivity before = instruments.host().get();
    Map<AlgorithmId, List<Operation>> functions = new LinkedHashMap<>();
    operations.forEach(o -> functions.computeIfAbsent(o.id(), id -> new ArrayList<>()).add(o));
    int parts = functions.size() + (plan.warmUp() ? 1 : 0);
    Plan part = plan.toBuilder().timeBudget(plan.timeBudget().dividedBy(parts)).build();
    int done = 0;
    for (List<Operation> function : functions.values()) {
      progress.stage((double) done / parts, (done + 1.0) / parts);
      fork(part, function, 1);
      done++;
    }
    if (plan.warmUp()) {
      progress.stage((double) done / parts, 1);
      Plan alone = part.toBuilder().threads(1).build();
      twin(operations).ifPresent(o -> fork(alone, List.of(o), 2));
    }
    runInThisJvm(part);
    List<String> order = operations.stream().map(Operation::toString).toList();
    cells.sort(
        Comparator.comparingInt(Cell::pass)
            .thenComparingInt(Cell::threads)
            .thenComparingInt(Cell::copy)
            .thenComparingInt(cell -> order.indexOf(cell.toString())));
    return RunResult.of(startedAt, environment, plan, facts.functions(), cells)
        .withActivity(instruments.host().get().since(before));
  }

  /** In a child of its own: how far two children of one function differ means nothing. */
  private Optional<Operation> twin(List<Operation> operations) {
    return operations.stream()
        .filter(
            o ->
                cells.stream()
                    .anyMatch(c -> c.samples().isPresent() && c.toString().equals(o.toString())))
        .findFirst();
  }

  private void fork(Plan part, List<Operation> operations, int copy) {
    Candidate candidate = ((Operation.Recipe.Hash) operations.get(0).recipe()).candidate();
    Optional<String> unreachable = ForkCommand.unreachable(candidate.origin().providerType());
    try {
      if (unreachable.isPresent()) {
        throw new ForkChild.CannotFork(unreachable.get());
      }
      add(children.measure(part, operations, progress), copy);
    } catch (ForkChild.CannotFork e) {
      if (copy == 1) {
        operations.forEach(o -> unforkable.put(o, String.valueOf(e.getMessage())));
      }
    }
  }

  private void runInThisJvm(Plan part) {
    if (unforkable.isEmpty()) {
      return;
    }
    progress.stage(0, 1);
    Plan lower = part.toBuilder().isolation(Isolation.LIBRARY).timeBudget(budget(part)).build();
    List<Operation> operations = List.copyOf(unforkable.keySet());
    Map<String, String> reasons = new LinkedHashMap<>();
    unforkable.forEach((operation, why) -> reasons.put(operation.toString(), why));
    boolean twinNeeded = cells.stream().noneMatch(c -> c.copy() == 2);
    for (Cell cell : inThisJvm.apply(lower, operations).cells()) {
      if (cell.copy() == 1 || twinNeeded) {
        String why = reasons.getOrDefault(cell.toString(), "");
        Cell.Builder told =
            cell.toBuilder().observed(Recreation.shortfall(cell.isolation(), Isolation.FORK, why));
        cells.add(shifted(cell, told).build());
      }
    }
  }

  /** All parts that the functions without a child did not use. */
  private Duration budget(Plan part) {
    long functions = unforkable.keySet().stream().map(Operation::id).distinct().count();
    return part.timeBudget().multipliedBy(functions);
  }

  private void add(List<Cell> measured, int copy) {
    measured.forEach(cell -> cells.add(shifted(cell, cell.toBuilder().copy(copy)).build()));
    firstRound += plan.rounds();
  }

  private Cell.Builder shifted(Cell cell, Cell.Builder builder) {
    cell.samples().map(samples -> samples.shifted(firstRound)).ifPresent(builder::samples);
    return builder;
  }
}
