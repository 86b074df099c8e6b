package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankingTextTest {
  private static final Duration LOGIN = Duration.ofMillis(100);

  private static String ranked(Map<String, Long> millis) {
    Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();
    List<Cell> cells = new ArrayList<>();
    millis.forEach(
        (text, time) -> {
          AlgorithmId id = AlgorithmId.parse(text);
          long nanos = time * 1_000_000;
          cells.add(
              Cell.builder(id, "12 B", 12)
                  .samples(
                      Samples.of(
                          new int[] {0, 1, 2},
                          new long[] {1, 1, 1},
                          new long[] {nanos, nanos, nanos}))
                  .build());
          facts.put(
              id,
              FunctionFacts.builder(32)
                  .claims(
                      SecurityClaims.of(
                          Strength.UNBROKEN, Strength.UNBROKEN, true, "a test", LocalDate.EPOCH))
                  .build());
        });
    RunResult run =
        RunResult.of(
            Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), facts, cells);
    RateCard card = RateCard.bundled();
    return String.join(
        "\n", new RankingText(WhoPays.of(run, card), card, LOGIN, List.of()).lines());
  }

  @Test
  void whatItsStepKeepsBelowTheLoginTimeIsRankedAtThatTime() {
    assertThat(ranked(Map.of("bc/bcrypt:cost=10", 50L)))
        .containsPattern("1 +bc/bcrypt:cost=10 +50.0 ms +- +7.90 k ~ +3.95 k ")
        .doesNotContain("far from");
  }

  @Test
  void whatTookSomethingElseThanWhenItWasCalibratedIsNamed() {
    assertThat(ranked(Map.of("bc/bcrypt:cost=10", 130L)))
        .contains("far from 100 ms when all were measured: bcrypt. The machine was busy");
    assertThat(ranked(Map.of("bc/bcrypt:cost=10", 30L))).contains("far from 100 ms");
  }
}
