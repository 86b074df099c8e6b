package io.github.hashcost.harness;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BiConsumer;

/**
 * One operation on all threads of a crew at once: a cell on each, of one blueprint. What fails on
 * one thread fails on all. Confined to the measuring thread; its cells are confined to those of the
 * crew.
 */
final class CrewRun implements Timed {
  /**
   * Where threads take turns on a processor, a batch must hold many turns: one that fits into a
   * single turn looks as if there were no other thread. A turn lasts some milliseconds.
   */
  private static final Duration MANY_TURNS = Duration.ofMillis(20);

  private final Operation operation;
  private final Crew crew;
  private final int perProcessor;
  private final Map<Integer, CellRun> members = new ConcurrentSkipListMap<>();

  private CrewRun(Operation operation, Crew crew, Environment environment) {
    this.operation = operation;
    this.crew = crew;
    int processors = environment.logicalCpus().orElse(crew.size());
    perProcessor = (crew.size() + processors - 1) / processors;
  }

  /** Sets an operation up on every thread; if that fails, the failure is the cell's. */
  static CrewRun setUp(
      Operation operation, Plan plan, Instruments instruments, Environment environment, Crew crew) {
    CrewRun run = new CrewRun(operation, crew, environment);
    try {
      run.setUp(plan, instruments);
    } catch (RuntimeException | Error e) {
      run.close();
      throw e;
    }
    environment.logicalCpus().stream()
        .filter(processors -> processors < crew.size())
        .forEach(processors -> run.observe(tooMany(crew.size(), processors)));
    return run;
  }

  private void setUp(Plan plan, Instruments instruments) {
    Blueprint blueprint = new Blueprint(operation, plan);
    Crew.Job job =
        thread -> {
          Heartbeat heartbeat = crew.heartbeat(thread);
          members.put(
              thread,
              CellRun.setUp(
                  blueprint,
                  1,
                  instruments,
                  heartbeat,
                  rig ->
                      new CrewRig(rig, blueprint, crew.rendezvous(), heartbeat, perProcessor > 1)));
        };
    if (operation.recipe() instanceof Operation.Recipe.Stateful) {
      // A factory promises nothing of threads.
      crew.inTurn(job);
    } else {
      crew.atOnce(job);
    }
    shareFailure();
  }

  /** An operation that is not touched any more, because a call of it never came back. */
  static CrewRun hung(
      Operation operation, Plan plan, Instruments instruments, Environment environment, Crew crew) {
    CrewRun run = new CrewRun(operation, crew, environment);
    for (int thread = 0; thread < crew.size(); thread++) {
      Heartbeat heartbeat = crew.heartbeat(thread);
      run.members.put(thread, CellRun.hung(operation, plan, instruments, heartbeat));
    }
    return run;
  }

  private static Caveat tooMany(int threads, int processors) {
    return Caveat.of(
        "more-threads-than-cpus",
        threads + " threads on " + processors + " processors take turns",
        "the time of a call holds the wait for the others; plan no more threads than processors");
  }

  @Override
  public Operation operation() {
    return operation;
  }

  @Override
  public boolean failed() {
    return members.values().stream().anyMatch(CellRun::failed);
  }

  @Override
  public int threads() {
    return crew.size();
  }

  @Override
  public Duration aim(Duration planned) {
    Duration turns = MANY_TURNS.multipliedBy(perProcessor);
    return perProcessor == 1 || planned.compareTo(turns) > 0 ? planned : turns;
  }

  @Override
  public void observe(Caveat caveat) {
    members.values().forEach(member -> member.observe(caveat));
  }

  @Override
  public boolean allocates() {
    return members.values().stream().anyMatch(CellRun::allocates);
  }

  @Override
  public Optional<Batch> time(int calls) {
    if (failed()) {
      return Optional.empty();
    }
    Batch[] batches = new Batch[crew.size()];
    Arrays.fill(batches, Batch.NOTHING);
    crew.atOnce(
        each(
            (thread, member) -> {
              Optional<Batch> batch = member.time(calls);
              batch.ifPresent(timed -> batches[thread] = timed);
              if (batch.isEmpty()) {
                crew.rendezvous().open();
              }
            }));
    if (Thread.currentThread().isInterrupted()) {
      throw CellRun.interrupted(operation);
    }
    shareFailure();
    return failed() ? Optional.empty() : Optional.of(Batch.atOnce(List.of(batches)));
  }

  @Override
  public void verify() {
    crew.atOnce(each((thread, member) -> member.verify()));
    shareFailure();
  }

  /** In turn, since a task promises nothing of threads. */
  @Override
  public void close() {
    // An interruption ended the run; it is not meant for what is put in order after it.
    boolean interrupted = Thread.interrupted();
    crew.inTurn(each((thread, member) -> member.close()));
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private Crew.Job each(BiConsumer<Integer, CellRun> job) {
    return thread -> {
      CellRun member = members.get(thread);
      if (member != null) {
        job.accept(thread, member);
      }
    };
  }

  private void shareFailure() {
    members.values().stream()
        .flatMap(member -> member.failure().stream())
        .findFirst()
        .ifPresent(failure -> members.values().forEach(member -> member.failWith(failure)));
  }

  @Override
  public List<Cell> cells(int pass, Recorded recorded) {
    List<Cell> cells = new ArrayList<>();
    members.forEach(
        (thread, member) -> {
          Recorded own =
              recorded.threads().isEmpty() ? Recorded.NOTHING : recorded.threads().get(thread);
          Cell.Builder cell = member.cell(pass, own).toBuilder();
          cells.add(cell.threads(crew.size()).thread(thread).build());
        });
    return cells;
  }
}
