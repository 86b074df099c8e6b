package io.github.hashcost.providers.hash4j;

import com.dynatrace.hash4j.hashing.HashValue128;
import com.dynatrace.hash4j.hashing.Hasher128;
import io.github.hashcost.api.Hasher;
import java.util.Objects;

/** One function of hash4j with a value of 128 bits; its digest is that number, big-endian. */
final class WideFunction implements Hasher {
  private static final int DIGEST_BYTES = 16;

  private final Hasher128 hash4j;

  WideFunction(Hasher128 hash4j) {
    this.hash4j = hash4j;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, DIGEST_BYTES, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    HashValue128 value = hash4j.hashBytesTo128Bits(input, offset, length);
    write(value.getMostSignificantBits(), digest, digestOffset);
    write(value.getLeastSignificantBits(), digest, digestOffset + Long.BYTES);
    return DIGEST_BYTES;
  }

  private static void write(long half, byte[] digest, int offset) {
    for (int i = 0; i < Long.BYTES; i++) {
      digest[offset + i] = (byte) (half >>> (Long.SIZE - 8 - 8 * i));
    }
  }
}
