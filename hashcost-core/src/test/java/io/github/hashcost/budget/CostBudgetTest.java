package io.github.hashcost.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.stats.Interval;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions of planted costs, on a clock that only they move. */
class CostBudgetTest {
  private long now = 1_000_000;
  private int runs;
  private double lastProgress = 1;
  private long dearNanos = 80_000;
  private int inputLength;
  private int changesInRun = -1;

  private final HashCatalog catalog =
      HashCatalog.of(
          new HashProvider() {
            @Override
            public String name() {
              return "planted";
            }

            @Override
            public List<HashFunction> functions() {
              return List.of(
                  taking("dear", () -> dearNanos),
                  taking("cheap", () -> 8_000),
                  taking("middling", () -> 20_000),
                  taking("broken", CostBudgetTest::fail));
            }
          });

  private HashFunction taking(String name, LongSupplier nanos) {
    HashSpec spec = HashSpec.builder(name).digestBits(64).output(HashSpec.Output.LONG).build();
    return HashFunction.ofLong(
        spec,
        (input, offset, length) -> {
          inputLength = length;
          now += nanos.getAsLong();
          return 1;
        });
  }

  private static long fail() {
    throw new IllegalStateException("planted");
  }

  private Harness.Builder harness() {
    return Harness.builder()
        .clock(() -> now)
        .isolation(Isolation.LOOP)
        .rounds(12)
        .timeBudget(Duration.ofMillis(100))
        .onProgress(
            progress -> {
              if (progress.fraction() < lastProgress) {
                runs++;
                dearNanos = runs == changesInRun ? 160_000 : dearNanos;
              }
              lastProgress = progress.fraction();
            });
  }

  private void check(CostBudget budget) {
    budget.check(catalog, harness().build());
  }

  @Test
  void limitsThatHoldTakeOneRun() {
    check(CostBudget.of("dear").atLeast(9, "cheap").atMost(11, "cheap").atMost(5, "middling"));
    assertThat(runs).isEqualTo(1);
  }

  @Test
  void aBrokenLimitIsToldWithTheRatioItsIntervalAndTheLimit() {
    assertThatThrownBy(() -> check(CostBudget.of("dear").atLeast(100_000, "cheap")))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            "dear costs 10.0 x as much as cheap (10.0 to 10.0); at least 100,000 x is allowed");
    assertThat(runs).isEqualTo(3);
  }

  @Test
  void everyBrokenLimitIsTold() {
    CostBudget budget =
        CostBudget.of("dear").atLeast(11, "cheap").atMost(3, "middling").atLeast(2, "cheap");
    assertThatThrownBy(() -> check(budget))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "as cheap (10.0 to 10.0); at least 11.0 x",
            "as middling (4.00 to 4.00); at most 3.00 x")
        .hasMessageNotContaining("at least 2");
  }

  @Test
  void aLimitThatOneOfThreeRunsLeavesRoomForIsNotBroken() {
    changesInRun = 3;
    check(CostBudget.of("dear").atLeast(15, "cheap"));
    assertThat(runs).isEqualTo(3);
  }

  @Test
  void theSameTwoWaysRoundIsTheSameLimit() {
    check(CostBudget.of("cheap").atMost(0.11, "dear"));
    assertThatThrownBy(() -> check(CostBudget.of("cheap").atMost(0.05, "dear")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("cheap costs 0.10 x as much as dear");
  }

  @Test
  void theInputIsTheOneGiven() {
    check(CostBudget.of("dear").atLeast(2, "cheap"));
    assertThat(inputLength).isEqualTo(12);
    check(CostBudget.of("dear").input(Input.ofSize(100)).atLeast(2, "cheap"));
    assertThat(inputLength).isEqualTo(100);
  }

  @Test
  void whatIsMissingOrFailsHasNotPassed() {
    assertThatThrownBy(() -> check(CostBudget.of("dear").atLeast(2, "nobody")))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class);
    assertThatThrownBy(() -> check(CostBudget.of("nobody").atLeast(2, "cheap")))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class);
    assertThatThrownBy(() -> check(CostBudget.of("dear").atLeast(2, "broken")))
        .isInstanceOf(HashcostException.class)
        .hasMessageContaining("planted/broken");
    assertThatThrownBy(() -> check(CostBudget.of("broken").atMost(2, "cheap")))
        .isInstanceOf(HashcostException.class);
  }

  @Test
  void tooFewSamplesHaveNotPassed() {
    assertThatThrownBy(
            () ->
                CostBudget.of("dear")
                    .atLeast(2, "cheap")
                    .check(catalog, harness().rounds(1).build()))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("too few samples");
  }

  @Test
  void aBudgetWithoutLimitsOrLimitedByItselfIsRefused() {
    assertThatThrownBy(() -> check(CostBudget.of("dear")))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("no limit");
    assertThatThrownBy(() -> check(CostBudget.of("dear").atLeast(2, "planted/dear")))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("by itself");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void aLimitIsAPositiveNumber(double times) {
    assertThatThrownBy(() -> CostBudget.of("dear").atLeast(times, "cheap"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("at least");
    assertThatThrownBy(() -> CostBudget.of("dear").atMost(times, "cheap"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("at most");
  }

  @Test
  void eachCallMakesAnotherBudget() {
    CostBudget none = CostBudget.of("dear");
    CostBudget one = none.atLeast(100_000, "cheap");
    assertThat(none).hasToString("dear on 12 B: ");
    assertThat(one.atMost(3, "middling"))
        .hasToString("dear on 12 B: at least 100,000 x cheap, at most 3.00 x middling");
    assertThat(one).hasToString("dear on 12 B: at least 100,000 x cheap");
  }

  @Test
  void onlyTheWholeIntervalBreaksALimit() {
    Limit least = new Limit(true, 10, "cheap");
    assertThat(least.isBrokenBy(new Interval(8, 10.1, 0.95), 1)).isFalse();
    assertThat(least.isBrokenBy(new Interval(8, 9.9, 0.95), 1)).isTrue();
    Limit most = new Limit(false, 10, "cheap");
    assertThat(most.isBrokenBy(new Interval(9.9, 12, 0.95), 1)).isFalse();
    assertThat(most.isBrokenBy(new Interval(10.1, 12, 0.95), 1)).isTrue();
  }

  @Test
  void whatIdenticalCellsDifferByWidensTheInterval() {
    assertThat(new Limit(true, 10, "cheap").isBrokenBy(new Interval(8, 9.9, 0.95), 1.02)).isFalse();
    assertThat(new Limit(false, 10, "cheap").isBrokenBy(new Interval(10.1, 12, 0.95), 1.02))
        .isFalse();
  }
}
