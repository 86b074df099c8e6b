package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.LongHasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Runs operations, interleaved, and answers raw samples. Immutable and shareable; runs of one JVM wait for one another. It owns
 * warm-up, threads, isolation, the order and the drawing of salts.
 *
 * <p>SKETCH: the body is a naive sampler that exists to run the user code against the API. Its figures mean nothing.
 */
public final class Harness {
  private static final Object ONE_AT_A_TIME = new Object();
  private static final java.util.concurrent.atomic.AtomicReference<Object> SINK =
      new java.util.concurrent.atomic.AtomicReference<>("");
  private final Plan plan;
  private final NanoClock clock;
  private final Consumer<Progress> progress;

  private Harness(Builder b) {
    plan = b.plan.build();
    clock = b.clock;
    progress = b.progress;
  }

  public static Harness withDefaults() {
    return builder().build();
  }

  public static Builder builder() {
    return new Builder();
  }

  public Plan plan() {
    return plan;
  }

  public RunResult run(Operation... operations) {
    return run(List.of(operations));
  }

  /** @throws HashcostException.Unsupported when an operation cannot have the isolation asked for by name */
  public RunResult run(Collection<Operation> operations) {
    synchronized (ONE_AT_A_TIME) {
      return measure(List.copyOf(operations));
    }
  }

  private RunResult measure(List<Operation> operations) {
    Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();
    List<Cell> cells = new ArrayList<>();
    for (Operation o : operations) {
      progress.accept(new Progress(o.id().toString(), (double) cells.size() / operations.size()));
      cells.add(cell(o, facts));
    }
    return RunResult.of(Instant.now(), Environment.read(), plan, facts, cells);
  }

  private Cell cell(Operation o, Map<AlgorithmId, FunctionFacts> facts) {
    Cell.Builder cell = Cell.builder(o.id(), o.inputLabel(), o.inputBytes());
    TaskContext context = new TaskContext(o.id(), 0);
    try {
      TaskFactory factory;
      if (o.recipe instanceof Operation.Recipe.Hash h) {
        Candidate c = h.candidate().drawn(plan.seed());
        facts.put(o.id(), FunctionFacts.builder(c.spec().digestBytes(c.setting())).build());
        factory = ctx -> hashTask(c, h.input().copy());
      } else {
        factory = ((Operation.Recipe.Opaque) o.recipe).factory();
      }
      cell.samples(sample(o, factory.newTask(context)));
    } catch (Exception | LinkageError e) {
      cell.failure(Failure.of(Failure.THREW, e.getClass().getName()));
    } finally {
      context.removeDirectories();
    }
    return cell.build();
  }

  private static Task hashTask(Candidate c, byte[] in) {
    Hasher h = c.newHasher();
    byte[] out = new byte[c.spec().digestBytes(c.setting())];
    return h instanceof LongHasher l
        ? () -> l.hashToLong(in, 0, in.length)
        : () -> {
          h.hash(in, 0, in.length, out, 0);
          return out[0];
        };
  }

  private Samples sample(Operation o, Task t) throws Exception {
    try {
      int calls = o.callsPerBatch().orElse(1);
      long nanos = batch(t, calls);
      while (o.callsPerBatch().isEmpty() && nanos < plan.batch().toNanos() && calls < 1 << 20) {
        calls *= 2;
        nanos = batch(t, calls);
      }
      int rounds = (int) Math.max(5, Math.min(plan.rounds(), 500_000_000 / Math.max(1, nanos)));
      int[] r = new int[rounds];
      long[] n = new long[rounds];
      long[] e = new long[rounds];
      for (int i = 0; i < rounds; i++) {
        r[i] = i;
        n[i] = calls;
        e[i] = batch(t, calls);
      }
      return Samples.of(r, n, e);
    } finally {
      t.close();
    }
  }

  private long batch(Task t, int calls) throws Exception {
    t.beforeBatch(calls);
    long start = clock.nanos();
    for (int i = 0; i < calls; i++) {
      SINK.setOpaque(t.call());
    }
    long elapsed = clock.nanos() - start;
    t.afterBatch();
    return elapsed;
  }

  public static final class Builder {
    private final Plan.Builder plan = Plan.builder();
    private NanoClock clock = NanoClock.system();
    private Consumer<Progress> progress = p -> {};

    private Builder() {}

    public Builder mode(Mode mode) {
      plan.mode(mode);
      return this;
    }

    public Builder rounds(int rounds) {
      plan.rounds(rounds);
      return this;
    }

    public Builder batch(Duration batch) {
      plan.batch(batch);
      return this;
    }

    public Builder timeBudget(Duration budget) {
      plan.timeBudget(budget);
      return this;
    }

    /** Exactly this many timed calls of every cell, spread over the rounds. */
    public Builder iterations(long calls) {
      plan.iterations(java.util.OptionalLong.of(calls));
      return this;
    }

    /** Times from the first call on: what a cold JVM does. */
    public Builder cold() {
      plan.warmUp(false);
      return this;
    }

    public Builder seed(long seed) {
      plan.seed(seed);
      return this;
    }

    public Builder clock(NanoClock clock) {
      this.clock = clock;
      return this;
    }

    public Builder onProgress(Consumer<Progress> listener) {
      progress = listener;
      return this;
    }

    public Harness build() {
      return new Harness(this);
    }
  }
}
