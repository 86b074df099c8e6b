package io.github.hashcost.harness;

import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Plan;
import io.github.hashcost.stats.Precision;
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
   *
   * @param beforeRound done before each round, untimed
   */
  Map<Timed, Recorded> run(
      int pass, List<Allotted> cells, Runnable beforeRound, ProgressMeter progress) {
    List<Recording> recordings = cells.stream().map(c -> new Recording(c, precision)).toList();
    for (int round = 0;
        round < rounds && recordings.stream().anyMatch(Recording::goesOn);
        round++) {
      beforeRound.run();
      for (Recording recording : schedule.nextRound(recordings)) {
        recording.record(pass, round);
      }
      progress.at("measuring", (round + 1.0) / rounds);
    }
    Map<Timed, Recorded> samples = new LinkedHashMap<>();
    recordings.forEach(recording -> samples.put(recording.cell, recording.recorded()));
    return samples;
  }

  /** A cell and how often it is to be called. */
  record Allotted(Timed cell, Allotment allotment) {}

  private final class Recording {
    private final Timed cell;
    private final Allotment allotment;
    private final Optional<Precision> precision;
    private final Recorder recorder;
    private boolean precise;

    Recording(Allotted allotted, Optional<Precision> precision) {
      cell = allotted.cell();
      allotment = allotted.allotment();
      this.precision = precision;
      recorder = new Recorder(allotment.batches(), cell.threads());
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
        recorder.add(round, n, timed.get());
        precise = isPrecise();
        listener.timed(new TimedBatch(cell, pass, round, n, timed.get().nanos()));
      }
    }

    private boolean isPrecise() {
      return Precision.isAskedAt(recorder.size())
          && precision.filter(p -> p.isReachedBy(recorder.samples().nanosPerCall())).isPresent();
    }

    private Ending ending() {
      if (precise) {
        return Ending.PRECISION;
      }
      return allotment.fillsItsRounds() ? Ending.ROUNDS : Ending.BUDGET;
    }

    Recorded recorded() {
      return recorder.recorded(precision.map(p -> ending()));
    }
  }
}
