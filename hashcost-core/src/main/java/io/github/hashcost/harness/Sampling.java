package io.github.hashcost.harness;

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
   * @return what was recorded of every cell; of one that failed, what there was until then
   */
  Map<CellRun, Samples> run(Map<CellRun, Allotment> cells, ProgressMeter progress) {
    Map<CellRun, Recording> recordings = new LinkedHashMap<>();
    cells.forEach((cell, allotment) -> recordings.put(cell, new Recording(allotment)));
    List<CellRun> all = List.copyOf(cells.keySet());
    for (int round = 0; round < rounds; round++) {
      for (CellRun cell : schedule.nextRound(all)) {
        if (!cell.failed()) {
          recordings.get(cell).record(cell, round);
        }
      }
      progress.at("measuring", (round + 1.0) / rounds);
    }
    Map<CellRun, Samples> samples = new LinkedHashMap<>();
    recordings.forEach((cell, recording) -> samples.put(cell, recording.samples()));
    return samples;
  }

  private static final class Recording {
    private final Allotment allotment;
    private final int[] rounds;
    private final long[] calls;
    private final long[] elapsedNanos;
    private int size;

    Recording(Allotment allotment) {
      this.allotment = allotment;
      rounds = new int[allotment.batches()];
      calls = new long[allotment.batches()];
      elapsedNanos = new long[allotment.batches()];
    }

    void record(CellRun cell, int round) {
      int batch = allotment.batchIn(round);
      if (batch < 0) {
        return;
      }
      int n = allotment.callsOf(batch);
      Optional<Long> elapsed = cell.time(n);
      if (elapsed.isPresent()) {
        rounds[size] = round;
        calls[size] = n;
        elapsedNanos[size] = elapsed.get();
        size++;
      }
    }

    Samples samples() {
      return Samples.of(
          Arrays.copyOf(rounds, size),
          Arrays.copyOf(calls, size),
          Arrays.copyOf(elapsedNanos, size));
    }
  }
}
