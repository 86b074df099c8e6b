package io.github.hashcost.providers.guava;

import com.google.common.hash.HashFunction;
import io.github.hashcost.api.LongHasher;
import java.util.Objects;

/** One Guava function of 32 bits. Its digest is the number that others print, big-endian. */
final class IntHasher implements LongHasher {
  private final HashFunction guava;

  IntHasher(HashFunction guava) {
    this.guava = guava;
  }

  @Override
  public long hashToLong(byte[] input, int offset, int length) {
    return guava.hashBytes(input, offset, length).asInt() & 0xffffffffL;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, Integer.BYTES, digest.length);
    int value = guava.hashBytes(input, offset, length).asInt();
    digest[digestOffset] = (byte) (value >>> 24);
    digest[digestOffset + 1] = (byte) (value >>> 16);
    digest[digestOffset + 2] = (byte) (value >>> 8);
    digest[digestOffset + 3] = (byte) value;
    return Integer.BYTES;
  }
}
