package io.github.hashcost.providers;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** scrypt by RFC 7914, with its names. */
final class ScryptReference {
  private ScryptReference() {}

  /** Section 6. */
  static byte[] derive(byte[] password, byte[] salt, int n, int r, int p, int length) {
    byte[] b = References.pbkdf2("SHA-256", password, salt, 1, p * 128 * r);
    for (int i = 0; i < p; i++) {
      byte[] mixed = roMix(Arrays.copyOfRange(b, i * 128 * r, (i + 1) * 128 * r), n);
      System.arraycopy(mixed, 0, b, i * 128 * r, 128 * r);
    }
    return References.pbkdf2("SHA-256", password, b, 1, length);
  }

  /** Section 5. */
  private static byte[] roMix(byte[] block, int n) {
    byte[][] v = new byte[n][];
    byte[] x = block;
    for (int i = 0; i < n; i++) {
      v[i] = x;
      x = blockMix(x);
    }
    for (int i = 0; i < n; i++) {
      int last = x.length - 64;
      int j = ByteBuffer.wrap(x, last, 4).order(ByteOrder.LITTLE_ENDIAN).getInt() & (n - 1);
      x = blockMix(References.xored(x, v[j]));
    }
    return x;
  }

  /** Section 4. */
  private static byte[] blockMix(byte[] b) {
    int blocks = b.length / 64;
    byte[] mixed = new byte[b.length];
    byte[] x = Arrays.copyOfRange(b, b.length - 64, b.length);
    for (int i = 0; i < blocks; i++) {
      x = salsa20of8(References.xored(x, Arrays.copyOfRange(b, 64 * i, 64 * (i + 1))));
      System.arraycopy(x, 0, mixed, 64 * (i / 2 + (i % 2) * blocks / 2), 64);
    }
    return mixed;
  }

  /** Section 3: rounds of columns and of rows, each word from those before it in its line. */
  private static byte[] salsa20of8(byte[] bytes) {
    int[] in = new int[16];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(in);
    int[] x = in.clone();
    for (int round = 0; round < 8; round++) {
      int step = round % 2 == 0 ? 4 : 1;
      int line = 5 - step;
      for (int d = 0; d < 4; d++) {
        int[] at = new int[4];
        for (int k = 0; k < 4; k++) {
          at[k] = line * d + step * ((d + k) % 4);
        }
        x[at[1]] ^= Integer.rotateLeft(x[at[0]] + x[at[3]], 7);
        x[at[2]] ^= Integer.rotateLeft(x[at[1]] + x[at[0]], 9);
        x[at[3]] ^= Integer.rotateLeft(x[at[2]] + x[at[1]], 13);
        x[at[0]] ^= Integer.rotateLeft(x[at[3]] + x[at[2]], 18);
      }
    }
    ByteBuffer out = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < 16; i++) {
      out.putInt(x[i] + in[i]);
    }
    return out.array();
  }
}
