package io.github.hashcost.providers;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2b without a key: RFC 7693, with its names. */
final class Blake2bReference {
  private static final int BB = 128;

  /** RFC 7693 section 2.6. */
  private static final long[] IV = {
    0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
    0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L
  };

  /** RFC 7693 section 2.7, a hexadecimal digit for each number. */
  static final String[] SIGMA = {
    "0123456789abcdef",
    "ea489fd61c02b753",
    "b8c052fdae367194",
    "7931dcbe265a40f8",
    "905724afe1bc683d",
    "2c6a0b834d75fe19",
    "c51fed4a0763928b",
    "db7ec13950f4862a",
    "6fe9b308c2d714a5",
    "a2847615fb9e3cd0"
  };

  private Blake2bReference() {}

  static byte[] digest(byte[] message, int nn) {
    long[] h = IV.clone();
    h[0] ^= 0x01010000 ^ nn;
    int blocks = Math.max(1, (message.length + BB - 1) / BB);
    byte[] padded = Arrays.copyOf(message, blocks * BB);
    for (int i = 0; i < blocks; i++) {
      boolean last = i == blocks - 1;
      f(h, words(padded, i * BB), last ? message.length : (i + 1) * BB, last);
    }
    ByteBuffer digest = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
    for (long word : h) {
      digest.putLong(word);
    }
    return Arrays.copyOf(digest.array(), nn);
  }

  private static long[] words(byte[] bytes, int offset) {
    long[] words = new long[16];
    ByteBuffer.wrap(bytes, offset, BB).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    return words;
  }

  /** Section 3.2. */
  private static void f(long[] h, long[] m, int t, boolean last) {
    long[] v = Arrays.copyOf(h, 16);
    System.arraycopy(IV, 0, v, 8, 8);
    v[12] ^= t;
    if (last) {
      v[14] = ~v[14];
    }
    for (int round = 0; round < 12; round++) {
      String s = SIGMA[round % 10];
      for (int i = 0; i < 8; i++) {
        // Columns first, then diagonals.
        int turn = i / 4;
        int a = i % 4;
        g(
            v,
            a,
            4 + (a + turn) % 4,
            8 + (a + 2 * turn) % 4,
            12 + (a + 3 * turn) % 4,
            m[Character.digit(s.charAt(2 * i), 16)],
            m[Character.digit(s.charAt(2 * i + 1), 16)]);
      }
    }
    for (int i = 0; i < 8; i++) {
      h[i] ^= v[i] ^ v[i + 8];
    }
  }

  /** Section 3.1. */
  private static void g(long[] v, int a, int b, int c, int d, long x, long y) {
    v[a] += v[b] + x;
    v[d] = Long.rotateRight(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = Long.rotateRight(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = Long.rotateRight(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = Long.rotateRight(v[b] ^ v[c], 63);
  }
}
