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
    int fold = sink;
    for (int i = 0; i < calls; i++) {
      byte[] in = input;
      hasher.hash(in, 0, in.length, digest, 0);
      fold ^= digest[0];
    }
    sink = fold;
  }
}
