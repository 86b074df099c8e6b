package io.github.hashcost.cli.accuracy;

import io.github.hashcost.stats.Median;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;

/**
 * Warms a function that has its JVM to itself, on each of its inputs in turn: batches of about 150
 * us, of the input that is to be timed at least 250 and for a minimum of time, then until its
 * medians of the last five and of the five before agree within 3 %, but not for longer than the
 * cap. Time is the sum of what its batches took.
 *
 * @param nanosPerCall the median of the last five batches
 * @param settled false where the cap ended it
 */
record LoneWarmUp(double nanosPerCall, boolean settled) {
  static final Duration ALONE = Duration.ofMillis(1500);

  private static final double BATCH_NANOS = 150_000;
  private static final int LEAST_BATCHES = 250;
  private static final int GROUP = 5;
  private static final double AGREEMENT = 0.03;
  private static final double MOST_NANOS = 10e9;

  /**
   * @param timers each times so many calls on one input, in nanoseconds
   * @param timed index of the one that is to be timed later
   */
  static LoneWarmUp run(List<IntToLongFunction> timers, int timed, Duration least) {
    int[] calls = new int[timers.size()];
    Arrays.fill(calls, 1);
    double spent = 0;
    double previous = 0;
    double[] group = new double[GROUP];
    for (int batch = 0; ; batch++) {
      for (int i = 0; i < calls.length; i++) {
        long nanos = Math.max(1, timers.get(i).applyAsLong(calls[i]));
        double perCall = (double) nanos / calls[i];
        calls[i] = (int) Math.max(1, Math.min(BATCH_NANOS / perCall, 8.0 * calls[i]));
        if (i == timed) {
          spent += nanos;
          group[batch % GROUP] = perCall;
        }
      }
      if (batch % GROUP == GROUP - 1) {
        double median = Median.of(group);
        boolean enough = batch + 1 >= LEAST_BATCHES && spent >= least.toNanos();
        boolean agree = Math.abs(median / previous - 1) <= AGREEMENT;
        if ((enough && agree) || spent >= MOST_NANOS) {
          return new LoneWarmUp(median, enough && agree);
        }
        previous = median;
      }
    }
  }
}
