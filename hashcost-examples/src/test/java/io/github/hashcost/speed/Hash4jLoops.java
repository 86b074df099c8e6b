package io.github.hashcost.speed;

import com.dynatrace.hash4j.hashing.HashValue128;
import com.dynatrace.hash4j.hashing.Hasher128;
import com.dynatrace.hash4j.hashing.Hasher64;
import org.jspecify.annotations.Nullable;

/** hash4j as its users call it. */
final class Hash4jLoops {
  private Hash4jLoops() {}

  /** A value of 64 bits. */
  static final class Numbers extends NumberLoop {
    private final Hasher64 library;

    Numbers(Hasher64 library, byte[] input, int hashes) {
      super(input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      Hasher64 library = this.library;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= library.hashBytesToLong(in, 0, in.length);
      }
      sink = fold;
      return null;
    }
  }

  /** A value of 128 bits as bytes. */
  static final class Digests extends DigestLoop {
    private final Hasher128 library;

    Digests(Hasher128 library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      Hasher128 library = this.library;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        HashValue128 value = library.hashBytesTo128Bits(in, 0, in.length);
        write(value.getMostSignificantBits(), digest, 0);
        write(value.getLeastSignificantBits(), digest, Long.BYTES);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }

    private static void write(long half, byte[] digest, int offset) {
      for (int i = 0; i < Long.BYTES; i++) {
        digest[offset + i] = (byte) (half >>> (Long.SIZE - 8 - 8 * i));
      }
    }
  }
}
