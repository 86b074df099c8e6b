package io.github.hashcost.api;

import java.util.Objects;

/** A long hasher whose digest is shorter than a long. */
record SizedLongHasher(LongHasher direct, int digestBytes) implements LongHasher {
  /** A range is looked at first: a loop over a negative length would answer without a word. */
  static int hash(
      LongHasher hasher,
      int digestBytes,
      byte[] input,
      int offset,
      int length,
      byte[] digest,
      int digestOffset) {
    Objects.checkFromIndexSize(offset, length, input.length);
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    long value = hasher.hashToLong(input, offset, length);
    for (int i = 0; i < digestBytes; i++) {
      digest[digestOffset + i] = (byte) (value >>> (8 * (digestBytes - 1 - i)));
    }
    return digestBytes;
  }

  @Override
  public long hashToLong(byte[] input, int offset, int length) {
    return direct.hashToLong(input, offset, length);
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    return hash(direct, digestBytes, input, offset, length, digest, digestOffset);
  }

  @Override
  public void close() {
    direct.close();
  }
}
