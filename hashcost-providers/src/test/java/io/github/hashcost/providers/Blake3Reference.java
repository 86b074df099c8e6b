package io.github.hashcost.providers;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * BLAKE3 of one chunk, up to 1024 bytes, digest of 32 bytes: the paper's section 2, with its names.
 */
final class Blake3Reference {
  private static final int BLOCK = 64;
  private static final int CHUNK_START = 1;
  private static final int CHUNK_END = 2;
  private static final int ROOT = 8;

  /** Table 1. */
  private static final int[] IV = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  /** Table 2. */
  private static final int[] PERMUTATION = {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8};

  private Blake3Reference() {}

  static byte[] digest(byte[] message) {
    int blocks = Math.max(1, (message.length + BLOCK - 1) / BLOCK);
    if (blocks > 16) {
      throw new IllegalArgumentException(message.length + " bytes; at most one chunk, 1024");
    }
    byte[] padded = Arrays.copyOf(message, blocks * BLOCK);
    int[] h = IV;
    for (int i = 0; i < blocks; i++) {
      boolean last = i == blocks - 1;
      int length = last ? message.length - i * BLOCK : BLOCK;
      int flags = (i == 0 ? CHUNK_START : 0) | (last ? CHUNK_END | ROOT : 0);
      h = compress(h, words(padded, i * BLOCK), length, flags);
    }
    ByteBuffer digest = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
    digest.asIntBuffer().put(h);
    return digest.array();
  }

  private static int[] words(byte[] bytes, int offset) {
    int[] words = new int[16];
    ByteBuffer.wrap(bytes, offset, BLOCK).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
    return words;
  }

  /** Section 2.2, of the first chunk, whose counter is 0. */
  private static int[] compress(int[] h, int[] block, int length, int flags) {
    int[] v = Arrays.copyOf(h, 16);
    System.arraycopy(IV, 0, v, 8, 4);
    v[14] = length;
    v[15] = flags;
    int[] m = block;
    for (int round = 0; round < 7; round++) {
      for (int i = 0; i < 8; i++) {
        // Columns first, then diagonals.
        int turn = i / 4;
        int a = i % 4;
        int b = 4 + (a + turn) % 4;
        int c = 8 + (a + 2 * turn) % 4;
        int d = 12 + (a + 3 * turn) % 4;
        half(v, a, b, c, d, m[2 * i], 16, 12);
        half(v, a, b, c, d, m[2 * i + 1], 8, 7);
      }
      int[] before = m;
      m = Arrays.stream(PERMUTATION).map(i -> before[i]).toArray();
    }
    int[] next = new int[8];
    for (int i = 0; i < 8; i++) {
      next[i] = v[i] ^ v[i + 8];
    }
    return next;
  }

  private static void half(int[] v, int a, int b, int c, int d, int m, int first, int second) {
    v[a] += v[b] + m;
    v[d] = Integer.rotateRight(v[d] ^ v[a], first);
    v[c] += v[d];
    v[b] = Integer.rotateRight(v[b] ^ v[c], second);
  }
}
