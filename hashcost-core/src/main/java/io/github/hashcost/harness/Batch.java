package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;

/**
 * One timed batch.
 *
 * @param allocatedBytes by the measuring thread, between the clock's readings; negative where
 *     nobody counts
 */
record Batch(long nanos, long allocatedBytes, GcActivity collections) {}
