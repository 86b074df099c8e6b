package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.jvm.MeasuringLock;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Precision;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Runs operations and answers raw samples.
 *
 * <p>Each operation gets a copy of the timing loop of its own, all of them are warmed up together
 * until they are compiled and steady, and then every round times one batch of each, in a random
 * order: only what ran in the same moments can be compared. A function's test vectors are checked
 * before it is timed, and its digest again after.
 *
 * <p>Immutable and shareable. It measures on daemon threads that end with the run, while the caller
 * waits. Runs of one JVM wait for one another, since two at once would measure each other.
 */
public final class Harness {
  private final Plan plan;
  private final Instruments instruments;
  private final Duration callLimit;
  private final NanoClock watch;
  private final Consumer<? super Progress> listener;
  private final BatchListener batches;
  private final ForkChild children;

  private Harness(
      Plan plan,
      Instruments instruments,
      Duration callLimit,
      NanoClock watch,
      Consumer<? super Progress> listener,
      BatchListener batches,
      ForkChild children) {
    this.plan = plan;
    this.instruments = instruments;
    this.callLimit = callLimit;
    this.watch = watch;
    this.listener = listener;
    this.batches = batches;
    this.children = children;
  }

  /**
   * Throughput, 300 rounds of 150 us batches, about 30 s at most unless the operations are many or
   * slow, see {@link Builder#timeBudget}.
   */
  public static Harness withDefaults() {
    return builder().build();
  }

  public static Builder builder() {
    return new Builder();
  }

  public Plan plan() {
    return plan;
  }

  /** See {@link #run(Collection)}. */
  public RunResult run(Operation... operations) {
    return run(List.of(operations));
  }

  /**
   * Measures all of them in one run. An operation that fails is a cell with a {@link
   * io.github.hashcost.result.Failure}; the others go on.
   *
   * @throws HashcostException.InvalidParameter when there is none, or two have the same id and
   *     input label
   * @throws HashcostException.Interrupted when the thread is interrupted, within one batch; tasks
   *     are closed before
   * @throws HashcostException.Unsupported from inside another run; and at isolation {@code FORK},
   *     before anything is measured, for an operation that no child JVM can find
   */
  public RunResult run(Collection<Operation> operations) {
    List<Operation> all = List.copyOf(operations);
    Compatibility.check(plan, all);
    if (MeasuringThread.isCurrent()) {
      throw new HashcostException.Unsupported(
          "a run inside a run: an operation must not start a harness itself");
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new HashcostException.Interrupted("the thread was interrupted before the run began");
    }
    try {
      MeasuringLock.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted(
          "the run was interrupted while it waited for another to end");
    }
    try {
      ProgressMeter progress = new ProgressMeter(listener);
      if (plan.isolation() == Isolation.FORK) {
        return new ForkedRun(
                plan, instruments, children, progress, (p, o) -> attempt(p, o, progress))
            .run(all);
      }
      return attempt(plan, all, progress);
    } finally {
      MeasuringLock.release();
    }
  }

  /** Once more from the start, without the operation that hung, as often as one hangs. */
  private RunResult attempt(Plan plan, List<Operation> operations, ProgressMeter progress) {
    Set<Operation> hung = new LinkedHashSet<>();
    while (true) {
      Heartbeat heartbeat = new Heartbeat(callLimit, watch);
      Session session = new Session(plan, instruments, heartbeat, progress, batches);
      Set<Operation> leftOut = Set.copyOf(hung);
      MeasuringThread.Outcome<RunResult> outcome =
          new MeasuringThread<>(() -> session.run(operations, leftOut), heartbeat).await();
      if (outcome.result().isPresent()) {
        return outcome.result().get();
      }
      outcome.hung().ifPresent(hung::add);
    }
  }

  /** Not thread-safe. */
  public static final class Builder {
    private static final int MOST_ROUNDS = 1_000_000;
    private static final int MOST_THREADS = 1024;

    /** A cell may stop at it, and before it at half of it. */
    private static final int ROUNDS_TO_PRECISION = Precision.FIRST << 6;

    private final Plan.Builder plan = Plan.builder();
    private Instruments instruments = Instruments.system();
    private Duration callLimit = Duration.ofSeconds(60);
    private NanoClock watch = NanoClock.system();
    private Consumer<? super Progress> listener = progress -> {};
    private Optional<BatchListener> batches = Optional.empty();
    private boolean roundsGiven;
    private ForkCommand fork = ForkCommand.likeThisJvm();
    private Duration forkGrace = Duration.ofSeconds(20);

    private Builder() {}

    /**
     * {@link Mode#THROUGHPUT} unless told otherwise. Operations that are no hashes are always
     * throughput.
     */
    public Builder mode(Mode mode) {
      plan.mode(mode);
      return this;
    }

    /**
     * How much of each function's code is fresh for each of its cells; the provider's adapter
     * unless told otherwise. What cannot be had is told by a caveat: an instance given to the
     * catalog, and operations that are no hashes, have a loop of their own and no more.
     *
     * <p>{@link Isolation#FORK} measures each function in a child JVM like this one, one after the
     * other, and divides the time budget among them. The rounds of different functions are then
     * different moments, so their ratios are of two medians. It is for hash functions found by
     * {@link io.github.hashcost.catalog.HashCatalog#discover()} only: a run refuses all else.
     */
    public Builder isolation(Isolation isolation) {
      plan.isolation(isolation);
      return this;
    }

    /**
     * Besides on one thread, each operation runs on so many threads at once, in the same rounds; 1
     * unless told otherwise, 1 to 1024 are allowed. See {@link
     * io.github.hashcost.analysis.Comparison#onThreads(String)} for what comes of it.
     *
     * <p>Each thread has a hasher, an input and a digest of its own, or a task, and samples of its
     * own; the threads share the function and its code, as those of a service do. Everybody is
     * timed while all of them work: who comes early, or is done early, goes on with calls that are
     * not timed. Where there must be no such calls, for tasks, fixed {@link
     * Operation#callsPerBatch} and {@link #cold}, they only start together.
     *
     * <p>What fails on one thread fails on all of them, and the cell on one thread stays. More
     * threads than processors take turns, which a caveat tells; their batches are then longer.
     */
    public Builder threads(int threads) {
      plan.threads(Bounds.require("threads", threads, 1, MOST_THREADS));
      return this;
    }

    /**
     * The most samples of a cell; 300 unless told otherwise, 2,304 where a {@link
     * #precision(double)} is asked for.
     */
    public Builder rounds(int rounds) {
      roundsGiven = true;
      plan.rounds(Bounds.require("rounds", rounds, 1, MOST_ROUNDS));
      return this;
    }

    /**
     * Each cell needs no more samples once half the width of its interval is within this share of
     * its median: 0.01 is 1 %. It ends at 36, 72, 144, ... samples only, see {@link Precision}.
     * {@link io.github.hashcost.result.Cell#endedBy} tells whether it was reached, or the rounds or
     * the time budget ended first. Ratios are of the rounds that both cells have.
     *
     * @throws HashcostException.InvalidParameter unless it lies between 0 and 1
     */
    public Builder precision(double share) {
      if (!(share > 0 && share < 1)) {
        throw new HashcostException.InvalidParameter(
            "precision " + share + ": above 0 and below 1 is allowed, such as 0.01 for 1 %");
      }
      plan.precision(OptionalDouble.of(share));
      return this;
    }

    /**
     * How long one sample should take; 150 us unless told otherwise. A call that takes longer is a
     * sample of its own.
     */
    public Builder batch(Duration batch) {
      plan.batch(Duration.ofNanos(Bounds.nanos("batch", batch, 1_000, 10_000_000_000L)));
      return this;
    }

    /**
     * The aim for the whole run, warm-up included; 30 s unless told otherwise. Slow cells get fewer
     * samples for it. It is no limit: warm-up takes 1.5 to 3 s at least, and every cell gets six
     * batches, or as many as alone would fill the budget, one at least. A budget below about 5 s is
     * therefore exceeded.
     */
    public Builder timeBudget(Duration budget) {
      plan.timeBudget(
          Duration.ofNanos(Bounds.nanos("time budget", budget, 1_000_000, Long.MAX_VALUE)));
      return this;
    }

    /**
     * Exactly this many timed calls of every cell, spread over the rounds, whatever they cost: for
     * "one million hashes". Warm-up comes on top. The run takes as long as the calls do, without
     * regard to {@link #timeBudget}; to end it sooner, interrupt the thread that waits for it, and
     * nothing of it is kept.
     */
    public Builder iterations(long calls) {
      plan.iterations(OptionalLong.of(Bounds.require("iterations", calls, 1, 1_000_000_000_000L)));
      return this;
    }

    /**
     * Times from the first call on, what a JVM does while it still compiles. Needs {@link
     * #iterations}.
     */
    public Builder cold() {
      plan.warmUp(false);
      return this;
    }

    /**
     * Decides the order of the cells in each round, and every salt and key that is drawn; 42 unless
     * told otherwise.
     */
    public Builder seed(long seed) {
      plan.seed(seed);
      return this;
    }

    /** For tests. */
    public Builder clock(NanoClock clock) {
      instruments = instruments.with(Objects.requireNonNull(clock, "clock"));
      return this;
    }

    Builder instruments(Instruments planted) {
      instruments = planted;
      return this;
    }

    /** What {@link #callLimit} goes by in this JVM. */
    Builder watch(NanoClock planted) {
      watch = planted;
      return this;
    }

    Builder fork(ForkCommand command, Duration grace) {
      fork = command;
      forkGrace = grace;
      return this;
    }

    /**
     * How long one call may take before it is given up, 60 s unless told otherwise. Its cell then
     * has a failure, the thread that hangs is left behind, and the others are measured from the
     * start, with a caveat.
     */
    public Builder callLimit(Duration limit) {
      callLimit =
          Duration.ofNanos(Bounds.nanos("call limit", limit, 1_000_000, Long.MAX_VALUE / 4));
      return this;
    }

    /**
     * Called on the measuring thread between batches, or on the caller's where child JVMs measure,
     * at most a hundred times a run. What it throws ends the run.
     */
    public Builder onProgress(Consumer<? super Progress> listener) {
      this.listener = Objects.requireNonNull(listener, "listener");
      return this;
    }

    /**
     * Called on the measuring thread right after each timed batch, not after those of the warm-up.
     * What it does is not timed, but happens between two batches. What it throws ends the run. Not
     * with isolation {@code FORK}, where other JVMs measure.
     */
    public Builder onBatch(BatchListener listener) {
      batches = Optional.of(listener);
      return this;
    }

    /**
     * A harness of what was set so far.
     *
     * @throws HashcostException.InvalidParameter when the settings contradict each other
     */
    public Harness build() {
      Plan built = plan.build();
      if (built.precision().isPresent() && !roundsGiven) {
        built = built.toBuilder().rounds(ROUNDS_TO_PRECISION).build();
      }
      Compatibility.check(built);
      if (built.isolation() == Isolation.FORK && batches.isPresent()) {
        throw new HashcostException.InvalidParameter(
            "isolation fork measures in other JVMs, which call no onBatch; leave one of them out");
      }
      return new Harness(
          built,
          instruments,
          callLimit,
          watch,
          listener,
          batches.orElse(batch -> {}),
          new ForkChild(fork, callLimit, forkGrace));
    }
  }
}
