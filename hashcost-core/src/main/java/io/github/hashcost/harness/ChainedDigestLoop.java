package io.github.hashcost.harness;

import io.github.hashcost.api.Hasher;

/** Calls of a hasher in which each input depends on the digest before. */
final class ChainedDigestLoop implements Loop {
  private final Hasher hasher;
  private final byte[] input;
  private final byte[] digest;
  private final int link;
  private final byte original;

  // Written only: what came out must be seen to matter.
  @SuppressWarnings("UnusedVariable")
  private volatile int sink;

  /**
   * @param link index of the input byte whose lowest bit is taken from the digest before
   */
  ChainedDigestLoop(Hasher hasher, byte[] input, byte[] digest, int link) {
    this.hasher = hasher;
    this.input = input;
    this.digest = digest;
    this.link = link;
    original = input[link];
  }

  @Override
  public void run(int calls) {
    for (int i = 0; i < calls; i++) {
      hasher.hash(input, 0, input.length, digest, 0);
      input[link] = (byte) (original ^ (digest[0] & 1));
    }
    sink = digest[0];
  }
}
