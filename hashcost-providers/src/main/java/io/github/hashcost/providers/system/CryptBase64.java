package io.github.hashcost.providers.system;

/**
 * Six bits a character, in one of the alphabets and orders of {@code crypt(3)}, without padding.
 * Immutable.
 */
final class CryptBase64 {
  private static final String DIGITS = "0123456789";
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";

  /** Of sha512crypt and yescrypt: the low bits of a byte come first. */
  static final CryptBase64 LOW_BITS_FIRST =
      new CryptBase64("./" + DIGITS + CAPITALS + SMALL, false);

  /** Of bcrypt. */
  static final CryptBase64 HIGH_BITS_FIRST =
      new CryptBase64("./" + CAPITALS + SMALL + DIGITS, true);

  private final String alphabet;
  private final boolean highFirst;

  private CryptBase64(String alphabet, boolean highFirst) {
    this.alphabet = alphabet;
    this.highFirst = highFirst;
  }

  /** The character of a number from 0 to 63. */
  char digit(int value) {
    return alphabet.charAt(value);
  }

  /** Bits that fill the last character up are zero. */
  String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < 8 * bytes.length; bit += 6) {
      int value = 0;
      for (int i = 0; i < 6 && bit + i < 8 * bytes.length; i++) {
        value |= bit(bytes[(bit + i) / 8], (bit + i) % 8, 8) << place(i, 6);
      }
      text.append(digit(value));
    }
    return text.toString();
  }

  /**
   * The bytes again.
   *
   * @throws IllegalArgumentException when this is no text of so many bytes
   */
  byte[] decode(String text, int count) {
    if (text.length() != (8 * count + 5) / 6) {
      throw new IllegalArgumentException("not of the length of " + count + " bytes");
    }
    byte[] bytes = new byte[count];
    for (int bit = 0; bit < 6 * text.length(); bit++) {
      int value = alphabet.indexOf(text.charAt(bit / 6));
      if (value < 0) {
        throw new IllegalArgumentException("a character that is not of its alphabet");
      }
      int set = bit((byte) value, bit % 6, 6);
      if (bit < 8 * count) {
        bytes[bit / 8] |= (byte) (set << place(bit % 8, 8));
      } else if (set != 0) {
        throw new IllegalArgumentException("bits behind its end");
      }
    }
    return bytes;
  }

  private int bit(byte value, int index, int width) {
    return value >> place(index, width) & 1;
  }

  /** Where in a unit of some bits the index-th one is. */
  private int place(int index, int width) {
    return highFirst ? width - 1 - index : index;
  }
}
