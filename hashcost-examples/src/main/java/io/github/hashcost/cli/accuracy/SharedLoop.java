package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.List;

/**
 * What a benchmark looks like that was written in five minutes, and the control of the whole check:
 * one loop method calls all functions through the one interface that all have, one function after
 * another, each warmed and timed by itself. No call is dead code and no input constant; what is
 * wrong is what is shared. Used by one thread.
 */
final class SharedLoop {
  private static final Duration WARM_UP = Duration.ofMillis(500);
  private static final double MOST_NANOS = 2e9;
  private static final int LEAST_ROUNDS = 6;

  private volatile byte[] input = {};

  @SuppressWarnings("unused")
  private volatile long published;

  private long time(Hasher hasher, byte[] digest, int calls) {
    long start = System.nanoTime();
    run(hasher, digest, calls);
    return System.nanoTime() - start;
  }

  private void run(Hasher hasher, byte[] digest, int calls) {
    long folded = 0;
    for (int left = calls; left > 0; left--) {
      byte[] message = input;
      hasher.hash(message, 0, message.length, digest, 0);
      folded += digest[0];
    }
    published = folded;
  }

  /**
   * Warms one function and times it in alternation with the same children as the harness.
   *
   * @param candidate with its salt and key
   */
  PairedTimes time(Candidate candidate, byte[] bytes, LoneCell alone, Plan plan) {
    PairedTimes times = new PairedTimes(alone.size());
    byte[] digest = new byte[candidate.spec().digestBytes(candidate.setting())];
    input = bytes.clone();
    try (Hasher hasher = candidate.newHasher()) {
      LoneWarmUp warm = LoneWarmUp.run(List.of(n -> time(hasher, digest, n)), 0, WARM_UP);
      int calls = (int) Math.max(1, plan.batch().toNanos() / warm.nanosPerCall());
      double fitting = MOST_NANOS / (calls * warm.nanosPerCall());
      int rounds = (int) Math.max(LEAST_ROUNDS, Math.min(fitting, plan.rounds()));
      for (int round = 0; round < rounds && !Thread.currentThread().isInterrupted(); round++) {
        long nanos = time(hasher, digest, calls);
        times.add(round, calls, nanos, alone.time(calls, nanos));
      }
    }
    return times;
  }
}
