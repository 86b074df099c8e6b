package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as the command line spells them: {@code 150us}, {@code 250ms}, {@code 1s}, {@code 1h}. */
final class TimeSpan {
  private static final Pattern SPELLING = Pattern.compile("([0-9]{1,9})(ns|us|ms|s|min|h)");
  private static final Map<String, Duration> UNITS =
      Map.of(
          "ns", Duration.ofNanos(1),
          "us", Duration.ofNanos(1_000),
          "ms", Duration.ofMillis(1),
          "s", Duration.ofSeconds(1),
          "min", Duration.ofMinutes(1),
          "h", Duration.ofHours(1));

  private TimeSpan() {}

  /**
   * @throws HashcostException.InvalidParameter when it is none, or 0
   */
  static Duration parse(String option, String text) {
    Matcher time = SPELLING.matcher(text);
    long number = time.matches() ? Long.parseLong(time.group(1)) : 0;
    if (number == 0) {
      throw new HashcostException.InvalidParameter(
          option
              + " '"
              + Words.oneLine(text)
              + "': a time above 0 such as 250ms is expected, in ns, us, ms, s, min or h");
    }
    return UNITS.getOrDefault(time.group(2), Duration.ZERO).multipliedBy(number);
  }
}
