package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import java.util.Arrays;

/**
 * Climbs from the least setting to one that is cheap beside the target, and repeats that until its
 * code is compiled: the first calls are interpreted, and compiling goes on beside them, later where
 * others keep the processors. Quiet of the compiler is no sign, so it asks for a least time and a
 * least number of calls, and then for two probes in a row of which no call was faster than all
 * before. Not thread-safe.
 */
final class WarmUp {
  /** As long as the harness warms up at least. */
  static final long NANOS = 1_500_000_000L;

  private static final long MOST_NANOS = 4 * NANOS;
  private static final double MOST_OF_BUDGET = 0.2;

  private static final int LEAST_CALLS = 200;

  /** Noise makes no call faster than this part of the fastest before; a compiler does. */
  private static final double FASTER = 0.95;

  private static final int PROBES_WITHOUT_GAIN = 2;

  private static final double CALLS_PER_TARGET = 20;
  private static final double MOST_NANOS_PER_CALL = 10e6;

  /** While it is being compiled, the cost of one setting says little of the next. */
  private static final double GROWTH = 32;

  private static final int CLIMBING_SAMPLES = 3;
  private static final int SAMPLES = 8;

  private final Dials dials;
  private final Prober prober;
  private final Allowance allowance;
  private final double goalNanos;
  private double fastestRate = Double.POSITIVE_INFINITY;
  private int probesWithoutGain;
  private int calls;

  WarmUp(Dials dials, Prober prober, Allowance allowance, double targetNanos) {
    this.dials = dials;
    this.prober = prober;
    this.allowance = allowance;
    goalNanos = Math.min(targetNanos / CALLS_PER_TARGET, MOST_NANOS_PER_CALL);
  }

  /** From its end on the search is counted. */
  void run() {
    long budget = allowance.leftNanos();
    long most = (long) Math.min(MOST_NANOS, MOST_OF_BUDGET * budget);
    long least = Math.min(NANOS, most);
    prober.probe(Probe.WARM_UP, dials.least(), 1, MOST_NANOS_PER_CALL);
    // The first call loaded classes and says little of the second.
    int samples = 1;
    Candidate next = next();
    while (samples > 0 && !isWarm(budget - allowance.leftNanos(), least)) {
      note(prober.probe(Probe.WARM_UP, next, samples, prober.expectedNanos(next)));
      next = next();
      samples = samples(next, most - (budget - allowance.leftNanos()));
    }
    allowance.startSearch();
  }

  private boolean isWarm(long spentNanos, long leastNanos) {
    return spentNanos >= leastNanos
        && calls >= LEAST_CALLS
        && probesWithoutGain >= PROBES_WITHOUT_GAIN;
  }

  private void note(Probe probe) {
    double rate = Arrays.stream(probe.samples()).min().orElseThrow() / Dials.work(probe.setting());
    probesWithoutGain = rate < FASTER * fastestRate ? 0 : probesWithoutGain + 1;
    fastestRate = Math.min(fastestRate, rate);
    calls += probe.samples().length;
  }

  private Candidate next() {
    Probe last = prober.last();
    if (last.nanos().point() >= goalNanos / 2) {
      return last.setting();
    }
    double work = Dials.work(last.setting());
    Candidate next = dials.warming(Math.min(GROWTH * work, goalNanos / last.rate()));
    return Dials.work(next) > work ? next : last.setting();
  }

  private int samples(Candidate next, long leftNanos) {
    boolean climbing = !next.id().equals(prober.last().setting().id());
    int wanted = climbing ? CLIMBING_SAMPLES : SAMPLES;
    return Math.min(wanted, prober.affordable(next, leftNanos));
  }
}
