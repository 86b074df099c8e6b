package io.github.hashcost.providers;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** BLAKE2s without a key: RFC 7693, with its names. */
final class Blake2sReference {
  private static final int BB = 64;

  /** RFC 7693 section 2.6. */
  private static final int[] IV = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  private Blake2sReference() {}

  static byte[] digest(byte[] message, int nn) {
    int[] h = IV.clone();
    h[0] ^= 0x01010000 ^ nn;
    int blocks = Math.max(1, (message.length + BB - 1) / BB);
    byte[] padded = Arrays.copyOf(message, blocks * BB);
    for (int i = 0; i < blocks; i++) {
      boolean last = i == blocks - 1;
      f(h, words(padded, i * BB), last ? message.length : (i + 1) * BB, last);
    }
    ByteBuffer digest = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
    for (int word : h) {
      digest.putInt(word);
    }
    return Arrays.copyOf(digest.array(), nn);
  }

  private static int[] words(byte[] bytes, int offset) {
    int[] words = new int[16];
    ByteBuffer.wrap(bytes, offset, BB).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
    return words;
  }

  /** Section 3.2. */
  private static void f(int[] h, int[] m, int t, boolean last) {
    int[] v = Arrays.copyOf(h, 16);
    System.arraycopy(IV, 0, v, 8, 8);
    v[12] ^= t;
    if (last) {
      v[14] = ~v[14];
    }
    for (int round = 0; round < 10; round++) {
      String s = Blake2bReference.SIGMA[round];
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
  private static void g(int[] v, int a, int b, int c, int d, int x, int y) {
    v[a] += v[b] + x;
    v[d] = Integer.rotateRight(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = Integer.rotateRight(v[b] ^ v[c], 12);
    v[a] += v[b] + y;
    v[d] = Integer.rotateRight(v[d] ^ v[a], 8);
    v[c] += v[d];
    v[b] = Integer.rotateRight(v[b] ^ v[c], 7);
  }
}
