package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.cli.AttackerRates.Rate;
import org.junit.jupiter.api.Test;

class AttackerRatesTest {
  private final AttackerRates rates = AttackerRates.load();

  @Test
  void aFigureForTheSameSettingIsAsPublished() {
    Rate rate = rates.of(Planted.SHA_256).orElseThrow();
    assertThat(rate.perSecond()).isEqualTo(21_975_500_000.0);
    assertThat(rate.scaled()).isFalse();
    assertThat(rate.from().citation()).contains("hashcat 6.2.6", "2022", "github.com/");
  }

  @Test
  void aFigureForOtherIterationsGoesDownWithThemAndSaysSo() {
    Rate rate = rates.of(Planted.PBKDF2).orElseThrow();
    assertThat(rate.perSecond()).isCloseTo(8_865_700.0 * 999 / 600_000, within(0.01));
    assertThat(rate.scaled()).isTrue();
    assertThat(rates.of(Planted.PBKDF2.with("i", 999)).orElseThrow().scaled()).isFalse();
  }

  @Test
  void whatNobodyPublishedIsAbsent() {
    assertThat(rates.of(Planted.DJB2)).isEmpty();
  }

  @Test
  void anotherDeviceIsNotTakenForThisOne() {
    assertThat(AttackerRates.parse("md5; other; 5; tool; 2020; somewhere\n").of(Planted.MD5))
        .isEmpty();
  }
}
