package io.github.hashcost.password;

import io.github.hashcost.harness.NanoClock;
import java.time.Duration;

/** The time that a calibration may still take. Not thread-safe. */
final class Allowance {
  private static final long TARGETS = 20;

  /** A function is not compiled any sooner because its target is small. */
  private static final long LEAST_SEARCH_NANOS = 2_000_000_000L;

  private final NanoClock clock;
  private final long start;
  private final long budgetNanos;
  private final long searchNanos;
  private long searchStart;

  private Allowance(NanoClock clock, long budgetNanos, long searchNanos) {
    this.clock = clock;
    this.budgetNanos = budgetNanos;
    this.searchNanos = searchNanos;
    start = clock.nanos();
    searchStart = start;
  }

  /** From now on. */
  static Allowance of(Options options) {
    long target = nanos(options.target);
    long search = target > Long.MAX_VALUE / TARGETS ? Long.MAX_VALUE : TARGETS * target;
    return new Allowance(
        options.clock, nanos(options.budget), Math.max(LEAST_SEARCH_NANOS, search));
  }

  /** What is too long for nanoseconds counts as the longest. */
  static long nanos(Duration duration) {
    try {
      return duration.toNanos();
    } catch (ArithmeticException tooLong) {
      return Long.MAX_VALUE;
    }
  }

  /** What was done until now counts for the budget only. */
  void startSearch() {
    searchStart = clock.nanos();
  }

  long leftNanos() {
    long now = clock.nanos();
    return Math.min(budgetNanos - (now - start), searchNanos - (now - searchStart));
  }

  long spentNanos() {
    return clock.nanos() - start;
  }

  /** Whether more time would be there if the budget were larger. */
  boolean isHeldByBudget() {
    return budgetNanos - (searchStart - start) < searchNanos;
  }

  /** The part of it that has passed, about. */
  double fraction() {
    return spentNanos() / (double) Math.min(budgetNanos, searchNanos);
  }
}
