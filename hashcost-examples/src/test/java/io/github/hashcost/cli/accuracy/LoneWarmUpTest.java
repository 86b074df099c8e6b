package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class LoneWarmUpTest {
  private final List<Integer> batches = new ArrayList<>();
  private double spent;

  /** A function whose call takes so many nanoseconds after so many nanoseconds of calls. */
  private LoneWarmUp run(DoubleUnaryOperator nanosPerCall) {
    return LoneWarmUp.run(List.of(timer(nanosPerCall)), 0, LoneWarmUp.ALONE);
  }

  private IntToLongFunction timer(DoubleUnaryOperator nanosPerCall) {
    return calls -> {
      batches.add(calls);
      long nanos = Math.round(calls * nanosPerCall.applyAsDouble(spent));
      spent += nanos;
      return nanos;
    };
  }

  @Test
  void warmsTheOtherInputsAsOften() {
    List<Integer> others = new ArrayList<>();
    LoneWarmUp warm =
        LoneWarmUp.run(
            List.of(
                calls -> {
                  others.add(calls);
                  return calls * 1_000L;
                },
                timer(after -> 10)),
            1,
            LoneWarmUp.ALONE);
    assertThat(warm.nanosPerCall()).isEqualTo(10);
    assertThat(others).hasSameSizeAs(batches).last().isEqualTo(150);
  }

  @Test
  void takesBatchesOfAboutAFifthOfAMillisecondForAtLeastOneAndAHalfSeconds() {
    LoneWarmUp warm = run(after -> 10);
    assertThat(warm.nanosPerCall()).isEqualTo(10);
    assertThat(warm.settled()).isTrue();
    assertThat(batches.get(batches.size() - 1)).isEqualTo(15_000);
    assertThat(spent).isBetween(1.5e9, 1.51e9);
  }

  @Test
  void takesAtLeastTwoHundredAndFiftyBatchesOfASlowFunction() {
    run(after -> Duration.ofMillis(20).toNanos());
    assertThat(batches).hasSize(250).containsOnly(1);
  }

  @Test
  void goesOnWhileItIsStillGettingFaster() {
    LoneWarmUp warm = run(after -> after < 3e9 ? 100 - 20e-9 * after + 400e3 / (after + 1) : 40);
    assertThat(warm.settled()).isTrue();
    LoneWarmUp jumping = run(after -> batches.size() / 5 % 2 == 0 ? 100 : 110);
    assertThat(jumping.settled()).isFalse();
  }

  @Test
  void endsAfterTenSecondsWhateverComes() {
    LoneWarmUp warm = run(after -> Duration.ofSeconds(3).toNanos());
    assertThat(warm.settled()).isFalse();
    assertThat(batches).hasSize(5);
  }
}
