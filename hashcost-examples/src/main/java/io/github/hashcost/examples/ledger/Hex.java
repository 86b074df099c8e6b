package io.github.hashcost.examples.ledger;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Lower-case hexadecimal digits, by table: {@code HexFormat} makes a string of each. */
final class Hex {
  private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  /** Two digits for each byte. */
  private static final byte[] PAIRS = new byte[512];

  /** The value of each digit, -1 for all that is none. */
  private static final byte[] VALUES = new byte[256];

  static {
    Arrays.fill(VALUES, (byte) -1);
    for (int i = 0; i < DIGITS.length; i++) {
      VALUES[DIGITS[i]] = (byte) i;
    }
    for (int i = 0; i < 256; i++) {
      PAIRS[2 * i] = DIGITS[i >> 4];
      PAIRS[2 * i + 1] = DIGITS[i & 15];
    }
  }

  private Hex() {}

  /** Writes two digits for each byte, and answers where they end. */
  static int encode(byte[] source, int from, int length, byte[] target, int at) {
    for (int i = 0; i < length; i++) {
      int pair = (source[from + i] & 0xff) << 1;
      target[at + 2 * i] = PAIRS[pair];
      target[at + 2 * i + 1] = PAIRS[pair + 1];
    }
    return at + 2 * length;
  }

  /**
   * Reads bytes of two digits each.
   *
   * @return whether all were digits
   */
  static boolean decode(byte[] source, int from, byte[] target, int at, int length) {
    int bad = 0;
    for (int i = 0; i < length; i++) {
      int high = VALUES[source[from + 2 * i] & 0xff];
      int low = VALUES[source[from + 2 * i + 1] & 0xff];
      bad |= high | low;
      target[at + i] = (byte) (high << 4 | low);
    }
    return bad >= 0;
  }

  /** Whether these are digits. */
  static boolean isHex(byte[] source, int from, int to) {
    int bad = 0;
    for (int i = from; i < to; i++) {
      bad |= VALUES[source[i] & 0xff];
    }
    return bad >= 0;
  }
}
