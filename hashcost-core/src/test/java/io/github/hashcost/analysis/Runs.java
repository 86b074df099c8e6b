package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Results written by hand. */
final class Runs {
  private static final int CALLS = 1000;

  private Runs() {}

  static RunResult run(Cell... cells) {
    return RunResult.of(
        Instant.parse("2026-01-01T00:00:00Z"),
        Environment.read(),
        Plan.builder().build(),
        Map.of(),
        List.of(cells));
  }

  /** On 12 bytes, with one sample in each round from 0 on. */
  static Cell cell(String id, double... nanosPerCall) {
    return on12(id).samples(samples(nanosPerCall)).build();
  }

  static Cell.Builder on12(String id) {
    return Cell.builder(AlgorithmId.parse(id), "12 B", 12);
  }

  static Samples samples(double... nanosPerCall) {
    return samples(IntStream.range(0, nanosPerCall.length).toArray(), nanosPerCall);
  }

  static Samples samples(int[] rounds, double... nanosPerCall) {
    long[] calls = new long[rounds.length];
    Arrays.fill(calls, CALLS);
    return Samples.of(
        rounds, calls, Arrays.stream(nanosPerCall).mapToLong(x -> Math.round(x * CALLS)).toArray());
  }

  /** {@code from, from + 1, ...}, so many. */
  static double[] rising(double from, int n) {
    return IntStream.range(0, n).mapToDouble(i -> from + i).toArray();
  }
}
