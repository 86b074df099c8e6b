package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.environment.Environment;
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
import java.util.stream.IntStream;

/** A run that was never run. */
final class PlantedRun {
  private static final int ROUNDS = 10;

  private final List<Cell> cells = new ArrayList<>();
  private final Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();

  PlantedRun password(String id, double millis) {
    return hash(id, millis, true);
  }

  PlantedRun fast(String id, double millis) {
    return hash(id, millis, false);
  }

  PlantedRun operation(String id, double millis) {
    cells.add(cell(AlgorithmId.parse(id), millis));
    return this;
  }

  PlantedRun failed(String id, Failure failure) {
    cells.add(Cell.builder(AlgorithmId.parse(id), "12 B", 12).failure(failure).build());
    return this;
  }

  private PlantedRun hash(String text, double millis, boolean forPasswords) {
    AlgorithmId id = AlgorithmId.parse(text);
    cells.add(cell(id, millis));
    facts.put(
        id,
        FunctionFacts.builder(32)
            .memoryBytes(forPasswords ? 1 << 20 : 0)
            .claims(
                SecurityClaims.of(
                    Strength.UNBROKEN, Strength.UNBROKEN, forPasswords, "a test", LocalDate.EPOCH))
            .build());
    return this;
  }

  private static Cell cell(AlgorithmId id, double millis) {
    long[] calls = new long[ROUNDS];
    Arrays.fill(calls, 1);
    long[] elapsed = new long[ROUNDS];
    Arrays.fill(elapsed, Math.round(millis * 1e6));
    return Cell.builder(id, "12 B", 12)
        .samples(Samples.of(IntStream.range(0, ROUNDS).toArray(), calls, elapsed))
        .allocatedBytesPerCall(2048)
        .build();
  }

  RunResult build() {
    return RunResult.of(
        Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), facts, cells);
  }
}
