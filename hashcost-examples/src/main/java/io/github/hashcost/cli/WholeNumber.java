package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;
import java.util.regex.Pattern;

/** A whole number on the command line. */
public final class WholeNumber {
  private static final Pattern SPELLING = Pattern.compile("[0-9]{1,18}");

  private WholeNumber() {}

  /**
   * The number.
   *
   * @throws HashcostException.InvalidParameter when it is none, or not within the bounds
   */
  public static long parse(String option, String text, long min, long max) {
    if (SPELLING.matcher(text).matches()) {
      long value = Long.parseLong(text);
      if (min <= value && value <= max) {
        return value;
      }
    }
    throw new HashcostException.InvalidParameter(
        option
            + " "
            + text
            + ": a whole number from "
            + Quantity.count(min)
            + " to "
            + Quantity.count(max)
            + " is expected");
  }
}
