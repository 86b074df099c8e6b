package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Precision;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The timed rounds of one pass. */
final class Sampling {
  private final int rounds;
  private final Optional<Precision> precision;
  private final Schedule schedule;
  private final BatchListener listener;

  Sampling(Plan plan, Schedule schedule, BatchListener listener) {
    rounds = plan.rounds();
    precision = plan.precision().stream().mapToObj(Precision::within).findFirst();
    this.schedule = schedule;
    this.listener = listener;
  }

  /**
   * Times every cell as allotted. Of one that fails, the answer holds what there was until then.
   */
  Map<CellRun, Recorded> run(int pass, List<Allotted> cells, ProgressMeter progress) {
    List<Recording> recordings = cells.stream().map(c -> new Recording(c, precision)).toList();
    for (int round = 0;
        round < rounds && recordings.stream().anyMatch(Recording::goesOn);
        round++) {
      for (Recording recording : schedule.nextRound(recordings)) {
        recording.record(pass, round);
      }
      progress.at("measuring", (round + 1.0) / rounds);
    }
    Map<CellRun, Recorded> samples = new LinkedHashMap<>();
    recordings.forEach(recording -> samples.put(recording.cell, recording.recorded()));
    return samples;
  }

  /** A cell and how often it is to be called. */
  record Allotted(CellRun cell, Allotment allotment) {}

  private final class Recording {
    private final CellRun cell;
    private final Allotment allotment;
    private final Optional<Precision> precision;
    private final int[] rounds;
    private final long[] calls;
    private final long[] elapsedNanos;
    private int size;
    private long allocatedBytes;
    private GcActivity collections = GcActivity.of(0, 0);
    private boolean precise;

    Recording(Allotted allotted, Optional<Precision> precision) {
      cell = allotted.cell();
      allotment = allotted.allotment();
      this.precision = precision;
      rounds = new int[allotment.batches()];
      calls = new long[allotment.batches()];
      elapsedNanos = new long[allotment.batches()];
    }

    boolean goesOn() {
      return !precise && !cell.failed();
    }

    void record(int pass, int round) {
      int batch = allotment.batchIn(round);
      if (batch < 0 || !goesOn()) {
        return;
      }
      int n = allotment.callsOf(batch);
      Optional<Batch> timed = cell.time(n);
      if (timed.isPresent()) {
        rounds[size] = round;
        calls[size] = n;
        elapsedNanos[size] = timed.get().nanos();
        size++;
        allocatedBytes += timed.get().allocatedBytes();
        collections = collections.plus(timed.get().collections());
        precise = isPrecise();
        listener.timed(
            new TimedBatch(cell.operation(), cell.copy(), pass, round, n, timed.get().nanos()));
      }
    }

    private boolean isPrecise() {
      return Precision.isAskedAt(size)
          && precision.filter(p -> p.isReachedBy(samples().nanosPerCall())).isPresent();
    }

    private Samples samples() {
      return Samples.of(
          Arrays.copyOf(rounds, size),
          Arrays.copyOf(calls, size),
          Arrays.copyOf(elapsedNanos, size));
    }

    private Ending ending() {
      if (precise) {
        return Ending.PRECISION;
      }
      return allotment.fillsItsRounds() ? Ending.ROUNDS : Ending.BUDGET;
    }

    Recorded recorded() {
      return new Recorded(samples(), allocatedBytes, collections, precision.map(p -> ending()));
    }
  }
}
