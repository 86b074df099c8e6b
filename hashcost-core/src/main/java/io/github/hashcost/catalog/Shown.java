package io.github.hashcost.catalog;

import java.util.regex.Pattern;

/** What a message may repeat of a text that was not understood: it may be a pasted hash. */
final class Shown {
  private static final int LONGEST = 32;
  private static final Pattern HASH = Pattern.compile("[0-9a-fA-F]{16}");
  private static final Pattern PLAIN = Pattern.compile("[!-~]+");

  private Shown() {}

  /** The text in quotes if it is short, printable and not hexadecimal; else its length. */
  static String name(String text) {
    return text.length() <= LONGEST && PLAIN.matcher(text).matches() && !HASH.matcher(text).find()
        ? "'" + text + "'"
        : "of " + text.length() + " characters";
  }
}
