package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Samples;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The timed rounds of one pass. */
final class Sampling {
  private final int rounds;
  private final Schedule schedule;

  Sampling(int rounds, Schedule schedule) {
    this.rounds = rounds;
    this.schedule = schedule;
  }

  /**
   * Times every cell as allotted. Of one that fails, the answer holds what there was until then.
   */
  Map<CellRun, Recorded> run(List<Allotted> cells, ProgressMeter progress) {
    List<Recording> recordings = cells.stream().map(Recording::new).toList();
    for (int round = 0; round < rounds; round++) {
      for (Recording recording : schedule.nextRound(recordings)) {
        recording.record(round);
      }
      progress.at("measuring", (round + 1.0) / rounds);
    }
    Map<CellRun, Recorded> samples = new LinkedHashMap<>();
    recordings.forEach(recording -> samples.put(recording.cell, recording.recorded()));
    return samples;
  }

  /** A cell and how often it is to be called. */
  record Allotted(CellRun cell, Allotment allotment) {}

  private static final class Recording {
    private final CellRun cell;
    private final Allotment allotment;
    private final int[] rounds;
    private final long[] calls;
    private final long[] elapsedNanos;
    private int size;
    private long allocatedBytes;
    private GcActivity collections = GcActivity.of(0, 0);

    Recording(Allotted allotted) {
      cell = allotted.cell();
      allotment = allotted.allotment();
      rounds = new int[allotment.batches()];
      calls = new long[allotment.batches()];
      elapsedNanos = new long[allotment.batches()];
    }

    void record(int round) {
      int batch = allotment.batchIn(round);
      if (batch < 0 || cell.failed()) {
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
      }
    }

    Recorded recorded() {
      Samples samples =
          Samples.of(
              Arrays.copyOf(rounds, size),
              Arrays.copyOf(calls, size),
              Arrays.copyOf(elapsedNanos, size));
      return new Recorded(samples, allocatedBytes, collections);
    }
  }
}
