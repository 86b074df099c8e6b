package io.github.hashcost.password;

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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(5);
  private static final Duration MOST_PATIENCE = Duration.ofDays(1);

  private final Options options;
  private final Allowance allowance;
  private final List<Probe> probes = new ArrayList<>();

  /** Time of a round over that of its calls: more than 1 where one thread takes its turn too. */
  private double roundFactor = 1;

  private double overheadNanos;

  /** A call did not come back within the budget. */
  static final class TooSlow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Candidate setting;

    TooSlow(Candidate setting) {
      this.setting = setting;
    }

    Candidate setting() {
      return setting;
    }
  }

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
    Probe probe = Probe.of(purpose, setting, samples(setting, run), run);
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

  /** A call that takes so much longer than foreseen is left behind soon after the budget. */
  private Duration callLimit() {
    Duration left = Duration.ofNanos(Math.max(0, allowance.leftOfBudgetNanos()));
    return left.compareTo(MOST_PATIENCE) < 0 ? left.plus(LEAST_PATIENCE) : MOST_PATIENCE;
  }

  private static int callsPerSample(double nanosPerCall) {
    double fitting = Math.ceil(LEAST_SAMPLE_NANOS / Math.max(1, nanosPerCall));
    return (int) Math.min(fitting, MOST_CALLS_PER_SAMPLE);
  }

  /** On n threads: n over what all of them do in a nanosecond, round by round. */
  private double[] samples(Candidate setting, RunResult run) {
    Cell alone = run.latest().get(0);
    List<Cell> crew = run.onThreads(alone);
    Stream.concat(Stream.of(alone), crew.stream())
        .flatMap(cell -> cell.failure().stream())
        .findFirst()
        .ifPresent(failure -> fail(setting, failure));
    if (crew.isEmpty()) {
      return alone.samples().orElseThrow().nanosPerCall();
    }
    List<double[]> threads =
        crew.stream().map(cell -> cell.samples().orElseThrow().nanosPerCall()).toList();
    int rounds = threads.stream().mapToInt(t -> t.length).min().orElseThrow();
    return IntStream.range(0, rounds)
        .mapToDouble(r -> threads.size() / threads.stream().mapToDouble(t -> 1 / t[r]).sum())
        .toArray();
  }

  private static void fail(Candidate setting, Failure failure) {
    if (failure.kind().equals(Failure.TOO_SLOW)) {
      throw new TooSlow(setting);
    }
    throw new HashcostException.Unsupported(
        setting + " failed while it was measured: " + failure.detail());
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
