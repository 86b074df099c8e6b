package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.nio.charset.StandardCharsets;

/** A text of the command line. */
public final class TypedText {
  /** What a JVM puts where its locale has no character for what was typed. */
  private static final char REPLACEMENT = '\uFFFD';

  private TypedText() {}

  /**
   * The text itself. What was lost before it came here cannot be known, so it must not be hashed.
   *
   * @param instead how else to say what is hashed
   * @throws HashcostException.InvalidParameter when characters of it were lost
   */
  public static String intact(String option, String text, String instead) {
    boolean lost =
        text.indexOf(REPLACEMENT) >= 0 || !StandardCharsets.UTF_8.newEncoder().canEncode(text);
    if (lost) {
      throw new HashcostException.InvalidParameter(
          option + " lost characters: use a UTF-8 locale (LC_ALL=C.UTF-8) or " + instead);
    }
    return text;
  }
}
