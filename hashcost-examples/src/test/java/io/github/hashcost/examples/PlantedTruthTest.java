package io.github.hashcost.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlantedTruthTest {
  @ParameterizedTest
  @CsvSource({
    "2.00, 1.941, as planted",
    "2.00, 2.059, as planted",
    "2.00, 1.939, not as planted",
    "2.00, 2.061, not as planted",
    "1.15, 1.184, as planted",
    "1.15, 1.00, not as planted",
  })
  void threePercentBesideWhatWasPlantedIsAsPlanted(
      double planted, double measured, String verdict) {
    assertThat(PlantedTruth.verdict(planted, measured)).isEqualTo(verdict);
  }
}
