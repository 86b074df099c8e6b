package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Halves;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One run: sets every operation up, warms all of them, samples all of them, samples again those
 * that changed meanwhile, and checks at the end that what was timed is still what was proved.
 */
final class Session {
  /**
   * The part of the time budget that timing may take, and the part that warm-up may; the rest is
   * reserve.
   */
  private static final double TIMING_PART = 0.6;

  private static final double WARM_UP_PART = 0.3;

  /** A cell needs no more warm-up than this: past its compilation, more calls change nothing. */
  private static final Duration MOST_WARM_UP_PER_CELL = Duration.ofMillis(1500);

  private final Plan plan;
  private final NanoClock clock;
  private final WarmUp warmUp;
  private final Sampling sampling;
  private final ProgressMeter progress;

  Session(Plan plan, NanoClock clock, JitClock jit, ProgressMeter progress) {
    this.plan = plan;
    this.clock = clock;
    this.progress = progress;
    Schedule schedule = new Schedule(plan.seed());
    warmUp = new WarmUp(clock, jit, schedule, plan.batch());
    sampling = new Sampling(plan.rounds(), schedule);
  }

  RunResult run(List<Operation> operations) {
    Instant startedAt = Instant.now();
    Environment environment = Environment.read();
    List<CellRun> cells = new ArrayList<>();
    try {
      for (Operation operation : operations) {
        cells.add(CellRun.setUp(operation, plan, clock));
      }
      Passes passes = sample(cells);
      cells.forEach(CellRun::verify);
      return RunResult.of(startedAt, environment, plan, facts(operations), passes.toCells());
    } finally {
      cells.forEach(CellRun::close);
    }
  }

  /**
   * @param again samples of the cells that were measured a second time
   */
  private record Passes(Map<CellRun, Samples> first, Map<CellRun, Samples> again) {
    List<Cell> toCells() {
      List<Cell> cells = new ArrayList<>();
      first.forEach((cell, samples) -> cells.add(cell.cell(1, samples)));
      again.forEach((cell, samples) -> cells.add(cell.cell(2, samples)));
      return cells;
    }
  }

  private Passes sample(List<CellRun> cells) {
    long start = clock.nanos();
    progress.stage(0, plan.warmUp() ? 0.5 : 0);
    Map<CellRun, Samples> first = pass(cells, WarmUp.Demand.FIRST);
    if (!plan.warmUp()) {
      return new Passes(first, Map.of());
    }
    List<CellRun> again = changed(first);
    boolean inTime = clock.nanos() - start < plan.timeBudget().toNanos();
    return new Passes(
        first, again.isEmpty() || !inTime ? Map.of() : pass(again, WarmUp.Demand.AGAIN));
  }

  private Map<CellRun, Samples> pass(List<CellRun> cells, WarmUp.Demand demand) {
    boolean isFirst = demand == WarmUp.Demand.FIRST;
    Map<CellRun, Double> costs = Map.of();
    if (plan.warmUp()) {
      progress.stage(isFirst ? 0 : 0.9, isFirst ? 0.5 : 0.95);
      costs = warmUp.run(cells, demand, warmUpAllowance(cells.size()), progress);
    }
    progress.stage(isFirst ? plan.warmUp() ? 0.5 : 0 : 0.95, isFirst ? 0.9 : 1);
    Map<CellRun, Samples> timed = sampling.run(allot(cells, costs), progress);
    Map<CellRun, Samples> inOrder = new LinkedHashMap<>();
    cells.forEach(
        c ->
            inOrder.put(
                c, timed.getOrDefault(c, Samples.of(new int[0], new long[0], new long[0]))));
    return inOrder;
  }

  private Duration warmUpAllowance(int cells) {
    Duration even = Duration.ofNanos((long) (WARM_UP_PART * plan.timeBudget().toNanos() / cells));
    return even.compareTo(MOST_WARM_UP_PER_CELL) < 0 ? even : MOST_WARM_UP_PER_CELL;
  }

  private Map<CellRun, Allotment> allot(List<CellRun> cells, Map<CellRun, Double> costs) {
    Map<CellRun, Allotment> allotments = new LinkedHashMap<>();
    if (plan.iterations().isPresent()) {
      Allotment exact = Allotment.ofIterations(plan.iterations().getAsLong(), plan.rounds());
      cells.stream().filter(c -> !c.failed()).forEach(c -> allotments.put(c, exact));
      return allotments;
    }
    Map<CellRun, Integer> calls = new LinkedHashMap<>();
    costs.forEach(
        (cell, nanos) ->
            calls.put(
                cell,
                cell.operation().callsPerBatch().orElse(Allotment.callsPerBatch(nanos, plan))));
    double[] needs =
        costs.entrySet().stream()
            .mapToDouble(e -> plan.rounds() * e.getValue() * calls.get(e.getKey()))
            .toArray();
    Duration budget = Duration.ofNanos((long) (TIMING_PART * plan.timeBudget().toNanos()));
    Duration share = Allotment.share(needs, budget);
    costs.forEach(
        (cell, nanos) ->
            allotments.put(cell, Allotment.ofBatches(calls.get(cell), nanos, share, plan)));
    return allotments;
  }

  /**
   * Cells whose two halves lie apart, with the reference of each: the first operation on the same
   * input.
   */
  private static List<CellRun> changed(Map<CellRun, Samples> samples) {
    Set<CellRun> changed = new LinkedHashSet<>();
    samples.forEach(
        (cell, s) -> {
          if (!cell.failed()
              && s.size() > 0
              && Halves.of(s.nanosPerCall()).filter(h -> !h.agree()).isPresent()) {
            samples.keySet().stream()
                .filter(
                    r ->
                        !r.failed()
                            && r.operation().inputLabel().equals(cell.operation().inputLabel()))
                .findFirst()
                .ifPresent(changed::add);
            changed.add(cell);
          }
        });
    return samples.keySet().stream().filter(changed::contains).toList();
  }

  private static Map<AlgorithmId, FunctionFacts> facts(List<Operation> operations) {
    Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();
    for (Operation operation : operations) {
      if (operation.recipe() instanceof Operation.Recipe.Hash hash) {
        facts.computeIfAbsent(operation.id(), id -> facts(hash.candidate()));
      }
    }
    return facts;
  }

  private static FunctionFacts facts(Candidate candidate) {
    HashSpec spec = candidate.spec();
    FunctionFacts.Builder facts =
        FunctionFacts.builder(spec.digestBytes(candidate.setting()))
            .memoryBytes(spec.parameters().memoryBytes(candidate.setting()))
            .work(spec.parameters().work(candidate.setting()));
    spec.block().ifPresent(facts::block);
    spec.implementation().ifPresent(facts::implementation);
    candidate.claims().ifPresent(facts::claims);
    return facts.build();
  }
}
