package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long a login may take, as the command line spells it: {@code 100ms}, {@code 1s}. */
final class Milliseconds {
  private static final Pattern SPELLING = Pattern.compile("([0-9]{1,6})(ms|s)");
  private static final long MOST = 60_000;

  private Milliseconds() {}

  /**
   * @throws HashcostException.InvalidParameter when it is none from 1 ms to a minute
   */
  static Duration parse(String option, String text) {
    Matcher time = SPELLING.matcher(text);
    long millis =
        time.matches() ? Long.parseLong(time.group(1)) * (time.group(2).equals("s") ? 1000 : 1) : 0;
    if (millis < 1 || millis > MOST) {
      throw new HashcostException.InvalidParameter(
          option
              + " '"
              + Words.oneLine(text)
              + "': a time from 1ms to 60s is expected, such as 100ms or 1s");
    }
    return Duration.ofMillis(millis);
  }
}
