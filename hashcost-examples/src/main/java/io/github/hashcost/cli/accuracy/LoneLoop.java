package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;

/**
 * The timing loop of a lone child. Written apart from the harness's own, so that the one checks the
 * other.
 */
abstract class LoneLoop {
  private static final int EMPTY_ENTRIES = 20;

  /** Read again for every call, so that the compiler cannot know what is hashed. */
  private volatile byte[] input;

  /** Written once a batch, so that no call is dead code. */
  @SuppressWarnings("unused")
  private volatile long published;

  private LoneLoop(byte[] input) {
    this.input = input;
  }

  static LoneLoop of(Hasher hasher, byte[] input, int digestBytes) {
    return hasher instanceof LongHasher longs
        ? new OfLongs(longs.direct(), input)
        : new OfDigests(hasher, input, new byte[digestBytes]);
  }

  /** Nanoseconds of so many calls. */
  final long time(int calls) {
    // Entered so often, it is compiled from its start on, and not only for the middle of a batch.
    for (int i = 0; i < EMPTY_ENTRIES; i++) {
      run(0);
    }
    long start = System.nanoTime();
    run(calls);
    return System.nanoTime() - start;
  }

  abstract void run(int calls);

  private static final class OfDigests extends LoneLoop {
    private final Hasher hasher;
    private final byte[] digest;

    OfDigests(Hasher hasher, byte[] input, byte[] digest) {
      super(input);
      this.hasher = hasher;
      this.digest = digest;
    }

    @Override
    void run(int calls) {
      long folded = 0;
      for (int left = calls; left > 0; left--) {
        byte[] message = super.input;
        hasher.hash(message, 0, message.length, digest, 0);
        folded += digest[0];
      }
      super.published = folded;
    }
  }

  private static final class OfLongs extends LoneLoop {
    private final LongHasher hasher;

    OfLongs(LongHasher hasher, byte[] input) {
      super(input);
      this.hasher = hasher;
    }

    @Override
    void run(int calls) {
      long folded = 0;
      for (int left = calls; left > 0; left--) {
        byte[] message = super.input;
        folded += hasher.hashToLong(message, 0, message.length);
      }
      super.published = folded;
    }
  }
}
