package io.github.hashcost.providers;

import java.util.Arrays;

/** SHA-3 and SHAKE by FIPS 202, one step of section 3.2 after another. */
final class KeccakReference {
  private static final int STATE_BYTES = 200;

  private KeccakReference() {}

  static byte[] sha3(byte[] message, int bits) {
    return sponge(message, STATE_BYTES - 2 * bits / 8, 0x06, bits / 8);
  }

  static byte[] shake(byte[] message, int strength, int length) {
    return sponge(message, STATE_BYTES - 2 * strength / 8, 0x1f, length);
  }

  /** Section 4, with the padding of section 5.1 behind the suffix. */
  private static byte[] sponge(byte[] message, int rate, int suffix, int length) {
    byte[] padded = Arrays.copyOf(message, (message.length / rate + 1) * rate);
    padded[message.length] ^= (byte) suffix;
    padded[padded.length - 1] ^= (byte) 0x80;
    long[] lanes = new long[25];
    for (int at = 0; at < padded.length; at += rate) {
      for (int i = 0; i < rate; i++) {
        lanes[i / 8] ^= (padded[at + i] & 0xffL) << (8 * (i % 8));
      }
      lanes = permuted(lanes);
    }
    byte[] output = new byte[length];
    for (int i = 0; i < length; i++) {
      if (i > 0 && i % rate == 0) {
        lanes = permuted(lanes);
      }
      output[i] = (byte) (lanes[i % rate / 8] >>> (8 * (i % rate % 8)));
    }
    return output;
  }

  private static long[] permuted(long[] lanes) {
    long[] a = lanes;
    int lfsr = 1;
    for (int round = 0; round < 24; round++) {
      a = chi(rhoAndPi(theta(a)));
      for (int j = 0; j <= 6; j++) {
        // Algorithm 5, the bit rc(j + 7 round).
        if ((lfsr & 1) != 0) {
          a[0] ^= 1L << ((1 << j) - 1);
        }
        lfsr = (lfsr << 1) ^ (lfsr >> 7) * 0x171;
      }
    }
    return a;
  }

  private static long[] theta(long[] a) {
    long[] c = new long[5];
    for (int i = 0; i < 25; i++) {
      c[i % 5] ^= a[i];
    }
    long[] b = new long[25];
    for (int i = 0; i < 25; i++) {
      b[i] = a[i] ^ c[(i + 4) % 5] ^ Long.rotateLeft(c[(i + 1) % 5], 1);
    }
    return b;
  }

  private static long[] rhoAndPi(long[] a) {
    long[] b = new long[25];
    b[0] = a[0];
    int x = 1;
    int y = 0;
    for (int t = 0; t < 24; t++) {
      int toX = y;
      int toY = (2 * x + 3 * y) % 5;
      b[toX + 5 * toY] = Long.rotateLeft(a[x + 5 * y], (t + 1) * (t + 2) / 2);
      x = toX;
      y = toY;
    }
    return b;
  }

  private static long[] chi(long[] a) {
    long[] b = new long[25];
    for (int y = 0; y < 25; y += 5) {
      for (int x = 0; x < 5; x++) {
        b[y + x] = a[y + x] ^ (~a[y + (x + 1) % 5] & a[y + (x + 2) % 5]);
      }
    }
    return b;
  }
}
