package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import java.util.List;

/**
 * One timed batch, on one thread or on each of several at once.
 *
 * @param nanos of several threads, the mean
 * @param allocatedBytes by its thread, between the clock's readings, negative where nobody counts;
 *     of several threads, the mean
 * @param threads that of each thread; empty where it is of one
 */
record Batch(long nanos, long allocatedBytes, GcActivity collections, List<Batch> threads) {
  static final Batch NOTHING = new Batch(0, 0, GcActivity.of(0, 0));

  Batch(long nanos, long allocatedBytes, GcActivity collections) {
    this(nanos, allocatedBytes, collections, List.of());
  }

  /**
   * @param threads at least one
   */
  static Batch atOnce(List<Batch> threads) {
    return new Batch(
        Math.round(threads.stream().mapToLong(Batch::nanos).average().orElseThrow()),
        Math.round(threads.stream().mapToLong(Batch::allocatedBytes).average().orElseThrow()),
        // All of them saw the same collections.
        threads.get(0).collections,
        threads);
  }

  Batch plus(Batch other) {
    return new Batch(
        nanos + other.nanos,
        allocatedBytes + other.allocatedBytes,
        collections.plus(other.collections));
  }
}
