package io.github.hashcost.speed;

import java.util.SplittableRandom;

/** Inputs. */
final class Bytes {
  private Bytes() {}

  /** Printable ASCII, the same for the same size. */
  static byte[] printable(int size) {
    SplittableRandom random = new SplittableRandom(size);
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) random.nextInt('!', '~' + 1);
    }
    return bytes;
  }
}
