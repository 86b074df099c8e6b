package io.github.hashcost.harness;

import io.github.hashcost.api.LongHasher;

/** Independent calls of a hasher that answers a number. */
final class LongLoop implements Loop {
  private final LongHasher hasher;
  // Volatile, or a hash of an array that never changes is computed once and moved out of the loop.
  private volatile byte[] input;
  private volatile long sink;

  LongLoop(LongHasher hasher, byte[] input) {
    this.hasher = hasher;
    this.input = input;
  }

  @Override
  public void run(int calls) {
    // Local: the field would be read again in every call, after the volatile one.
    LongHasher called = hasher;
    long fold = sink;
    for (int i = 0; i < calls; i++) {
      byte[] in = input;
      fold ^= called.hashToLong(in, 0, in.length);
    }
    sink = fold;
  }
}
