package io.github.hashcost.environment;

import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** How finely a clock ticks, and what reading it costs. Immutable and thread-safe. */
public final class ClockFacts {
  /** Odd, so that the median is one of them. */
  private static final int BATCHES = 101;

  private static final int CALLS = 100;

  /** A slow clock gets fewer batches. */
  private static final long MOST_NANOS = 2_000_000;

  private final OptionalLong stepNanos;
  private final double costNanos;

  private ClockFacts(OptionalLong stepNanos, double costNanos) {
    this.stepNanos = Objects.requireNonNull(stepNanos, "stepNanos");
    this.costNanos = costNanos;
  }

  public static ClockFacts of(OptionalLong stepNanos, double costNanos) {
    return new ClockFacts(stepNanos, costNanos);
  }

  /**
   * Reads a clock about ten thousand times, or for about 2 ms of its own time.
   *
   * @param nanos such as {@code System::nanoTime}
   */
  public static ClockFacts measure(LongSupplier nanos) {
    double[] costs = new double[BATCHES];
    long step = Long.MAX_VALUE;
    long start = nanos.getAsLong();
    long last = start;
    int batches = 0;
    while (batches < BATCHES && last - start < MOST_NANOS) {
      long first = last;
      for (int i = 0; i < CALLS; i++) {
        long now = nanos.getAsLong();
        if (now > last) {
          step = Math.min(step, now - last);
        }
        last = now;
      }
      costs[batches++] = (double) (last - first) / CALLS;
    }
    Arrays.sort(costs, 0, batches);
    boolean ticked = step < Long.MAX_VALUE;
    return of(ticked ? OptionalLong.of(step) : OptionalLong.empty(), costs[batches / 2]);
  }

  /**
   * The smallest difference seen between two readings in a row: the clock's tick, or what reading
   * it costs where that is more. Empty where it stood still.
   */
  public OptionalLong stepNanos() {
    return stepNanos;
  }

  /**
   * The median over batches of readings of the time per reading; 0 where a tick is longer than most
   * batches.
   */
  public double costNanos() {
    return costNanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClockFacts c
        && stepNanos.equals(c.stepNanos)
        && Double.compare(costNanos, c.costNanos) == 0;
  }

  @Override
  public int hashCode() {
    return Objects.hash(stepNanos, costNanos);
  }

  @Override
  public String toString() {
    return "step " + stepNanos + " ns, cost " + costNanos + " ns";
  }
}
