package io.github.hashcost.harness;

import io.github.hashcost.api.LongHasher;

/** Calls of a hasher that answers a number, in which each input depends on the number before. */
final class ChainedLongLoop implements Loop {
  private final LongHasher hasher;
  private final byte[] input;
  private final int link;
  private final byte original;

  // Written only: what came out must be seen to matter.
  @SuppressWarnings("UnusedVariable")
  private volatile long sink;

  /**
   * @param link index of the input byte whose lowest bit is taken from the number before
   */
  ChainedLongLoop(LongHasher hasher, byte[] input, int link) {
    this.hasher = hasher;
    this.input = input;
    this.link = link;
    original = input[link];
  }

  @Override
  public void run(int calls) {
    long value = 0;
    for (int i = 0; i < calls; i++) {
      value = hasher.hashToLong(input, 0, input.length);
      input[link] = (byte) (original ^ (value & 1));
    }
    sink = value;
  }
}
