package io.github.hashcost.examples.ledger;

/** Whole numbers from 0 to {@link Entry#MOST_NUMBER} in digits, without leading zeros. */
final class Decimal {
  static final int MOST_DIGITS = 16;

  private Decimal() {}

  /** Writes a number, and answers where it ends. */
  static int encode(long number, byte[] target, int at) {
    int digits = digits(number);
    long rest = number;
    for (int i = at + digits - 1; i >= at; i--) {
      long quotient = rest / 10;
      target[i] = (byte) ('0' + (rest - 10 * quotient));
      rest = quotient;
    }
    return at + digits;
  }

  private static int digits(long number) {
    int digits = 1;
    for (long rest = number; rest >= 10; rest /= 10) {
      digits++;
    }
    return digits;
  }

  /**
   * Reads what lies between.
   *
   * @return {@link EntryDecoder#MALFORMED} where it is no such number
   */
  static long decode(byte[] source, int from, int to) {
    int digits = to - from;
    if (digits < 1 || digits > MOST_DIGITS || (source[from] == '0' && digits > 1)) {
      return EntryDecoder.MALFORMED;
    }
    long number = 0;
    for (int i = from; i < to; i++) {
      number = 10 * number + (source[i] - '0');
    }
    return number <= Entry.MOST_NUMBER ? number : EntryDecoder.MALFORMED;
  }
}
