package io.github.hashcost.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class PlanTest {
  @Test
  void printsWhatWasChosen() {
    assertThat(Plan.builder().build())
        .hasToString(
            "throughput, isolation adapter, 300 rounds of PT0.00015S, threads 1, budget PT30S,"
                + " seed 42");
    assertThat(
            Plan.builder()
                .mode(Mode.LATENCY)
                .iterations(OptionalLong.of(1_000))
                .warmUp(false)
                .build())
        .hasToString(
            "latency, isolation adapter, 1000 calls in 300 rounds, threads 1, cold, budget PT30S,"
                + " seed 42");
  }
}
