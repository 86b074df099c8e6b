package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;

/**
 * One timed batch.
 *
 * @param allocatedBytes by the measuring thread, between the clock's readings; negative where
 *     nobody counts
 */
record Batch(long nanos, long allocatedBytes, GcActivity collections) {
  static final Batch NOTHING = new Batch(0, 0, GcActivity.of(0, 0));

  Batch plus(Batch other) {
    return new Batch(
        nanos + other.nanos,
        allocatedBytes + other.allocatedBytes,
        collections.plus(other.collections));
  }
}
