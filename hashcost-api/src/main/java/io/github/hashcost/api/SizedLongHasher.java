package io.github.hashcost.api;

/** A long hasher whose digest is shorter than a long. */
record SizedLongHasher(LongHasher direct, int digestBytes) implements LongHasher {
  static int write(long value, int bytes, byte[] digest, int digestOffset) {
    for (int i = 0; i < bytes; i++) {
      digest[digestOffset + i] = (byte) (value >>> (8 * (bytes - 1 - i)));
    }
    return bytes;
  }

  @Override
  public long hashToLong(byte[] input, int offset, int length) {
    return direct.hashToLong(input, offset, length);
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    return write(hashToLong(input, offset, length), digestBytes, digest, digestOffset);
  }

  @Override
  public void close() {
    direct.close();
  }
}
