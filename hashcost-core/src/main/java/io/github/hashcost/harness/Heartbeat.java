package io.github.hashcost.harness;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a measuring thread tells the thread that waits for it: whose code it runs now, and when that
 * should have come back at the latest. One timestamp a batch, by a clock that is not the one of the
 * measurement. Where several threads measure at once, each has its own, and all are watched and
 * abandoned together.
 */
final class Heartbeat {
  /** A batch may take this many times what it is known to take, on top of the limit of one call. */
  private static final double PATIENCE = 10;

  private final long callLimitNanos;
  private final NanoClock watch;
  private final @Nullable Heartbeat whole;
  private final List<Heartbeat> parts = new CopyOnWriteArrayList<>();
  private volatile long dueNanos;
  private volatile @Nullable Operation running;
  private volatile boolean abandoned;

  /** By the system's clock. */
  Heartbeat(Duration callLimit) {
    this(callLimit, NanoClock.system());
  }

  Heartbeat(Duration callLimit, NanoClock watch) {
    callLimitNanos = callLimit.toNanos();
    this.watch = watch;
    whole = null;
  }

  private Heartbeat(Heartbeat whole) {
    callLimitNanos = whole.callLimitNanos;
    watch = whole.watch;
    this.whole = whole;
  }

  /** One for another thread that measures for this one. */
  Heartbeat part() {
    Heartbeat part = new Heartbeat(this);
    parts.add(part);
    return part;
  }

  /**
   * Its code runs from now on.
   *
   * @param nanosPerCall what a call is known to take, 0 where it is not known
   */
  void enter(Operation operation, int calls, double nanosPerCall) {
    double allowed =
        nanosPerCall > 0
            ? callLimitNanos + PATIENCE * calls * nanosPerCall
            : (double) callLimitNanos * Math.max(1, calls);
    dueNanos = watch.nanos() + (long) Math.min(allowed, Long.MAX_VALUE / 4.0);
    running = operation;
  }

  /** It came back. */
  void leave() {
    running = null;
  }

  /**
   * To be asked before code runs.
   *
   * @throws Abandoned when nobody waits for this thread any more
   */
  void check() {
    if (abandoned) {
      throw new Abandoned();
    }
    if (whole != null) {
      whole.check();
    }
  }

  /** The operation whose code is overdue, here or in a part. */
  Optional<Operation> overdue() {
    return Stream.concat(Stream.of(this), parts.stream())
        .flatMap(heartbeat -> heartbeat.ownOverdue().stream())
        .findFirst();
  }

  private Optional<Operation> ownOverdue() {
    Operation operation = running;
    return operation != null && watch.nanos() - dueNanos > 0
        ? Optional.of(operation)
        : Optional.empty();
  }

  /** From the thread that waits: it goes on without this one. */
  void abandon() {
    abandoned = true;
  }

  /** Unwinds a thread that nobody waits for. */
  static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
