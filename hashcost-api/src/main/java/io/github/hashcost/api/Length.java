package io.github.hashcost.api;

/** Lengths in messages. */
final class Length {
  private Length() {}

  /** Such as {@code 1 byte} and {@code 12 bytes}. */
  static String bytes(long count) {
    return count + (count == 1 ? " byte" : " bytes");
  }
}
