package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Runs that were never run: their figures are made up to see what is said of them. */
final class Planted {
  static final HashCatalog CATALOG = HashCatalog.discover();
  static final Candidate DJB2 = CATALOG.get("djb2");
  static final Candidate MD5 = CATALOG.get("md5");
  static final Candidate SHA_256 = CATALOG.get("sha-256");
  static final Candidate PBKDF2 = CATALOG.get("pbkdf2-hmac-sha256");

  private static final int ROUNDS = 40;
  private static final long CALLS = 1000;

  private int rounds = ROUNDS;
  private final List<Cell> cells = new ArrayList<>();

  private Planted() {}

  static Planted run() {
    return new Planted();
  }

  static DemoPlan plan(Candidate... functions) {
    Subject subject = Subject.generated(12, new SplittableRandom(7));
    return new DemoPlan(subject, List.of(functions), OptionalLong.of(ROUNDS * CALLS));
  }

  /** Of the cells that follow. */
  Planted rounds(int number) {
    rounds = number;
    return this;
  }

  Planted steady(Candidate candidate, String input, double nanos) {
    return moving(candidate, input, nanos, nanos);
  }

  /** In the first half of the rounds, and in the second. */
  Planted moving(Candidate candidate, String input, double first, double second) {
    long[] calls = new long[rounds];
    Arrays.fill(calls, CALLS);
    long[] elapsed =
        IntStream.range(0, rounds)
            // A little to and fro, or the interval would be a point.
            .mapToLong(
                i -> Math.round((i < rounds / 2 ? first : second) * CALLS * (1 + (i % 3) * 1e-4)))
            .toArray();
    cells.add(
        Cell.builder(candidate.id(), input, 12)
            .samples(Samples.of(IntStream.range(0, rounds).toArray(), calls, elapsed))
            .build());
    return this;
  }

  Planted failed(Candidate candidate, String input, Failure failure) {
    cells.add(Cell.builder(candidate.id(), input, 12).failure(failure).build());
    return this;
  }

  RunResult build() {
    Map<AlgorithmId, FunctionFacts> none = Map.of();
    return RunResult.of(
        Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), none, cells);
  }
}
