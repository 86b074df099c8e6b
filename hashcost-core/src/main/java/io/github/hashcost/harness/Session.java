package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Instruments instruments;
  private final Heartbeat heartbeat;
  private final WarmUp warmUp;
  private final Sampling sampling;
  private final HeapTouch heap;
  private final ProgressMeter progress;
  private boolean twinned = true;

  Session(
      Plan plan,
      Instruments instruments,
      Heartbeat heartbeat,
      ProgressMeter progress,
      BatchListener listener) {
    this.plan = plan;
    this.instruments = instruments;
    this.heartbeat = heartbeat;
    this.progress = progress;
    Schedule schedule = new Schedule(plan.seed());
    warmUp = new WarmUp(instruments.clock(), instruments.jit(), schedule, plan.batch());
    sampling = new Sampling(plan, schedule, listener);
    heap =
        new HeapTouch(
            () -> instruments.collections().get().count(),
            Runtime.getRuntime()::totalMemory,
            instruments.clock());
  }

  /** The same, without a second copy of the first function. */
  Session withoutTwin() {
    twinned = false;
    return this;
  }

  /**
   * Measures all of them.
   *
   * @param hung those that were left behind in an earlier attempt, and are not touched again
   */
  RunResult run(List<Operation> operations, Set<Operation> hung) {
    Instant startedAt = Instant.now();
    Facts facts = Facts.of(operations);
    Environment environment = facts.addTo(instruments.environment().get());
    HostActivity before = instruments.host().get();
    List<Timed> cells = new ArrayList<>();
    Optional<Crew> crew = crew();
    try {
      for (Operation operation : operations) {
        cells.add(
            hung.contains(operation)
                ? CellRun.hung(operation, plan, instruments, heartbeat)
                : CellRun.setUp(operation, 1, plan, instruments, heartbeat));
      }
      twin(cells).ifPresent(cells::add);
      crew.ifPresent(
          c -> operations.forEach(o -> cells.add(onThreads(c, o, hung.contains(o), environment))));
      cells.forEach(cell -> hung.forEach(other -> cell.observe(stillRunning(other))));
      Passes passes = sample(cells);
      HostActivity activity = instruments.host().get().since(before);
      Disturbances.of(environment, activity).forEach(c -> cells.forEach(cell -> cell.observe(c)));
      return RunResult.of(startedAt, environment, plan, facts.functions(), passes.toCells())
          .withActivity(activity);
    } finally {
      cells.forEach(Timed::close);
      crew.ifPresent(Crew::close);
    }
  }

  private Optional<Crew> crew() {
    try {
      return plan.threads() == 1
          ? Optional.empty()
          : Optional.of(Crew.start(plan.threads(), heartbeat));
    } catch (OutOfMemoryError e) {
      throw new HashcostException.Unsupported(
          plan.threads() + " threads could not be started; plan fewer", e);
    }
  }

  private Timed onThreads(Crew crew, Operation operation, boolean hung, Environment environment) {
    return hung
        ? CrewRun.hung(operation, plan, instruments, environment, crew)
        : CrewRun.setUp(operation, plan, instruments, environment, crew);
  }

  /**
   * The first hash function once more: how far two identical cells differ is how far a difference
   * means nothing. None in a cold run, which has the JVM as it is.
   */
  private Optional<Timed> twin(List<Timed> cells) {
    return cells.stream()
        .filter(c -> twinned && plan.warmUp() && !c.failed())
        .map(Timed::operation)
        .filter(o -> o.recipe() instanceof Operation.Recipe.Hash)
        .findFirst()
        .map(o -> CellRun.setUp(o, 2, plan, instruments, heartbeat));
  }

  private static Caveat stillRunning(Operation hung) {
    return Caveat.of(
        "abandoned-call",
        "a call of " + hung + " that never came back was still running beside it",
        "leave that operation out and measure again");
  }

  /**
   * A pass over some of the cells, and the part of the progress that its warm-up and its timing
   * are.
   */
  private record Pass(int number, WarmUp.Demand demand, double start, double warm, double end) {
    static final Pass FIRST = new Pass(1, WarmUp.Demand.FIRST, 0, 0.5, 0.9);
    static final Pass AGAIN = new Pass(2, WarmUp.Demand.AGAIN, 0.9, 0.95, 1);
  }

  /**
   * What was recorded.
   *
   * @param again of those that were measured a second time
   */
  private record Passes(Map<Timed, Recorded> first, Map<Timed, Recorded> again) {
    List<Cell> toCells() {
      List<Cell> cells = new ArrayList<>();
      first.forEach((cell, recorded) -> cells.addAll(cell.cells(Pass.FIRST.number, recorded)));
      again.forEach((cell, recorded) -> cells.addAll(cell.cells(Pass.AGAIN.number, recorded)));
      return cells;
    }
  }

  private Passes sample(List<Timed> cells) {
    long start = instruments.clock().nanos();
    Map<Timed, Recorded> first = run(Pass.FIRST, cells);
    Map<Timed, Recorded> again = Map.of();
    List<Timed> changed = plan.warmUp() ? SecondPass.of(cells, first) : List.of();
    if (!changed.isEmpty() && instruments.clock().nanos() - start < plan.timeBudget().toNanos()) {
      again = run(Pass.AGAIN, changed);
    }
    cells.forEach(Timed::verify);
    Map<Timed, Recorded> all = new LinkedHashMap<>();
    cells.forEach(cell -> all.put(cell, first.getOrDefault(cell, Recorded.NOTHING)));
    return new Passes(all, again);
  }

  private Map<Timed, Recorded> run(Pass pass, List<Timed> cells) {
    if (!plan.warmUp()) {
      progress.stage(pass.start, pass.end);
      return sampling.run(
          pass.number,
          cells.stream().filter(c -> !c.failed()).map(this::exactly).toList(),
          () -> {},
          progress);
    }
    progress.stage(pass.start, pass.warm);
    List<Sampling.Allotted> allotted =
        allot(warmUp.run(cells, pass.demand, warmUpAllowance(cells.size()), progress));
    progress.stage(pass.warm, pass.end);
    boolean allocating = cells.stream().anyMatch(Timed::allocates);
    return sampling.run(pass.number, allotted, allocating ? heap::ifNeeded : () -> {}, progress);
  }

  private Duration warmUpAllowance(int cells) {
    Duration even = Duration.ofNanos((long) (WARM_UP_PART * plan.timeBudget().toNanos() / cells));
    return even.compareTo(MOST_WARM_UP_PER_CELL) < 0 ? even : MOST_WARM_UP_PER_CELL;
  }

  private List<Sampling.Allotted> allot(List<WarmUp.Warmed> cells) {
    if (plan.iterations().isPresent()) {
      return cells.stream().map(w -> exactly(w.cell())).toList();
    }
    double[] needs =
        cells.stream()
            .filter(w -> !w.cell().operation().runsEveryRound())
            .mapToDouble(w -> plan.rounds() * callsPerBatch(w) * w.nanosPerCall())
            .toArray();
    Duration budget = Duration.ofNanos((long) (TIMING_PART * plan.timeBudget().toNanos()));
    Duration share = Allotment.share(needs, budget);
    return cells.stream().map(w -> new Sampling.Allotted(w.cell(), allotment(w, share))).toList();
  }

  private Allotment allotment(WarmUp.Warmed warmed, Duration share) {
    int calls = callsPerBatch(warmed);
    return warmed.cell().operation().runsEveryRound()
        ? Allotment.ofRounds(calls, plan.rounds())
        : Allotment.ofBatches(calls, warmed.nanosPerCall(), share, plan);
  }

  private Sampling.Allotted exactly(Timed cell) {
    return new Sampling.Allotted(
        cell, Allotment.ofIterations(plan.iterations().orElseThrow(), plan.rounds()));
  }

  private int callsPerBatch(WarmUp.Warmed warmed) {
    return warmed
        .cell()
        .operation()
        .callsPerBatch()
        .orElseGet(
            () -> {
              Duration aim = warmed.cell().aim(plan.batch());
              return Allotment.callsPerBatch(
                  warmed.nanosPerCall(), plan.toBuilder().batch(aim).build());
            });
  }
}
