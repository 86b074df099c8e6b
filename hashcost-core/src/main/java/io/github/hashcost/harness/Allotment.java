package io.github.hashcost.harness;

import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.Arrays;

/**
 * How many timed batches a cell gets, and how many calls each has. Every cell has one batch in
 * every round while that fits; a slow one has fewer, spread evenly over the rounds.
 */
final class Allotment {
  /** Beyond this, more samples of one slow cell buy little. */
  private static final Duration MOST_PER_CELL = Duration.ofSeconds(3);

  /** The least number of samples whose whole range is a 95 % interval of their median. */
  private static final int LEAST_BATCHES = 6;

  private final int rounds;
  private final int batches;
  private final long calls;

  private Allotment(int rounds, int batches, long calls) {
    this.rounds = rounds;
    this.batches = batches;
    this.calls = calls;
  }

  /** Exactly so many calls, whatever they cost. */
  static Allotment ofIterations(long iterations, int rounds) {
    return new Allotment(rounds, (int) Math.min(iterations, rounds), iterations);
  }

  /** A batch of so many calls in every round, whatever it costs. */
  static Allotment ofRounds(int callsPerBatch, int rounds) {
    return new Allotment(rounds, rounds, (long) rounds * callsPerBatch);
  }

  /** Batches of a fixed number of calls. */
  static Allotment ofBatches(int callsPerBatch, double nanosPerCall, Duration mayTake, Plan plan) {
    double batchNanos = Math.max(1, callsPerBatch * nanosPerCall);
    long fitting = (long) (mayTake.toNanos() / batchNanos);
    long bearable = (long) (plan.timeBudget().toNanos() / batchNanos);
    long least = Math.max(1, Math.min(LEAST_BATCHES, bearable));
    int batches = (int) Math.min(plan.rounds(), Math.max(least, fitting));
    return new Allotment(plan.rounds(), batches, (long) batches * callsPerBatch);
  }

  /** The calls that fill the plan's batch, at least one. */
  static int callsPerBatch(double nanosPerCall, Plan plan) {
    double fitting = plan.batch().toNanos() / Math.max(nanosPerCall, 1e-3);
    return (int) Math.max(1, Math.min(fitting, 1 << 28));
  }

  /**
   * What each cell may take so that all of them together keep to the budget: those that need less
   * than an even share leave the rest to the others.
   *
   * @param needs what each cell would take in every round, nanoseconds
   */
  static Duration share(double[] needs, Duration budget) {
    double[] ascending = needs.clone();
    Arrays.sort(ascending);
    double left = budget.toNanos();
    for (int i = 0; i < ascending.length; i++) {
      double even = left / (ascending.length - i);
      if (ascending[i] > even) {
        return Duration.ofNanos((long) Math.min(even, (double) MOST_PER_CELL.toNanos()));
      }
      left -= ascending[i];
    }
    return MOST_PER_CELL;
  }

  int batches() {
    return batches;
  }

  /** Whether there is a batch in every round; else there was no time for more. */
  boolean fillsItsRounds() {
    return batches == rounds;
  }

  /** Calls of all batches together. */
  long calls() {
    return calls;
  }

  /** Which batch falls into this round, or -1. */
  int batchIn(int round) {
    long before = (long) round * batches / rounds;
    long after = (long) (round + 1) * batches / rounds;
    return after > before ? (int) before : -1;
  }

  /** The calls of one batch; those of all add up to {@link #calls()}. */
  int callsOf(int batch) {
    return Math.toIntExact(part(batch + 1) - part(batch));
  }

  /** {@code calls * batch / batches} without overflow. */
  private long part(int batch) {
    return calls / batches * batch + calls % batches * batch / batches;
  }
}
