package io.github.hashcost.speed;

import io.github.hashcost.api.LongHasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.accuracy.SharedCpu;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.TimedBatch;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Median;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;

/** djb2 as a user measures it; after each timed batch the C loop does as many hashes, twice. */
final class BesideC {
  static final String ID = "djb2";
  static final int INPUT_BYTES = 64 * 1024;
  private static final int WARM_UP = 2000;

  private final CLoop c;
  private final List<Round> rounds = new ArrayList<>();

  /** Nanoseconds per hash. */
  private record Round(int number, double java, double c, double again) {}

  private BesideC(CLoop c) {
    this.c = c;
  }

  static Figure measure(Path program, SharedCpu cpu) throws IOException {
    byte[] input = Bytes.printable(INPUT_BYTES);
    Candidate djb2 = HashCatalog.discover().get(ID);
    OptionalInt pinned =
        cpu.whyNot().isEmpty() ? OptionalInt.of(cpu.number()) : OptionalInt.empty();
    try (CLoop c = new CLoop(program, input, pinned)) {
      if (((LongHasher) djb2.newHasher()).hashToLong(input, 0, input.length) != c.hash()) {
        throw new IllegalStateException("djb2 in C answers another number");
      }
      c.time(WARM_UP);
      BesideC beside = new BesideC(c);
      Harness.builder()
          .onProgress(progress -> cpu.take())
          .onBatch(beside::follow)
          .build()
          .run(Operation.hash(djb2, Input.of("64 KiB", input)));
      return beside.figure();
    }
  }

  private void follow(TimedBatch batch) {
    if (batch.copy() != 1) {
      return;
    }
    if (!rounds.isEmpty() && batch.round() <= rounds.get(rounds.size() - 1).number) {
      // A second pass, which counts instead of the first.
      rounds.clear();
    }
    double calls = batch.calls();
    rounds.add(
        new Round(
            batch.round(),
            batch.elapsedNanos() / calls,
            c.time(batch.calls()) / calls,
            c.time(batch.calls()) / calls));
  }

  private Figure figure() {
    return new Figure(
        ID,
        INPUT_BYTES,
        Median.of(each(Round::java)),
        Median.of(each(Round::c)),
        Estimate.medianOf(each(round -> round.java / round.c)),
        Median.of(each(round -> round.again / round.c)),
        0,
        0);
  }

  private double[] each(ToDoubleFunction<Round> value) {
    return rounds.stream().mapToDouble(value).toArray();
  }
}
