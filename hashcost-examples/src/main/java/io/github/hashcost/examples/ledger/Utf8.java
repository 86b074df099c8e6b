package io.github.hashcost.examples.ledger;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Well-formed UTF-8 (Unicode 15.0, table 3-7), eight bytes at a time where they are ASCII. */
final class Utf8 {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final long HIGH_BITS = 0x8080808080808080L;

  private Utf8() {}

  static boolean isValid(byte[] bytes, int from, int length) {
    int to = from + length;
    int at = from;
    while (at < to) {
      if (to - at >= Long.BYTES && ((long) LONG.get(bytes, at) & HIGH_BITS) == 0) {
        at += Long.BYTES;
      } else {
        int character = characterLength(bytes, at, to);
        if (character <= 0) {
          return false;
        }
        at += character;
      }
    }
    return true;
  }

  /**
   * How many bytes the character has that begins there.
   *
   * @return {@link EntryDecoder#MALFORMED} where there is none, {@link EntryDecoder#INCOMPLETE}
   *     where its bytes end too soon
   */
  static int characterLength(byte[] bytes, int at, int to) {
    int first = bytes[at] & 0xff;
    if (first < 0x80) {
      return 1;
    }
    if (first < 0xc2 || first > 0xf4) {
      return EntryDecoder.MALFORMED;
    }
    int length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    for (int i = 1; i < length; i++) {
      if (at + i >= to) {
        return EntryDecoder.INCOMPLETE;
      }
      int next = bytes[at + i] & 0xff;
      // The second byte must not make it overlong, a surrogate, or greater than U+10FFFF.
      int low = i > 1 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
      int high = i > 1 ? 0xbf : first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
      if (next < low || next > high) {
        return EntryDecoder.MALFORMED;
      }
    }
    return length;
  }
}
