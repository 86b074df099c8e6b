package io.github.hashcost.providers.guava;

import com.google.common.hash.HashFunction;
import io.github.hashcost.api.Hasher;
import java.util.Objects;

/** One Guava function. Its digest bytes are in the order of the reference code. */
final class GuavaHasher implements Hasher {
  private final HashFunction guava;
  private final int digestBytes;

  GuavaHasher(HashFunction guava) {
    this.guava = guava;
    this.digestBytes = guava.bits() / 8;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    // Guava would write as much as there is room for.
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    return guava.hashBytes(input, offset, length).writeBytesTo(digest, digestOffset, digestBytes);
  }
}
