package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A share on the command line: {@code 1%}, {@code 0.5%}. */
final class Percentage {
  private static final Pattern SPELLING = Pattern.compile("([0-9]{1,2}(?:\\.[0-9]{1,6})?) ?%");

  private Percentage() {}

  /**
   * A share, such as 0.01 for {@code 1%}.
   *
   * @throws HashcostException.InvalidParameter when it is none above 0 and below 100 %
   */
  static double parse(String option, String text) {
    Matcher percentage = SPELLING.matcher(text);
    double share = percentage.matches() ? Double.parseDouble(percentage.group(1)) / 100 : 0;
    if (share == 0) {
      throw new HashcostException.InvalidParameter(
          option
              + " '"
              + Words.oneLine(text)
              + "': a percentage above 0% and below 100% is expected, such as 1% or 0.5%");
    }
    return share;
  }
}
