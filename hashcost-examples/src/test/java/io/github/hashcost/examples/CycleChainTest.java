package io.github.hashcost.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.junit.jupiter.api.Test;

class CycleChainTest {
  private static final Environment COMPILED = Environment.builder().build();

  private static Cell cell(String id, long nanosPerCall) {
    int rounds = 20;
    long[] calls = new long[rounds];
    long[] elapsed = new long[rounds];
    Arrays.fill(calls, 10);
    Arrays.fill(elapsed, 10 * nanosPerCall);
    return Cell.builder(AlgorithmId.parse(id), "", 0)
        .samples(Samples.of(IntStream.range(0, rounds).toArray(), calls, elapsed))
        .build();
  }

  private static RunResult run(Environment environment, Cell... cells) {
    return RunResult.of(
        Instant.EPOCH, environment, Plan.builder().build(), Map.of(), List.of(cells));
  }

  @Test
  void eachStepOfTheChainIsACycle() {
    Cell hash = cell("jca/sha-256", 100);
    RunResult run = run(COMPILED, hash, cell("op/cycle-chain", 2048));
    assertThat(CycleChain.gigahertz(run).orElseThrow()).isCloseTo(2.0, within(1e-9));
    assertThat(CycleChain.cycles(run, hash).orElseThrow()).isCloseTo(200, within(1e-9));
  }

  @Test
  void tellsNoRateThatNoProcessorHas() {
    Cell hash = cell("jca/sha-256", 100);
    for (long nanos : new long[] {100, 100_000}) {
      RunResult run = run(COMPILED, hash, cell("op/cycle-chain", nanos));
      assertThat(CycleChain.gigahertz(run)).isEmpty();
      assertThat(CycleChain.cycles(run, hash)).isEmpty();
    }
  }

  @Test
  void tellsNothingWithoutTheChainOrWhereTheCompilerWasHeldBack() {
    Cell chain = cell("op/cycle-chain", 2048);
    Environment held = Environment.builder().jvm("jit", "interpreted").build();
    assertThat(CycleChain.gigahertz(run(COMPILED, cell("djb2", 10)))).isEmpty();
    assertThat(held.jitLimits()).isNotEmpty();
    assertThat(CycleChain.gigahertz(run(held, chain))).isEmpty();
  }
}
