package io.github.hashcost.examples.strings;

import java.util.Locale;

/** The letters in the texts of a document; they decide how its UTF-8 bytes are made. */
public enum Script {
  /** ASCII alone: a JVM keeps such a string as the bytes that UTF-8 wants, and copies them. */
  LATIN,

  /**
   * Letters of many scripts, and characters beyond 16 bits that a string holds as pairs of
   * surrogates: the bytes are made one character after the other.
   */
  MIXED;

  /** {@code latin} or {@code mixed}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
