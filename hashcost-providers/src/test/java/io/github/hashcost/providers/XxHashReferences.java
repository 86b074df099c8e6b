package io.github.hashcost.providers;

import com.dynatrace.hash4j.hashing.HashValue128;
import com.dynatrace.hash4j.hashing.Hashing;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * XXH3 by hash4j's streams, byte after byte, which is other code of it; XXH64 by its definition.
 */
final class XxHashReferences {
  /** A seed with its highest bit. */
  static final long SEED = 0xfedcba9876543210L;

  private static final long P1 = 0x9e3779b185ebca87L;
  private static final long P2 = 0xc2b2ae3d27d4eb4fL;
  private static final long P3 = 0x165667b19e3779f9L;
  private static final long P4 = 0x85ebca77c2b2ae63L;
  private static final long P5 = 0x27d4eb2f165667c5L;

  private XxHashReferences() {}

  static byte[] xxh3Of64(byte[] message) {
    var stream = Hashing.xxh3_64(SEED).hashStream();
    for (byte b : message) {
      stream.putByte(b);
    }
    return bytes(stream.getAsLong());
  }

  static byte[] xxh3Of128(byte[] message) {
    var stream = Hashing.xxh3_128(SEED).hashStream();
    for (byte b : message) {
      stream.putByte(b);
    }
    HashValue128 value = stream.get();
    return ByteBuffer.allocate(16)
        .putLong(value.getMostSignificantBits())
        .putLong(value.getLeastSignificantBits())
        .array();
  }

  /** xxHash, doc/xxhash_spec.md, "XXH64 Algorithm Description". */
  static byte[] xxh64(byte[] message, long seed) {
    ByteBuffer in = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
    long acc = seed + P5;
    if (message.length >= 32) {
      long[] lanes = {seed + P1 + P2, seed + P2, seed, seed - P1};
      while (in.remaining() >= 32) {
        for (int i = 0; i < 4; i++) {
          lanes[i] = round(lanes[i], in.getLong());
        }
      }
      acc = 0;
      for (int i = 0; i < 4; i++) {
        acc += Long.rotateLeft(lanes[i], new int[] {1, 7, 12, 18}[i]);
      }
      for (long lane : lanes) {
        acc = (acc ^ round(0, lane)) * P1 + P4;
      }
    }
    acc += message.length;
    while (in.remaining() >= 8) {
      acc = Long.rotateLeft(acc ^ round(0, in.getLong()), 27) * P1 + P4;
    }
    if (in.remaining() >= 4) {
      acc = Long.rotateLeft(acc ^ (in.getInt() & 0xffffffffL) * P1, 23) * P2 + P3;
    }
    while (in.hasRemaining()) {
      acc = Long.rotateLeft(acc ^ (in.get() & 0xffL) * P5, 11) * P1;
    }
    acc = (acc ^ (acc >>> 33)) * P2;
    acc = (acc ^ (acc >>> 29)) * P3;
    return bytes(acc ^ (acc >>> 32));
  }

  private static long round(long acc, long lane) {
    return Long.rotateLeft(acc + lane * P2, 31) * P1;
  }

  private static byte[] bytes(long number) {
    return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
  }
}
