package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final PlantedCosts costs = new PlantedCosts(7, 0, 20);

  private Candidate candidate(String id) {
    return costs.catalog().get(id);
  }

  @Test
  void aSettingThatTakesForEverIsToldFromCheaperOnes() {
    long start = costs.nanos();
    SettingCost cost = Forecast.of(candidate("bcrypt:cost=31"), 1e9, 1e9, costs);
    assertThat(cost.isExtrapolated()).isTrue();
    assertThat(cost.nanos()).isCloseTo(70_000.0 * (1L << 31), within(0.2 * 70_000 * (1L << 31)));
    assertThat(costs.nanos() - start).isLessThan(SECOND.toNanos());
  }

  @Test
  void memoryAboveThatOfTheSettingIsNeverFilled() {
    SettingCost cost = Forecast.of(candidate("argon2id:m=1024,t=100000,p=1"), 1e9, 1e9, costs);
    assertThat(cost.nanos()).isBetween(102e9, 140e9);
  }

  @Test
  void theLeastSettingIsMeasured() {
    SettingCost cost = Forecast.of(candidate("bcrypt:cost=4"), 1e9, 1e9, costs);
    assertThat(cost.isExtrapolated()).isFalse();
  }

  @Test
  void whatDoesNotFitIsRefusedWithWhatItWouldTake() {
    assertThatThrownBy(() -> Forecast.require(candidate("bcrypt:cost=25"), 4, SECOND, costs))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("planted/bcrypt:cost=25")
        .hasMessageContaining("extrapolated")
        .hasMessageContaining("1.00 s has no room for 4:");
    assertThatCode(() -> Forecast.require(candidate("bcrypt:cost=10"), 4, SECOND, costs))
        .doesNotThrowAnyException();
  }
}
