package io.github.hashcost.password;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Progress;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures one setting after the other, keeps what it saw, and foresees what the next one would
 * take. Not thread-safe.
 */
final class Prober {
  private static final Input PASSWORD = Input.ofSize(12);

  /** The harness hashes once before it times and once after, to see that the digest is right. */
  private static final int CHECKING_CALLS = 2;

  /** Shorter samples would measure the loop and the clock too. */
  private static final double LEAST_SAMPLE_NANOS = 1e6;

  private static final int MOST_CALLS_PER_SAMPLE = 1_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private final Options options;
  private final Allowance allowance;
  private final List<Probe> probes = new ArrayList<>();

  /** Time of a round over that of its calls: more than 1 where one thread takes its turn too. */
  private double roundFactor = 1;

  private double overheadNanos;

  Prober(Options options, Allowance allowance) {
    this.options = options;
    this.allowance = allowance;
  }

  List<Probe> probes() {
    return probes;
  }

  /** The last one; there must be one. */
  Probe last() {
    return probes.get(probes.size() - 1);
  }

  /** What a call of this setting would cost by the last one. */
  double expectedNanos(Candidate setting) {
    return last().rate() * Dials.work(setting);
  }

  /** What so many samples of this setting would take, by the last one. */
  double foreseen(Candidate setting, int samples) {
    return overheadNanos + checksNanos(setting) + samples * roundNanos(setting);
  }

  /** How many samples of this setting fit into this time, by the last one. */
  int affordable(Candidate setting, long leftNanos) {
    double left = leftNanos - overheadNanos - checksNanos(setting);
    return (int) Math.max(0, Math.min(left / roundNanos(setting), 1 << 20));
  }

  /** The work of a setting of which so many samples fit into this time, by the last one. */
  double affordableWork(int samples, long leftNanos) {
    double left = Math.max(0, leftNanos - overheadNanos);
    return left / (roundFactor * last().rate() * (samples + CHECKING_CALLS));
  }

  private double checksNanos(Candidate setting) {
    return CHECKING_CALLS * roundFactor * expectedNanos(setting);
  }

  private double roundNanos(Candidate setting) {
    double nanos = expectedNanos(setting);
    return roundFactor * nanos * callsPerSample(nanos);
  }

  /**
   * Measures it.
   *
   * @param nanosPerCall what a call is expected to take
   * @throws HashcostException.Unsupported when it fails
   */
  Probe probe(String purpose, Candidate setting, int samples, double nanosPerCall) {
    tell(setting);
    int calls = callsPerSample(nanosPerCall);
    long start = options.clock.nanos();
    RunResult run =
        Harness.builder()
            .isolation(Isolation.LOOP)
            .cold()
            .rounds(samples)
            .iterations((long) samples * calls)
            .threads(options.verifiers)
            .clock(options.clock)
            .callLimit(callLimit())
            .build()
            .run(Operation.hash(setting, PASSWORD));
    long wall = options.clock.nanos() - start;
    Probe probe = Probe.of(purpose, setting, nanos(run), run);
    probes.add(probe);
    double call = probe.nanos().point();
    roundFactor = Math.max(1, roundNanos(run) / (call * calls));
    overheadNanos = Math.max(0, wall - roundFactor * call * (samples * calls + CHECKING_CALLS));
    tell(setting);
    return probe;
  }

  private void tell(Candidate setting) {
    options.listener.accept(Progress.of("trying " + setting, allowance.fraction()));
  }

  /** Long enough for one that is many times as slow as foreseen. */
  private Duration callLimit() {
    Duration least = Duration.ofSeconds(60);
    return options.budget.compareTo(least) > 0 && options.budget.compareTo(Duration.ofDays(1)) < 0
        ? options.budget
        : least;
  }

  private static int callsPerSample(double nanosPerCall) {
    double fitting = Math.ceil(LEAST_SAMPLE_NANOS / Math.max(1, nanosPerCall));
    return (int) Math.min(fitting, MOST_CALLS_PER_SAMPLE);
  }

  /** On all threads: n calls at once in n times the time of one call of all threads together. */
  private Estimate nanos(RunResult run) {
    Cell alone = run.latest().get(0);
    Stream.concat(Stream.of(alone), run.onThreads(alone).stream())
        .flatMap(cell -> cell.failure().stream())
        .findFirst()
        .ifPresent(failure -> fail(alone, failure));
    Comparison comparison = Comparison.of(run);
    if (options.verifiers == 1) {
      return comparison.nanos(alone);
    }
    Estimate rate = comparison.onThreads(alone).orElseThrow().callsPerSecond();
    double n = options.verifiers * NANOS_PER_SECOND;
    Interval interval = rate.interval();
    return Estimate.of(
        n / rate.point(),
        new Interval(n / interval.high(), n / interval.low(), interval.level()),
        rate.samples());
  }

  private static void fail(Cell cell, Failure failure) {
    throw new HashcostException.Unsupported(
        cell.id() + " failed while it was measured: " + failure.detail());
  }

  private static double roundNanos(RunResult run) {
    Cell alone = run.latest().get(0);
    long samples = alone.samples().map(s -> s.size()).orElse(1);
    long slowest = run.onThreads(alone).stream().mapToLong(Prober::totalNanos).max().orElse(0);
    return (double) (totalNanos(alone) + slowest) / samples;
  }

  private static long totalNanos(Cell cell) {
    return cell.samples().map(s -> s.totalNanos()).orElse(0L);
  }
}
