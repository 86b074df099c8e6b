package io.github.hashcost.harness;

import io.github.hashcost.api.Hasher;

/** Independent calls of a hasher on the inputs of a pool, one after the other. */
final class PooledDigestLoop implements Loop {
  private final Hasher hasher;
  private final byte[] digest;
  // Volatile, or hashes of arrays that never change are computed once and moved out of the loop.
  private volatile byte[][] inputs;
  private volatile int sink;
  private int next;

  PooledDigestLoop(Hasher hasher, byte[][] inputs, byte[] digest) {
    this.hasher = hasher;
    this.inputs = inputs;
    this.digest = digest;
  }

  @Override
  public void run(int calls) {
    // Local: fields would be read again in every call, after the volatile one.
    Hasher called = hasher;
    byte[] out = digest;
    int fold = sink;
    int at = next;
    for (int i = 0; i < calls; i++) {
      byte[][] pool = inputs;
      byte[] in = pool[at];
      called.hash(in, 0, in.length, out, 0);
      fold ^= out[0];
      at = at + 1 < pool.length ? at + 1 : 0;
    }
    next = at;
    sink = fold;
  }
}
