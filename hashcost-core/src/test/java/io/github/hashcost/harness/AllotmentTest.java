package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class AllotmentTest {
  @Property
  void callsOfAllBatchesAddUpToTheIterations(
      @ForAll @LongRange(min = 1, max = 10_000_000_000L) long iterations,
      @ForAll @IntRange(min = 10, max = 2_000) int rounds) {
    Allotment a = Allotment.ofIterations(iterations, rounds);
    long[] calls = IntStream.range(0, a.batches()).mapToLong(a::callsOf).toArray();
    assertThat(java.util.Arrays.stream(calls).sum()).isEqualTo(iterations);
    assertThat(
            java.util.Arrays.stream(calls).max().orElseThrow()
                - java.util.Arrays.stream(calls).min().orElseThrow())
        .isLessThanOrEqualTo(1);
  }

  @Property
  void everyBatchFallsIntoOneRoundInOrder(
      @ForAll @LongRange(min = 1, max = 5_000) long iterations,
      @ForAll @IntRange(min = 1, max = 2_000) int rounds) {
    Allotment a = Allotment.ofIterations(iterations, rounds);
    int[] batches = IntStream.range(0, rounds).map(a::batchIn).filter(b -> b >= 0).toArray();
    assertThat(batches).containsExactly(IntStream.range(0, a.batches()).toArray());
  }

  @Test
  void aCellSlowerThanTheWholeBudgetStillGetsOneCall() {
    Plan plan = Plan.builder().timeBudget(Duration.ofSeconds(1)).build();
    Allotment a = Allotment.ofBatches(1, 5e9, Duration.ofMillis(100), plan);
    assertThat(a.batches()).isEqualTo(1);
    assertThat(a.calls()).isEqualTo(1);
  }

  @Test
  void whatCheapCellsLeaveGoesToTheDearOnes() {
    double[] needs = {1e6, 1e6, 1e12, 1e12};
    assertThat(Allotment.share(needs, Duration.ofMillis(1002))).isEqualTo(Duration.ofMillis(500));
  }

  @Test
  void aBudgetThatIsEnoughForAllLimitsNothing() {
    assertThat(Allotment.share(new double[] {1e6, 2e6}, Duration.ofSeconds(30)))
        .isEqualTo(Duration.ofSeconds(3));
  }
}
