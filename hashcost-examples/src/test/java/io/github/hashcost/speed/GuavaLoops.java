package io.github.hashcost.speed;

import com.google.common.hash.HashFunction;
import org.jspecify.annotations.Nullable;

/** Guava as its users call it. */
final class GuavaLoops {
  private GuavaLoops() {}

  /** A hash code as bytes. */
  static final class Digests extends DigestLoop {
    private final HashFunction library;

    Digests(HashFunction library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      HashFunction library = this.library;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        library.hashBytes(in, 0, in.length).writeBytesTo(digest, 0, digest.length);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }
  }

  /** A hash code of 32 bits, unsigned. */
  static final class Numbers extends NumberLoop {
    private final HashFunction library;

    Numbers(HashFunction library, byte[] input, int hashes) {
      super(input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      HashFunction library = this.library;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= library.hashBytes(in, 0, in.length).asInt() & 0xffffffffL;
      }
      sink = fold;
      return null;
    }
  }
}
