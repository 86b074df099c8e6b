package io.github.hashcost.stats;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * What measured times show of the clock they were read from. A coarse clock answers in steps, so
 * that few different times are measured, each a multiple of the step; a median of such times is a
 * multiple itself, so it may be off by up to a step. Immutable.
 */
public final class ClockSteps {
  /** Where a tick is no whole number of nanoseconds, equal times are read as two neighbours. */
  private static final long ROUNDING = 1;

  private final int samples;
  private final int distinct;
  private final long smallest;

  private ClockSteps(int samples, int distinct, long smallest) {
    this.samples = samples;
    this.distinct = distinct;
    this.smallest = smallest;
  }

  /**
   * Looks at measured times. Two that are one nanosecond apart count as the same.
   *
   * @param elapsedNanos in any order; not changed
   * @throws IllegalArgumentException when there are none
   */
  public static ClockSteps of(long[] elapsedNanos) {
    if (elapsedNanos.length == 0) {
      throw new IllegalArgumentException("no times; at least one is needed");
    }
    long[] sorted = elapsedNanos.clone();
    Arrays.sort(sorted);
    int distinct = 1;
    long smallest = Long.MAX_VALUE;
    long last = sorted[0];
    for (long time : sorted) {
      if (time - last > ROUNDING) {
        distinct++;
        smallest = Math.min(smallest, time - last);
        last = time;
      }
    }
    return new ClockSteps(sorted.length, distinct, smallest);
  }

  /** Different times over times: near 1 for a fine clock, near 0 for a coarse one. */
  public double distinctShare() {
    return (double) distinct / samples;
  }

  /**
   * Nanoseconds between the two closest different times: the step of the clock where many times are
   * equal, and an upper bound of it in any case. Empty where all are equal.
   */
  public OptionalLong smallest() {
    return distinct == 1 ? OptionalLong.empty() : OptionalLong.of(smallest);
  }
}
