package io.github.hashcost.attacker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateCardTest {
  private static final String DEVICE = "RTX 4090";

  private final RateCard card = RateCard.bundled();

  private static Rate own(String device, String algorithm, double guesses) {
    return Rate.builder(device, algorithm, guesses)
        .measuredOn("2026-11-30")
        .source("a test")
        .build();
  }

  private GuessRate guesses(String setting) {
    return guesses(card, setting).orElseThrow();
  }

  private static Optional<GuessRate> guesses(RateCard card, String setting) {
    return card.guesses(AlgorithmId.parse(setting), DEVICE);
  }

  @Test
  void aFigureForTheSameSettingIsAsMeasured() {
    GuessRate sha256 = guesses("jca/sha-256");
    assertThat(sha256.perSecond()).isEqualTo(21_975_500_000.0);
    assertThat(sha256.grade()).isEqualTo(Grade.MEASURED);
    assertThat(sha256.range().low()).isEqualTo(sha256.range().high());
    assertThat(sha256.from().citation())
        .isEqualTo("hashcat 6.2.6, 2022, github.com/dosoos/hashcat_speeds, benchmarks/RTX4090.txt");
    assertThat(guesses("bc/bcrypt:cost=5,long=refuse").grade()).isEqualTo(Grade.MEASURED);
  }

  @Test
  void pbkdf2GoesDownWithItsIterationsWhateverItsLength() {
    GuessRate short32 = guesses("jca/pbkdf2-hmac-sha256:i=600000,l=32");
    assertThat(short32.perSecond()).isCloseTo(8_865_700.0 * 999 / 600_000, within(0.01));
    assertThat(short32.grade()).isEqualTo(Grade.SCALED);
    assertThat(short32.range().high()).isCloseTo(short32.perSecond() * 1.03, within(0.01));
    assertThat(guesses("jca/pbkdf2-hmac-sha256:i=600000,l=64").perSecond())
        .isEqualTo(short32.perSecond());
  }

  @Test
  void theNearestMeasuredSettingIsCarriedOver() {
    GuessRate ten = guesses("bcrypt:cost=10");
    assertThat(ten.from().algorithm()).hasToString("bcrypt:cost=12");
    assertThat(ten.perSecond()).isEqualTo(4 * 1974);
    assertThat(ten.range().high()).isEqualTo(ten.perSecond());
    assertThat(ten.range().low()).isCloseTo(ten.perSecond() / 1.37, within(0.01));
    GuessRate eight = guesses("bcrypt:cost=8");
    assertThat(eight.from().algorithm()).hasToString("bcrypt:cost=5");
    assertThat(eight.range().low()).isEqualTo(184_000.0 / 8);
    assertThat(eight.range().high()).isCloseTo(184_000.0 / 8 * 1.37, within(0.01));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RTX 4090", "RTX 5090", "H100 PCIe"})
  void theErrorOfBcryptsLawHoldsOnTheCard(String device) {
    double five = rate(device, "bcrypt:cost=5");
    double twelve = rate(device, "bcrypt:cost=12");
    assertThat(twelve / (five / 128))
        .isBetween(LawError.BCRYPT.low(), LawError.BCRYPT.high() + 0.005);
  }

  private double rate(String device, String algorithm) {
    return card.guesses(AlgorithmId.parse(algorithm), device).orElseThrow().perSecond();
  }

  @Test
  void memoryHardHashesGoByWhatAGuessFills() {
    assertThat(guesses("scrypt:n=32768,r=8,p=3").perSecond()).isCloseTo(7126 / 6.0, within(1e-6));
    assertThat(guesses("argon2id:m=19456,t=2,p=1,l=32,v=19").perSecond())
        .isCloseTo(1667 * (65536.0 * 3) / (19456.0 * 2), within(1e-6));
    assertThat(guesses("scrypt:n=32768,r=8,p=3").basis()).contains("error unknown");
  }

  @Test
  void whatRestsOnOneMeasurementSaysSo() {
    assertThat(guesses("argon2id:m=65536,t=3,p=1").grade()).isEqualTo(Grade.SINGLE_SOURCE);
    assertThat(guesses("argon2id:m=19456,t=2,p=1").grade()).isEqualTo(Grade.SINGLE_SOURCE);
    RateCard two = card.and(RateCard.of(List.of(own("mine", "argon2id:m=65536,t=3,p=1", 5))));
    assertThat(guesses(two, "argon2id:m=65536,t=3,p=1").orElseThrow().grade())
        .isEqualTo(Grade.MEASURED);
    assertThat(guesses(two, "argon2id:m=19456,t=2,p=1").orElseThrow().grade())
        .isEqualTo(Grade.SCALED);
  }

  @Test
  void aGuessThatDoesNotFitTheDeviceHasNoFigure() {
    assertThat(guesses(card, "argon2id:m=25165824,t=1,p=1")).isPresent();
    assertThat(guesses(card, "argon2id:m=25165825,t=1,p=1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"djb2", "yescrypt:cost=5", "argon2d:m=16384,t=3,p=1", "argon2i:m=8,t=3,p=1"})
  void whatNobodyMeasuredOnTheDeviceHasNoFigure(String setting) {
    assertThat(guesses(card, setting)).isEmpty();
  }

  @Test
  void withoutALawOnlyTheMeasuredSettingHasAFigure() {
    RateCard own = card.and(RateCard.of(List.of(own(DEVICE, "yescrypt:cost=5", 100))));
    assertThat(guesses(own, "native/yescrypt:cost=5")).isPresent();
    assertThat(guesses(own, "native/yescrypt:cost=6")).isEmpty();
  }

  @Test
  void theUsersOwnRateCountsForTheSameSetting() {
    RateCard own = card.and(RateCard.of(List.of(own(DEVICE, "sha-256", 7))));
    assertThat(guesses(own, "sha-256").orElseThrow().perSecond()).isEqualTo(7);
    assertThat(own.devices()).isEqualTo(card.devices());
    assertThat(own.price(DEVICE)).isPresent();
  }

  @Test
  void devicesAreFoundInAnyCaseAndOthersRefused() {
    assertThat(card.device("rtx 4090")).isEqualTo(DEVICE);
    assertThatThrownBy(() -> card.device("abacus"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage("device 'abacus': the card has RTX 4090, RTX 5090, H100 PCIe");
  }

  @Test
  void everyBundledRateIsDatedAndSourced() {
    assertThat(card.title()).isEqualTo("rate card 1 of 2026-12-01");
    assertThat(card.rates())
        .hasSize(41)
        .allSatisfy(
            rate -> {
              assertThat(rate.measuredOn()).matches("20[0-9-]+");
              assertThat(rate.source()).contains("github.com/");
              assertThat(rate.mode()).isNotEqualTo("unknown");
            });
    assertThat(card.price(DEVICE).orElseThrow().asOf()).isEqualTo("2026-06");
    assertThat(card.price("RTX 5090")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "bcrypt,cost is missing",
    "bcrypt:cost=32,up to 31",
    "scrypt:n=16384,r is missing",
    "bc/md5,leave out",
    "pbkdf2-hmac-sha256:i=0,is not",
  })
  void aRateNeedsTheParametersThatDecideItsCost(String algorithm, String reason) {
    assertThatThrownBy(() -> Rate.builder("device", algorithm, 1))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aRateNeedsADateAndASource() {
    assertThatThrownBy(() -> Rate.builder("device", "md5", 1).measuredOn("2026").build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("source");
    assertThatThrownBy(() -> Rate.builder("device", "md5", 1).measuredOn("May"))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> Rate.builder("device", "md5", Double.NaN))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void aMalformedCardNamesItsLine() {
    assertThatThrownBy(() -> CardReader.read("card 1 2026-12-01\n\ndevice x\n  0 12 md5\n"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageStartingWith("rate card, line 4: ");
  }
}
