package io.github.hashcost.examples;

import io.github.hashcost.catalog.HashCatalog;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds texts with a given 64-bit djb2 digest, from the digest and the length alone.
 *
 * <p>djb2 of the characters c<sub>1</sub> … c<sub>n</sub> is 5381 · 33<sup>n</sup> + Σ
 * c<sub>i</sub> · 33<sup>n-i</sup>, modulo 2<sup>64</sup>: a number written in base 33, with digits
 * that may be far greater than 32. Such a number can be written in many ways, and each of them is a
 * text. Digits from 0 to 93 (the printable characters from {@code !} to {@code ~}) reach every
 * whole number from 0 to 93 · (1 + 33 + … + 33<sup>n-1</sup>), so no choice of a digit that leaves
 * the rest within its reach is ever a dead end: the search does not search.
 *
 * <p>13 such digits reach past 2<sup>64</sup>, so for longer texts all but the last 13 characters
 * are free.
 */
public final class Djb2Preimage {
  private static final long SEED = 5381;
  private static final int BASE = 33;
  private static final char FIRST = '!';
  private static final int SPAN = '~' - FIRST;
  private static final int ENOUGH = 13;

  private final int atMost;
  private final char[] text;
  private final List<String> found = new ArrayList<>();

  private Djb2Preimage(int length, int atMost) {
    this.atMost = atMost;
    text = new char[length];
  }

  /**
   * Different printable ASCII texts without spaces that all have this digest. A digest that came
   * from letters and digits has at least two from length 2 on; any digest has from length 13 on.
   *
   * @param digest as djb2 returns it
   * @param length of the texts, in characters, 1 or more
   * @param atMost how many to find, 1 or more
   * @return fewer only when there are no more; empty when there is none
   * @throws IllegalArgumentException when a number is less than 1
   */
  public static List<String> find(long digest, int length, int atMost) {
    if (length < 1 || atMost < 1) {
      throw new IllegalArgumentException(
          atMost + " texts of length " + length + "; at least 1 of each is allowed");
    }
    Djb2Preimage search = new Djb2Preimage(length, atMost);
    search.run(digest);
    return List.copyOf(search.found);
  }

  /** Prints two texts of length 12 with the digest of a third. */
  public static void main(String[] args) {
    byte[] password = "correcthorse".getBytes(StandardCharsets.US_ASCII);
    BigInteger digest = new BigInteger(1, HashCatalog.discover().get("djb2").hash(password));
    System.out.println(digest + ": " + find(digest.longValue(), password.length, 2));
  }

  private void run(long digest) {
    int tail = Math.min(text.length, ENOUGH);
    long state = SEED;
    for (int i = 0; i < text.length - tail; i++) {
      text[i] = 'a';
      state = state * BASE + text[i];
    }
    BigInteger modulus = BigInteger.ONE.shiftLeft(Long.SIZE);
    BigInteger fixed = big(state).multiply(power(tail)).add(ones(tail).multiply(big(FIRST)));
    BigInteger most = ones(tail).multiply(big(SPAN));
    BigInteger rest = big(digest).subtract(fixed).mod(modulus);
    for (; rest.compareTo(most) <= 0 && found.size() < atMost; rest = rest.add(modulus)) {
      write(rest, tail);
    }
  }

  /**
   * Writes {@code rest} into the last {@code left} characters in every way, and keeps the texts.
   */
  private void write(BigInteger rest, int left) {
    if (left == 0) {
      found.add(new String(text));
      return;
    }
    BigInteger weight = power(left - 1);
    BigInteger reach = ones(left - 1).multiply(big(SPAN));
    BigInteger needed = rest.subtract(reach).max(BigInteger.ZERO);
    int lowest = needed.add(weight).subtract(BigInteger.ONE).divide(weight).intValueExact();
    int highest = rest.divide(weight).min(big(SPAN)).intValueExact();
    for (int digit = lowest; digit <= highest && found.size() < atMost; digit++) {
      text[text.length - left] = (char) (FIRST + digit);
      write(rest.subtract(weight.multiply(big(digit))), left - 1);
    }
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  private static BigInteger power(int exponent) {
    return big(BASE).pow(exponent);
  }

  /** 1 + 33 + … + 33^(n-1). */
  private static BigInteger ones(int n) {
    return power(n).subtract(BigInteger.ONE).divide(big(BASE - 1));
  }
}
