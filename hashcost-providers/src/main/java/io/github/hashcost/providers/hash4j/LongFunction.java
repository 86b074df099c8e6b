package io.github.hashcost.providers.hash4j;

import com.dynatrace.hash4j.hashing.Hasher64;
import io.github.hashcost.api.LongHasher;
import java.util.Objects;

/** One function of hash4j with a value of 64 bits. No state. */
final class LongFunction implements LongHasher {
  private final Hasher64 hash4j;

  LongFunction(Hasher64 hash4j) {
    this.hash4j = hash4j;
  }

  @Override
  public long hashToLong(byte[] input, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, input.length);
    return hash4j.hashBytesToLong(input, offset, length);
  }
}
