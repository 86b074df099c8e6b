package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One operation on its way through a run: set up, warmed, sampled, and from the first failure on
 * left alone. Confined to the measuring thread.
 */
final class CellRun {
  private final Operation operation;
  private final NanoClock clock;
  private final List<Caveat> observed = new ArrayList<>();
  private Mode mode;
  private Isolation isolation = Isolation.LOOP;
  private @Nullable Rig rig;
  private @Nullable Failure failure;

  private CellRun(Operation operation, Mode mode, NanoClock clock) {
    this.operation = operation;
    this.mode = mode;
    this.clock = clock;
  }

  static CellRun setUp(Operation operation, Plan plan, NanoClock clock) {
    CellRun run = new CellRun(operation, plan.mode(), clock);
    try {
      run.rig = run.rig(plan);
      run.mode = run.rig.mode();
      if (run.mode != plan.mode()) {
        run.observe(
            Caveat.of(
                "not-chained",
                "measured as throughput: its input cannot be made to depend on the digest before",
                "latency needs a hash function and an input of one byte or more"));
      }
    } catch (Exception | Error e) {
      run.fail(e);
    }
    return run;
  }

  private Rig rig(Plan plan) throws Exception {
    Operation.Recipe recipe = operation.recipe();
    if (recipe instanceof Operation.Recipe.Hash hash) {
      Candidate candidate = hash.candidate().drawn(plan.seed());
      Recreation made = Recreation.of(candidate, plan.isolation());
      made.shortfall().ifPresent(this::observe);
      isolation = made.isolation();
      return HashRig.of(candidate, made.candidate(), hash.input(), plan.mode());
    }
    if (recipe instanceof Operation.Recipe.Pure<?> pure) {
      return WorkRig.of(pure.work(), pure.input());
    }
    TaskFactory factory = ((Operation.Recipe.Stateful) recipe).factory();
    return TaskRig.of(factory, new TaskContext(operation.id()));
  }

  Operation operation() {
    return operation;
  }

  boolean failed() {
    return failure != null;
  }

  void observe(Caveat caveat) {
    if (!observed.contains(caveat)) {
      observed.add(caveat);
    }
  }

  /**
   * Times one batch.
   *
   * @return nanoseconds, or empty when it failed: {@link #failed()} is true from then on
   * @throws HashcostException.Interrupted when the thread was interrupted before or during the
   *     batch
   */
  Optional<Long> time(int calls) {
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted();
    }
    Rig ready = rig;
    if (ready == null) {
      return Optional.empty();
    }
    try {
      ready.beforeBatch(calls);
      Loop loop = ready.loop();
      long start = clock.nanos();
      loop.run(calls);
      long elapsed = clock.nanos() - start;
      ready.afterBatch();
      return Optional.of(elapsed);
    } catch (Exception | Error e) {
      fail(e);
      return Optional.empty();
    }
  }

  /** To be called once, after the last batch. */
  void verify() {
    Rig ready = rig;
    if (ready != null && !failed()) {
      try {
        ready.verify();
      } catch (Exception | Error e) {
        fail(e);
      }
    }
  }

  void close() {
    Rig ready = rig;
    rig = null;
    if (ready != null) {
      try {
        ready.close();
      } catch (InterruptedException e) {
        // Noticed by the next batch; the other rigs must still be closed.
        Thread.currentThread().interrupt();
      } catch (Exception | Error e) {
        fail(e);
      }
    }
  }

  /** What came of it in this pass; its samples do not count once it has failed. */
  Cell cell(int pass, Samples samples) {
    Cell.Builder cell =
        Cell.builder(operation.id(), operation.inputLabel(), operation.inputBytes())
            .unit(operation.unit().name(), operation.unit().perCall())
            .mode(mode)
            .isolation(isolation)
            .pass(pass);
    observed.forEach(cell::observed);
    return failure != null ? cell.failure(failure).build() : cell.samples(samples).build();
  }

  /** Only strings stay: an exception may hold a provider's classes, its message an input. */
  private void fail(Throwable thrown) {
    if (thrown instanceof InterruptedException) {
      throw interrupted();
    }
    if (failure != null) {
      return;
    }
    if (thrown instanceof Rig.Refusal refusal) {
      failure = refusal.failure();
    } else if (thrown instanceof HashcostException ours) {
      failure =
          Failure.of(Failure.THREW, ours.getClass().getSimpleName() + ": " + ours.getMessage());
    } else {
      failure = Failure.of(Failure.THREW, thrown.getClass().getName() + where(thrown));
    }
  }

  private static String where(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  private HashcostException.Interrupted interrupted() {
    Thread.currentThread().interrupt();
    return new HashcostException.Interrupted(
        "the run was interrupted while it measured " + operation);
  }
}
