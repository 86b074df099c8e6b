package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.jvm.AllocationMeter;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One operation on its way through a run: set up, warmed, sampled, and from the first failure on
 * left alone. Confined to one thread.
 */
final class CellRun implements Timed {
  private static final double NANOS_AT_ONCE = 50e6;

  private static final int CALLS_GROWTH = 8;

  /**
   * One untimed call goes before so many timed ones: the cells that ran meanwhile have taken caches
   * and branch predictors, and short inputs would pay for that.
   */
  private static final int CALLS_PER_UNTIMED = 8;

  /**
   * A method gets its last compilation once it was entered some thousand times. Until then each
   * batch begins in slower code and is moved to faster code on its way, which read 13 % too slow
   * for the shortest calls. A batch enters the loop once, so some empty entries go before it.
   */
  private static final int ENTRIES_PER_BATCH = 16;

  /** First touches of memory, at 3 to 4 ns a byte, are then 1 % of its time. */
  private static final double NOTICED_BYTES_PER_NANO = 0.0025;

  static final String NOT_BACK = "a call did not come back within the limit";

  private final Operation operation;
  private final int copy;
  private final Instruments instruments;
  private final Heartbeat heartbeat;
  private final List<Caveat> observed = new ArrayList<>();
  private Mode mode;
  private Isolation isolation = Isolation.LOOP;
  private @Nullable Rig rig;
  private @Nullable Failure failure;
  private double nanosPerCall;
  private long overheadBytes;
  private boolean allocates;
  private boolean startsHot;
  private int entries;

  private CellRun(
      Operation operation, int copy, Mode mode, Instruments instruments, Heartbeat heartbeat) {
    this.operation = operation;
    this.copy = copy;
    this.mode = mode;
    this.instruments = instruments;
    this.heartbeat = heartbeat;
  }

  /**
   * Sets an operation up; if that fails, the failure is the cell's.
   *
   * @param copy 1, or 2 for an identical twin
   */
  static CellRun setUp(
      Operation operation, int copy, Plan plan, Instruments instruments, Heartbeat heartbeat) {
    return setUp(
        new Blueprint(operation, plan), copy, instruments, heartbeat, UnaryOperator.identity());
  }

  /**
   * The same on one thread of several that share a blueprint.
   *
   * @param fitting what goes around its rig
   */
  static CellRun setUp(
      Blueprint blueprint,
      int copy,
      Instruments instruments,
      Heartbeat heartbeat,
      UnaryOperator<Rig> fitting) {
    Operation operation = blueprint.operation();
    Plan plan = blueprint.plan();
    CellRun run = new CellRun(operation, copy, plan.mode(), instruments, heartbeat);
    heartbeat.check();
    heartbeat.enter(operation, 1, 0);
    try {
      blueprint.prepare();
      run.isolation = blueprint.isolation();
      blueprint.caveats().forEach(run::observe);
      Rig rig = fitting.apply(blueprint.newRig());
      run.rig = rig;
      run.startsHot = blueprint.bearsUntimedCalls();
      run.entries = plan.warmUp() ? ENTRIES_PER_BATCH : 0;
      run.mode = rig.mode();
      run.overheadBytes = run.overheadBytes(rig.loop());
      if (run.mode != plan.mode()) {
        run.observe(
            Caveat.of(
                "not-chained",
                "measured as throughput: its input cannot be made to depend on the digest before",
                "latency needs a hash function and one input of one byte or more"));
      }
    } catch (Exception | Error e) {
      run.fail(e);
    } finally {
      heartbeat.leave();
    }
    return run;
  }

  /** An operation that is not touched any more, because a call of it never came back. */
  static CellRun hung(
      Operation operation, Plan plan, Instruments instruments, Heartbeat heartbeat) {
    CellRun run = new CellRun(operation, 1, plan.mode(), instruments, heartbeat);
    run.failure = Failure.of(Failure.TOO_SLOW, NOT_BACK + ", and was left behind");
    return run;
  }

  /** What a batch allocates without any call. */
  private long overheadBytes(Loop loop) throws Exception {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long before = instruments.allocation().bytes();
      loop.run(0);
      least = Math.min(least, instruments.allocation().bytes() - before);
    }
    return least;
  }

  @Override
  public Operation operation() {
    return operation;
  }

  @Override
  public int copy() {
    return copy;
  }

  @Override
  public boolean failed() {
    return failure != null;
  }

  @Override
  public void observe(Caveat caveat) {
    if (!observed.contains(caveat)) {
      observed.add(caveat);
    }
  }

  @Override
  public boolean allocates() {
    return allocates;
  }

  @Override
  public Optional<Batch> time(int calls) {
    stopIfAsked();
    Rig ready = rig;
    if (ready == null || failed()) {
      return Optional.empty();
    }
    heartbeat.enter(operation, 1, nanosPerCall);
    try {
      ready.beforeBatch(calls);
      warmLoop(ready.loop(), calls);
      Batch batch = Batch.NOTHING;
      int untried = 1;
      for (int left = calls; left > 0; untried *= CALLS_GROWTH) {
        if (left < calls) {
          stopIfAsked();
        }
        int part = Math.min(left, callsAtOnce(untried));
        heartbeat.enter(operation, part, nanosPerCall);
        Batch timed = time(ready.loop(), part);
        nanosPerCall = (double) timed.nanos() / part;
        batch = batch.plus(timed);
        left -= part;
      }
      ready.afterBatch();
      allocates = batch.allocatedBytes() > NOTICED_BYTES_PER_NANO * batch.nanos();
      return Optional.of(batch);
    } catch (HashcostException.Interrupted | Heartbeat.Abandoned e) {
      throw e;
    } catch (Exception | Error e) {
      failAtWork(e);
      return Optional.empty();
    } finally {
      heartbeat.leave();
    }
  }

  private void warmLoop(Loop loop, int calls) throws Exception {
    for (int i = 0; i < entries; i++) {
      loop.run(0);
    }
    if (startsHot) {
      loop.run(calls / CALLS_PER_UNTIMED);
    }
  }

  /**
   * A long batch is timed in parts, so that an interruption need not wait for its end.
   *
   * @param untried where nobody knows yet what a call takes
   */
  private int callsAtOnce(int untried) {
    double fitting = nanosPerCall > 0 ? NANOS_AT_ONCE / nanosPerCall : untried;
    return (int) Math.max(1, Math.min(fitting, Integer.MAX_VALUE));
  }

  private void stopIfAsked() {
    heartbeat.check();
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted(operation);
    }
  }

  private Batch time(Loop loop, int calls) throws Exception {
    NanoClock clock = instruments.clock();
    AllocationMeter allocation = instruments.allocation();
    GcActivity collectionsBefore = instruments.collections().get();
    long bytesBefore = allocation.bytes();
    long start = clock.nanos();
    loop.run(calls);
    long elapsed = clock.nanos() - start;
    long bytes = allocation.bytes() - bytesBefore - overheadBytes;
    return new Batch(
        elapsed,
        bytesBefore < 0 ? -1 : Math.max(0, bytes),
        instruments.collections().get().since(collectionsBefore));
  }

  @Override
  public void verify() {
    heartbeat.check();
    Rig ready = rig;
    if (ready != null && !failed()) {
      heartbeat.enter(operation, 1, nanosPerCall);
      try {
        ready.verify();
      } catch (Exception | Error e) {
        failAtWork(e);
      } finally {
        heartbeat.leave();
      }
    }
  }

  @Override
  public void close() {
    Rig ready = rig;
    rig = null;
    if (ready != null) {
      heartbeat.enter(operation, 1, nanosPerCall);
      try {
        ready.close();
      } catch (InterruptedException e) {
        // Noticed by the next batch; the other rigs must still be closed.
        Thread.currentThread().interrupt();
      } catch (Exception | Error e) {
        failAtWork(e);
      } finally {
        heartbeat.leave();
      }
    }
  }

  @Override
  public List<Cell> cells(int pass, Recorded recorded) {
    return List.of(cell(pass, recorded));
  }

  /** What came of it in this pass; what was recorded does not count once it has failed. */
  Cell cell(int pass, Recorded recorded) {
    Cell.Builder cell =
        Cell.builder(operation.id(), operation.inputLabel(), operation.inputBytes())
            .inputs(operation.inputs())
            .unit(operation.unit().name(), operation.unit().perCall())
            .mode(mode)
            .isolation(isolation)
            .copy(copy)
            .pass(pass);
    observed.forEach(cell::observed);
    if (failure != null) {
      return cell.failure(failure).build();
    }
    recorded.addTo(cell);
    return cell.build();
  }

  /** Why it failed; empty while it has not. */
  Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }

  /** It failed with the whole of which it is a part. */
  void failWith(Failure ofTheWhole) {
    failure = ofTheWhole;
  }

  /** A hasher that has its input may say it. */
  private void failAtWork(Throwable thrown) {
    if (failure == null
        && thrown instanceof HashcostException ours
        && operation.recipe() instanceof Operation.Recipe.Hash hash) {
      failure = threw(ours, hash.candidate().origin().words(ours));
    } else {
      fail(thrown);
    }
  }

  private static Failure threw(HashcostException thrown, String words) {
    return Failure.of(Failure.THREW, thrown.getClass().getSimpleName() + ": " + words);
  }

  /** Only strings stay: an exception may hold a provider's classes, its message an input. */
  private void fail(Throwable thrown) {
    if (thrown instanceof InterruptedException) {
      throw interrupted(operation);
    }
    if (failure != null) {
      return;
    }
    if (thrown instanceof Rig.Refusal refusal) {
      failure = refusal.failure();
    } else if (thrown instanceof HashcostException ours) {
      failure = threw(ours, String.valueOf(ours.getMessage()));
    } else if (thrown instanceof OutOfMemoryError) {
      failure = outOfMemory();
    } else {
      failure = Failure.of(Failure.THREW, thrown.getClass().getName() + where(thrown));
    }
  }

  static Failure outOfMemory() {
    return Failure.of(
        Failure.OUT_OF_MEMORY,
        "a heap of " + (Runtime.getRuntime().maxMemory() >> 20) + " MiB did not suffice");
  }

  private static String where(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  static HashcostException.Interrupted interrupted(Operation operation) {
    Thread.currentThread().interrupt();
    return new HashcostException.Interrupted(
        "the run was interrupted while it measured " + operation);
  }
}
