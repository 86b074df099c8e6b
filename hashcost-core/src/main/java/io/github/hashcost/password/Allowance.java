package io.github.hashcost.password;

import io.github.hashcost.harness.NanoClock;
import java.time.Duration;

/** The time that a calibration may still take. Not thread-safe. */
final class Allowance {
  private static final long TARGETS = 20;

  /** What a run needs beside its calls does not shrink with the target. */
  private static final long LEAST_SEARCH_NANOS = 1_000_000_000L;

  private final NanoClock clock;
  private final long start;
  private final long budgetNanos;
  private final long searchNanos;
  private long searchStart = Long.MIN_VALUE;

  private Allowance(NanoClock clock, long budgetNanos, long searchNanos) {
    this.clock = clock;
    this.budgetNanos = budgetNanos;
    this.searchNanos = searchNanos;
    start = clock.nanos();
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

  /** Of the budget, and once the search has begun, of what that may take. */
  long leftNanos() {
    long budget = budgetNanos - spentNanos();
    return searchStart == Long.MIN_VALUE
        ? budget
        : Math.min(budget, searchNanos - (clock.nanos() - searchStart));
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
    return spentNanos() / Math.min((double) budgetNanos, WarmUp.NANOS + (double) searchNanos);
  }
}
