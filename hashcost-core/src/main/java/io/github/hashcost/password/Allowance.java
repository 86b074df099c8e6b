package io.github.hashcost.password;

import io.github.hashcost.harness.NanoClock;
import java.time.Duration;

/** The time that a calibration may still take. Not thread-safe. */
final class Allowance {
  private static final long TARGETS = 20;

  /** How often a search that has no answer yet may go on as long again. */
  private static final int MOST_EXTENSIONS = 2;

  /** What a run needs beside its calls does not shrink with the target. */
  private static final long LEAST_SEARCH_NANOS = 1_000_000_000L;

  private final NanoClock clock;
  private final long start;
  private final long budgetNanos;
  private final long searchNanos;
  private int searches = 1;
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

  /** Of the budget alone. */
  long leftOfBudgetNanos() {
    return budgetNanos - spentNanos();
  }

  /** Of the budget, and once the search has begun, of what that may take. */
  long leftNanos() {
    long budget = budgetNanos - spentNanos();
    return searchStart == Long.MIN_VALUE
        ? budget
        : Math.min(budget, allowedNanos() - (clock.nanos() - searchStart));
  }

  private double searchesNanos() {
    return searches * (double) searchNanos;
  }

  private long allowedNanos() {
    return (long) Math.min(searchesNanos(), Long.MAX_VALUE);
  }

  /**
   * Lets the search go on as long again, since the host left it without an answer. Answers whether
   * it may.
   */
  boolean extend() {
    if (searches > MOST_EXTENSIONS || isHeldByBudget()) {
      return false;
    }
    searches++;
    return true;
  }

  long spentNanos() {
    return clock.nanos() - start;
  }

  /** Whether more time would be there if the budget were larger. */
  boolean isHeldByBudget() {
    return budgetNanos - (searchStart - start) < searchesNanos();
  }

  /** The part of it that has passed, about. */
  double fraction() {
    return spentNanos() / Math.min((double) budgetNanos, WarmUp.NANOS + searchesNanos());
  }
}
