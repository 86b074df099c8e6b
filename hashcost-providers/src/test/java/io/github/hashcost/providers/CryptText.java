package io.github.hashcost.providers;

import java.math.BigInteger;

/** The base64 of crypt(3), as one long number whose least digits come first. */
final class CryptText {
  private static final String DIGITS =
      "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final BigInteger BASE = BigInteger.valueOf(64);

  private CryptText() {}

  static String spell(byte[] bytes) {
    BigInteger number = new BigInteger(1, reversed(bytes));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < (8 * bytes.length + 5) / 6; i++) {
      text.append(DIGITS.charAt(number.mod(BASE).intValue()));
      number = number.divide(BASE);
    }
    return text.toString();
  }

  static byte[] read(String text, int length) {
    BigInteger number = BigInteger.ZERO;
    for (int i = text.length() - 1; i >= 0; i--) {
      number = number.multiply(BASE).add(BigInteger.valueOf(DIGITS.indexOf(text.charAt(i))));
    }
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = number.shiftRight(8 * i).byteValue();
    }
    return bytes;
  }

  private static byte[] reversed(byte[] bytes) {
    byte[] reversed = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      reversed[bytes.length - 1 - i] = bytes[i];
    }
    return reversed;
  }
}
