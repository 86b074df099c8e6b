package io.github.hashcost.providers;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** MurmurHash3 by the published algorithm. */
public final class Murmur3Reference {
  private static final long C1 = 0x87c37b91114253d5L;
  private static final long C2 = 0x4cf5ad432745937fL;

  private Murmur3Reference() {}

  /** MurmurHash3_x86_32; digest the number, big-endian. */
  static byte[] digest32(byte[] message, int seed) {
    int h = seed;
    int whole = message.length / 4;
    // Zeros after the tail change nothing: what is mixed in of them is 0.
    ByteBuffer in =
        ByteBuffer.wrap(Arrays.copyOf(message, 4 * (whole + 1))).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < whole; i++) {
      h = 5 * Integer.rotateLeft(h ^ mixed(in.getInt()), 13) + 0xe6546b64;
    }
    h ^= mixed(in.getInt()) ^ message.length;
    h = (h ^ (h >>> 16)) * 0x85ebca6b;
    h = (h ^ (h >>> 13)) * 0xc2b2ae35;
    return ByteBuffer.allocate(Integer.BYTES).putInt(h ^ (h >>> 16)).array();
  }

  private static int mixed(int k) {
    return Integer.rotateLeft(k * 0xcc9e2d51, 15) * 0x1b873593;
  }

  /**
   * MurmurHash3_x64_128; digest h1, then h2, least byte first.
   *
   * @param seed unsigned, of 32 bits
   */
  public static byte[] digest(byte[] message, long seed) {
    long h1 = seed;
    long h2 = seed;
    int whole = message.length / 16;
    // Zeros after the tail change nothing: what is mixed in of them is 0.
    ByteBuffer in =
        ByteBuffer.wrap(Arrays.copyOf(message, 16 * (whole + 1))).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < whole; i++) {
      h1 = Long.rotateLeft(h1 ^ mixed1(in.getLong()), 27) + h2;
      h1 = 5 * h1 + 0x52dce729;
      h2 = Long.rotateLeft(h2 ^ mixed2(in.getLong()), 31) + h1;
      h2 = 5 * h2 + 0x38495ab5;
    }
    h1 ^= mixed1(in.getLong()) ^ message.length;
    h2 ^= mixed2(in.getLong()) ^ message.length;
    h1 += h2;
    h2 += h1;
    h1 = avalanched(h1);
    h2 = avalanched(h2);
    h1 += h2;
    h2 += h1;
    return ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN).putLong(h1).putLong(h2).array();
  }

  private static long mixed1(long k) {
    return Long.rotateLeft(k * C1, 31) * C2;
  }

  private static long mixed2(long k) {
    return Long.rotateLeft(k * C2, 33) * C1;
  }

  private static long avalanched(long k) {
    long once = (k ^ (k >>> 33)) * 0xff51afd7ed558ccdL;
    long twice = (once ^ (once >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return twice ^ (twice >>> 33);
  }
}
