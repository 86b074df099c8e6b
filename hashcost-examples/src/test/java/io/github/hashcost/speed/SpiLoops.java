package io.github.hashcost.speed;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;
import org.jspecify.annotations.Nullable;

/** Through the interface that every adapter has. */
final class SpiLoops {
  private SpiLoops() {}

  /** A hasher that writes bytes. */
  static final class Digests extends DigestLoop {
    private final Hasher hasher;

    Digests(Hasher hasher, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.hasher = hasher;
    }

    @Override
    public @Nullable Object call() {
      Hasher hasher = this.hasher;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        hasher.hash(in, 0, in.length, digest, 0);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }
  }

  /** A hasher that answers a number. */
  static final class Numbers extends NumberLoop {
    private final LongHasher hasher;

    Numbers(LongHasher hasher, byte[] input, int hashes) {
      super(input, hashes);
      this.hasher = hasher;
    }

    @Override
    public @Nullable Object call() {
      LongHasher hasher = this.hasher;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= hasher.hashToLong(in, 0, in.length);
      }
      sink = fold;
      return null;
    }
  }
}
