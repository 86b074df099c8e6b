package io.github.hashcost.harness;

import io.github.hashcost.api.LongHasher;

/**
 * Independent calls of a hasher that answers a number on the inputs of a pool, one after the other.
 */
final class PooledLongLoop implements Loop {
  private final LongHasher hasher;
  // Volatile, or hashes of arrays that never change are computed once and moved out of the loop.
  private volatile byte[][] inputs;
  private volatile long sink;
  private int next;

  PooledLongLoop(LongHasher hasher, byte[][] inputs) {
    this.hasher = hasher;
    this.inputs = inputs;
  }

  @Override
  public void run(int calls) {
    // Local: the field would be read again in every call, after the volatile one.
    LongHasher called = hasher;
    long fold = sink;
    int at = next;
    for (int i = 0; i < calls; i++) {
      byte[][] pool = inputs;
      byte[] in = pool[at];
      fold ^= called.hashToLong(in, 0, in.length);
      at = at + 1 < pool.length ? at + 1 : 0;
    }
    next = at;
    sink = fold;
  }
}
