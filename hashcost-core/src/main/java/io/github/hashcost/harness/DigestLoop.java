package io.github.hashcost.harness;

import io.github.hashcost.api.Hasher;

/** Independent calls of a hasher. */
final class DigestLoop implements Loop {
  private final Hasher hasher;
  private final byte[] digest;
  // Volatile, or a hash of an array that never changes is computed once and moved out of the loop.
  private volatile byte[] input;
  private volatile int sink;

  DigestLoop(Hasher hasher, byte[] input, byte[] digest) {
    this.hasher = hasher;
    this.input = input;
    this.digest = digest;
  }

  @Override
  public void run(int calls) {
    // Local: fields would be read again in every call, after the volatile one.
    Hasher called = hasher;
    byte[] out = digest;
    int fold = sink;
    for (int i = 0; i < calls; i++) {
      byte[] in = input;
      called.hash(in, 0, in.length, out, 0);
      fold ^= out[0];
    }
    sink = fold;
  }
}
