package io.github.hashcost.harness;

import io.github.hashcost.stats.Median;
import java.util.Arrays;
import java.util.Optional;

/**
 * One cell's course through warm-up: how long its batches are, and whether its times still move.
 */
final class Warmth {
  /** Two windows in a row may differ by so much. */
  static final double STEADY_WITHIN = 0.03;

  private static final int WINDOW = 5;

  /**
   * A batch grows by at most so much at once: while a function is being compiled, its last time
   * says little of its next.
   */
  private static final int GROWTH = 8;

  private static final int MOST_CALLS = 1 << 28;

  /** Where a batch takes no time at all, the clock is coarse or stands still. */
  private static final int MOST_CALLS_WITHOUT_TIME = 1 << 20;

  private final Timed cell;
  private final long aimNanos;
  private final double[] recent = new double[2 * WINDOW];
  private int batches;
  private long spentNanos;
  private int calls = 1;

  Warmth(Timed cell, long aimNanos) {
    this.cell = cell;
    this.aimNanos = aimNanos;
    cell.operation().callsPerBatch().ifPresent(fixed -> calls = fixed);
  }

  Timed cell() {
    return cell;
  }

  /** One batch always, and more while it has spent less than it may have by now. */
  boolean wantsBatch(double mayHaveSpentNanos) {
    return !cell.failed() && (batches == 0 || spentNanos <= mayHaveSpentNanos);
  }

  void batch() {
    Optional<Batch> timed = cell.time(calls);
    if (timed.isPresent()) {
      long nanos = Math.max(0, timed.get().nanos());
      spentNanos += nanos;
      recent[batches++ % recent.length] = (double) nanos / calls;
      if (cell.operation().callsPerBatch().isEmpty()) {
        calls = nextCalls(nanos);
      }
    }
  }

  private int nextCalls(long nanos) {
    double fitting = nanos == 0 ? MOST_CALLS_WITHOUT_TIME : calls * ((double) aimNanos / nanos);
    return (int) Math.max(1, Math.min(fitting, Math.min((double) calls * GROWTH, MOST_CALLS)));
  }

  /** Whether its last batches agree; true where it is so slow that there are too few to tell. */
  boolean steady() {
    if (batches < recent.length) {
      return true;
    }
    double[] ordered = new double[recent.length];
    for (int i = 0; i < ordered.length; i++) {
      ordered[i] = recent[(batches + i) % recent.length];
    }
    double before = Median.of(Arrays.copyOf(ordered, WINDOW));
    double now = Median.of(Arrays.copyOfRange(ordered, WINDOW, ordered.length));
    return Math.abs(now - before) <= STEADY_WITHIN * before;
  }

  /** Median of the last batches. */
  double nanosPerCall() {
    int known = Math.min(batches, WINDOW);
    double[] last = new double[known];
    for (int i = 0; i < known; i++) {
      last[i] = recent[(batches - 1 - i) % recent.length];
    }
    return Median.of(last);
  }
}
