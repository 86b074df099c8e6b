package io.github.hashcost.examples.ledger.study;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoinedTest {
  private static RunResult run(int rounds) {
    return Harness.builder()
        .rounds(rounds)
        .iterations(rounds)
        .cold()
        .build()
        .run(Operation.of("length", "text", String::length));
  }

  @Test
  void runsOfTwoPlansAreNotJoined() {
    assertThatThrownBy(() -> Joined.of(List.of(run(6), run(7))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("6 rounds")
        .hasMessageContaining("7 rounds");
  }
}
