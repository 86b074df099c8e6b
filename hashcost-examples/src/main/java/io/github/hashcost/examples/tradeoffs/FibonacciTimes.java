package io.github.hashcost.examples.tradeoffs;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a child that computes a Fibonacci number says: its version, and the time of each turn. */
final class FibonacciTimes {
  private static final Pattern VERSION = Pattern.compile("version ([!-~][ -~]{0,60})");
  private static final Pattern TURN = Pattern.compile("([0-9]{1,18}) ([0-9]{1,18})");

  private final String version;
  private final long[] nanos;

  private FibonacciTimes(String version, long[] nanos) {
    this.version = version;
    this.nanos = nanos;
  }

  /**
   * Reads a line {@code version TEXT}, then lines {@code VALUE NANOSECONDS}, and nothing else.
   *
   * @param who for the reason
   * @param turns how many lines; the first is for the child to get ready and is left out
   * @throws NoAnswer when it is something else, or another value came out
   */
  static FibonacciTimes parse(String who, String output, int turns) throws NoAnswer {
    List<String> lines = output.lines().toList();
    Matcher version = VERSION.matcher(lines.isEmpty() ? "" : lines.get(0));
    if (!version.matches() || lines.size() != turns + 1) {
      throw new NoAnswer(who + " said something else than a version and " + turns + " times");
    }
    long[] nanos = new long[turns - 1];
    for (int turn = 0; turn < turns; turn++) {
      Matcher line = TURN.matcher(lines.get(turn + 1));
      if (!line.matches()) {
        throw new NoAnswer(who + " said something else than a value and a time");
      }
      if (Long.parseLong(line.group(1)) != Fibonacci.VALUE) {
        throw new NoAnswer(who + " computed another value");
      }
      if (turn > 0) {
        nanos[turn - 1] = Long.parseLong(line.group(2));
      }
    }
    return new FibonacciTimes(version.group(1), nanos);
  }

  String version() {
    return version;
  }

  /** Of each turn but the first. */
  long[] nanos() {
    return nanos.clone();
  }
}
