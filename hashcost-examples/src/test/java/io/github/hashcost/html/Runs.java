package io.github.hashcost.html;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Runs that were never run, of known figures. Made again, they are the same. */
final class Runs {
  private final SplittableRandom random = new SplittableRandom(7);
  private final Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
  private final List<Cell> cells = new ArrayList<>();
  private final Environment.Builder environment =
      Environment.builder().cpuModel("Test CPU").logicalCpus(2).jvm("name", "Test VM");
  private int rounds = 60;

  private Runs() {}

  static Runs empty() {
    return new Runs();
  }

  /** Three functions on four sizes, of which the second overtakes the first. */
  static Runs plain() {
    Runs runs = new Runs();
    for (int bytes : new int[] {12, 64, 1024, 65_536}) {
      String label = bytes + " B";
      runs.cell("simple/djb2", label, bytes, 3 + bytes);
      runs.cell("jca/sha-256", label, bytes, 60 + 40 * blocks(bytes));
      runs.cell("jca/md5", label, bytes, 90 + 100 * blocks(bytes));
    }
    runs.functions.put(AlgorithmId.parse("jca/sha-256"), block());
    runs.functions.put(AlgorithmId.parse("jca/md5"), block());
    return runs;
  }

  /** Two password hashes whose rates are on the bundled card, and one whose is not. */
  static Runs passwords() {
    return new Runs()
        .password("bc/argon2id:m=19456,t=2,p=1", 30e6)
        .password("bc/bcrypt:cost=10", 60e6)
        .password("password4j/balloon-sha256:s=1024,t=3", 5e6);
  }

  private Runs password(String id, double nanos) {
    cell(id, "12 B", 12, nanos);
    SecurityClaims claims =
        SecurityClaims.of(
            SecurityClaims.Strength.UNSTATED,
            SecurityClaims.Strength.UNBROKEN,
            true,
            "a test",
            LocalDate.EPOCH);
    functions.put(AlgorithmId.parse(id), FunctionFacts.builder(32).claims(claims).build());
    return this;
  }

  private static FunctionFacts block() {
    return FunctionFacts.builder(32).block(new HashSpec.Block(64, 9)).build();
  }

  private static int blocks(int bytes) {
    return (bytes + 9 + 63) / 64;
  }

  /** Of the cells that follow. */
  Runs rounds(int number) {
    rounds = number;
    return this;
  }

  /** A cell of this many nanoseconds a call, give or take 2 %. */
  Runs cell(String id, String label, long bytes, double nanos) {
    cells.add(Cell.builder(AlgorithmId.parse(id), label, bytes).samples(samples(nanos)).build());
    return this;
  }

  Runs doubted(String id, String label, Caveat caveat) {
    cells.add(
        Cell.builder(AlgorithmId.parse(id), label, 12)
            .samples(samples(10))
            .observed(caveat)
            .build());
    return this;
  }

  Runs failed(String id, String label, Failure failure) {
    cells.add(Cell.builder(AlgorithmId.parse(id), label, 12).failure(failure).build());
    return this;
  }

  Runs onThreads(String id, String label, int threads, double nanos) {
    for (int thread = 0; thread < threads; thread++) {
      cells.add(
          Cell.builder(AlgorithmId.parse(id), label, 12)
              .threads(threads)
              .thread(thread)
              .samples(samples(nanos))
              .build());
    }
    return this;
  }

  Runs library(String user, String library) {
    environment.implementation(user, library);
    return this;
  }

  private Samples samples(double nanos) {
    long[] calls = new long[rounds];
    Arrays.fill(calls, 1000);
    long[] elapsed =
        IntStream.range(0, rounds)
            .mapToLong(i -> Math.round(nanos * 1000 * (0.98 + 0.04 * random.nextDouble())))
            .toArray();
    return Samples.of(IntStream.range(0, rounds).toArray(), calls, elapsed);
  }

  RunResult build() {
    return RunResult.of(
        Instant.parse("2026-12-01T10:20:30Z"),
        environment.build(),
        Plan.builder().build(),
        functions,
        cells);
  }
}
