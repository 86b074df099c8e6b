package io.github.hashcost.examples.ledger;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What RFC 8785, section 3.2.2.2, escapes in a string, and how: the quote, the backslash, and
 * everything below U+0020, of which five have a letter.
 */
final class JsonEscapes {
  private static final String LETTERS = "\"\\bfnrt";
  private static final String MEANINGS = "\"\\\b\f\n\r\t";

  /** The letter of each byte; 0 for what stands for itself, u for what has no letter. */
  private static final byte[] LETTER_OF = new byte[256];

  /** The byte of each letter; -1 for all that is none. */
  private static final byte[] MEANING_OF = new byte[256];

  static final byte[] UNICODE = "\\u00".getBytes(StandardCharsets.US_ASCII);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = ONES << 7;

  static {
    Arrays.fill(LETTER_OF, 0, ' ', (byte) 'u');
    Arrays.fill(MEANING_OF, (byte) -1);
    for (int i = 0; i < LETTERS.length(); i++) {
      LETTER_OF[MEANINGS.charAt(i)] = (byte) LETTERS.charAt(i);
      MEANING_OF[LETTERS.charAt(i)] = (byte) MEANINGS.charAt(i);
    }
  }

  private JsonEscapes() {}

  /** Writes valid UTF-8 with its escapes, and answers where it ends. */
  static int encode(byte[] source, int from, int to, byte[] target, int at) {
    int end = at;
    int i = from;
    while (i < to) {
      if (to - i >= Long.BYTES) {
        long eight = (long) LONG.get(source, i);
        if ((escaped(eight) & ~eight) == 0) {
          LONG.set(target, end, eight);
          i += Long.BYTES;
          end += Long.BYTES;
          continue;
        }
      }
      // The eight that hold one that is escaped, or fewer at the end.
      int stop = Math.min(i + Long.BYTES, to);
      for (; i < stop; i++) {
        end = encodeOne(source, i, target, end);
      }
    }
    return end;
  }

  private static int encodeOne(byte[] source, int from, byte[] target, int at) {
    byte letter = LETTER_OF[source[from] & 0xff];
    if (letter == 0) {
      target[at] = source[from];
      return at + 1;
    }
    if (letter == 'u') {
      System.arraycopy(UNICODE, 0, target, at, UNICODE.length);
      return Hex.encode(source, from, 1, target, at + UNICODE.length);
    }
    target[at] = '\\';
    target[at + 1] = letter;
    return at + 2;
  }

  /** Whether these eight bytes are ASCII and none of them is escaped. */
  static boolean arePlain(byte[] source, int at) {
    long eight = (long) LONG.get(source, at);
    return ((escaped(eight) | eight) & HIGH_BITS) == 0;
  }

  static void copyEight(byte[] source, int from, byte[] target, int at) {
    LONG.set(target, at, (long) LONG.get(source, from));
  }

  /** Whether it stands for itself. */
  static boolean isPlain(byte value) {
    return LETTER_OF[value & 0xff] == 0;
  }

  /** The byte that a letter after a backslash means; -1 for any other letter. */
  static int meaning(byte letter) {
    return MEANING_OF[letter & 0xff];
  }

  /** Whether a byte is written as {@code \\u00} and two digits. */
  static boolean hasNoLetter(byte value) {
    return LETTER_OF[value & 0xff] == 'u';
  }

  /**
   * The high bit of each byte that is escaped. A byte with a high bit of its own, or after a hit,
   * may be a false one.
   */
  private static long escaped(long eight) {
    long quote = (eight ^ ('"' * ONES)) - ONES;
    long backslash = (eight ^ ('\\' * ONES)) - ONES;
    long control = eight - ' ' * ONES;
    return (quote | backslash | control) & HIGH_BITS;
  }
}
