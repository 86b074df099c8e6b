package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoginBudgetTest {
  @ParameterizedTest
  @CsvSource({
    "150e6, i=400000",
    "100e6, i=600000",
    "6, i=2147483647",
    "1e15, i=1",
    "173e6, i=347000"
  })
  void iterationsGoWithTheTime(double nanos, String setting) {
    assertThat(LoginBudget.candidate(Planted.PBKDF2, nanos, 100e6).map(LoginBudget::text))
        .contains(setting);
  }

  @ParameterizedTest
  @CsvSource({
    "60e6, cost=11",
    "70e6, cost=11",
    "100e6, cost=10",
    "401e6, cost=8",
    "1e15, cost=4",
    "1, cost=31"
  })
  void aCostThatDoublesGoesWithTheLogarithm(double nanos, String setting) {
    Parameter cost =
        Parameter.number("cost", Parameter.Role.TIME, 4, 31, 10)
            .step(Parameter.Step.DOUBLES_PER_UNIT);
    assertThat(LoginBudget.candidate(tunable(cost), nanos, 100e6).map(LoginBudget::text))
        .contains(setting);
  }

  @ParameterizedTest
  @CsvSource({"60e6, n=2048", "100e6, n=1024", "401e6, n=256"})
  void aPowerOfTwoStaysOne(double nanos, String setting) {
    Parameter n =
        Parameter.number("n", Parameter.Role.TIME, 2, 1 << 20, 1024)
            .step(Parameter.Step.POWER_OF_TWO);
    assertThat(LoginBudget.candidate(tunable(n), nanos, 100e6).map(LoginBudget::text))
        .contains(setting);
  }

  @Test
  void aSettingIsTurnedOnceMoreByWhatItTook() {
    Candidate near = Planted.PBKDF2.with("i", 400_000);
    Tuned tuned = new Tuned(near, Planted.run().steady(near, "12 B", 125e6).build());
    assertThat(tuned.isNear()).isFalse();
    assertThat(tuned.turned().map(LoginBudget::text)).contains("i=320000");
  }

  @Test
  void aSettingWithinATenthIsNear() {
    Candidate near = Planted.PBKDF2.with("i", 400_000);
    assertThat(new Tuned(near, Planted.run().steady(near, "12 B", 109e6).build()).isNear())
        .isTrue();
    assertThat(new Tuned(near, Planted.run().steady(near, "12 B", 91e6).build()).isNear()).isTrue();
  }

  @Test
  void aSettingThatFailedCannotBeTurned() {
    RunResult run =
        Planted.run()
            .failed(Planted.PBKDF2, "12 B", Failure.of(Failure.REFUSED, "not here"))
            .build();
    Tuned tuned = new Tuned(Planted.PBKDF2, run);
    assertThat(tuned.nanos()).isEmpty();
    assertThat(tuned.isNear()).isFalse();
    assertThat(tuned.turned()).isEmpty();
  }

  @Test
  void aStepThatCannotComeNearerIsNotCalledNoise() {
    Candidate cost =
        tunable(
            Parameter.number("cost", Parameter.Role.TIME, 4, 31, 10)
                .step(Parameter.Step.DOUBLES_PER_UNIT));
    RunResult run = Planted.run().steady(cost, "12 B", 130e6).build();
    assertThat(new BudgetBlock(List.of(cost), Map.of(cost, new Tuned(cost, run))).lines())
        .containsExactly("100 ms on this machine: slow with cost=10 (measured: 130 ms)");
  }

  @Test
  void aDigestHasNoSettingToTurn() {
    assertThat(LoginBudget.candidate(Planted.SHA_256, 60, 100e6)).isEmpty();
  }

  private static Candidate tunable(Parameter parameter) {
    HashFunction function =
        HashFunction.tunable(
            HashSpec.builder("slow")
                .digestBits(8)
                .parameters(ParameterSchema.builder().add(parameter).build())
                .build(),
            setting -> (in, offset, length, out, at) -> 1);
    HashProvider provider =
        new HashProvider() {
          @Override
          public String name() {
            return "test";
          }

          @Override
          public List<HashFunction> functions() {
            return List.of(function);
          }
        };
    return HashCatalog.of(provider).get("slow");
  }
}
