package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import java.time.Duration;

/** What a setting of the harness may be. */
final class Bounds {
  private Bounds() {}

  /**
   * @throws HashcostException.InvalidParameter when it lies outside
   */
  static int require(String what, int value, int min, int max) {
    return (int) require(what, (long) value, min, max);
  }

  /**
   * @throws HashcostException.InvalidParameter when it lies outside
   */
  static long require(String what, long value, long min, long max) {
    if (value < min || value > max) {
      throw new HashcostException.InvalidParameter(
          what + " " + value + ": " + min + " to " + max + " are allowed");
    }
    return value;
  }

  /**
   * In nanoseconds; what is too long for them counts as the longest.
   *
   * @throws HashcostException.InvalidParameter when it lies outside
   */
  static long nanos(String what, Duration value, long min, long max) {
    long nanos;
    try {
      nanos = value.toNanos();
    } catch (ArithmeticException e) {
      nanos = value.isNegative() ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    return require(what + ", in nanoseconds,", nanos, min, max);
  }
}
