package io.github.hashcost.password;

import java.util.Arrays;
import java.util.stream.LongStream;

/** How long each of some logins took, in nanoseconds. Immutable. */
final class Latencies {
  /** With fewer, the nearest rank of p99 is the last one. */
  static final int ENOUGH_FOR_P99 = 100;

  private final long[] ascending;

  /**
   * @param nanos one or more, in any order
   */
  Latencies(long[] nanos) {
    if (nanos.length == 0) {
      throw new IllegalArgumentException("no latencies; at least one is needed");
    }
    ascending = nanos.clone();
    Arrays.sort(ascending);
  }

  int count() {
    return ascending.length;
  }

  /**
   * By nearest rank: the smallest one that {@code percent} of all do not exceed, number {@code
   * ceil(percent * n / 100)} of n (Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996,
   * definition 1). It was measured, never interpolated.
   *
   * @param percent 1 to 100
   */
  long percentile(int percent) {
    long rank = ((long) percent * ascending.length + 99) / 100;
    return ascending[(int) rank - 1];
  }

  LongStream ascending() {
    return Arrays.stream(ascending);
  }
}
