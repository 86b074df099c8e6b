package io.github.hashcost.attacker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class WhoPaysTest {
  private static final String CONTEST = "jca/pbkdf2-hmac-sha256:i=100000,l=32";
  private static final double CONTEST_BITS = 32;

  private final RunResult run =
      new PlantedRun()
          .password(CONTEST, 31)
          .fast("jca/sha-256", 1e-4)
          .fast("simple/djb2", 1e-5)
          .operation("op/copy", 5)
          .build();

  private static HashPrice only(WhoPays pays, String id) {
    return pays.prices().stream()
        .filter(p -> p.id().toString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /**
   * 1Password, cracking challenge update (blog.b5dev.com): $6 paid for 2^32 guesses of
   * PBKDF2-HMAC-SHA256 with 100,000 iterations. 2^32 / (8,865,700 * 999 / 100,000) = 48,493 s.
   */
  @Test
  void aPublishedContestTakesThirteenAndAHalfHoursOfAnRtx4090() {
    WhoPays pays = WhoPays.of(run, RateCard.bundled()).device("RTX 4090").entropyBits(CONTEST_BITS);
    assertThat(only(pays, CONTEST).crackSeconds().orElseThrow() / 3600)
        .isCloseTo(13.5, within(0.1));
    assertThat(only(pays.dollarsPerHour(6 / 13.47), CONTEST).dollarsPer2To32().orElseThrow())
        .isCloseTo(6, within(0.01));
    // Rents seen in 2026-05 and 2026-06 put it between $4.2 and $11.8.
    assertThat(only(pays.dollarsPerHour(0.31), CONTEST).dollarsPer2To32().orElseThrow())
        .isCloseTo(4.2, within(0.05));
    assertThat(only(pays.dollarsPerHour(0.88), CONTEST).dollarsPer2To32().orElseThrow())
        .isCloseTo(11.8, within(0.1));
  }

  @Test
  void theDefenderPaysWhatWasMeasured() {
    HashPrice price = only(WhoPays.of(run, RateCard.bundled()), CONTEST);
    assertThat(price.nanos().point()).isEqualTo(31e6);
    assertThat(price.cpuSecondsPerThousand()).isCloseTo(31, within(1e-9));
    assertThat(price.memoryBytes()).isEqualTo(1 << 20);
    assertThat(price.allocatedBytes().orElseThrow()).isEqualTo(2048);
    assertThat(price.forPasswords()).isTrue();
  }

  @Test
  void theAsymmetryIsTheSameAtTwiceTheCost() {
    RunResult twice =
        new PlantedRun()
            .password("jca/pbkdf2-hmac-sha256:i=100000,l=32", 31)
            .password("jca/pbkdf2-hmac-sha256:i=200000,l=32", 62)
            .build();
    List<HashPrice> prices = WhoPays.of(twice, RateCard.bundled()).prices();
    double perCoreSecond = 8_865_700.0 * 999 / 100_000 * 0.031;
    assertThat(prices)
        .allSatisfy(
            price ->
                assertThat(price.asymmetry().orElseThrow()).isCloseTo(perCoreSecond, within(1e-6)));
  }

  @Test
  void moneyIsTimeAtThePriceOfAnHour() {
    WhoPays pays = WhoPays.of(run, RateCard.bundled()).dollarsPerHour(2).entropyBits(40);
    HashPrice sha = only(pays, "jca/sha-256");
    assertThat(sha.crackSeconds().orElseThrow())
        .isCloseTo(Math.pow(2, 40) / 21_975_500_000.0, within(1e-9));
    assertThat(sha.crackDollars().orElseThrow())
        .isCloseTo(sha.crackSeconds().orElseThrow() / 3600 * 2, within(1e-12));
  }

  @Test
  void withoutAPriceThereIsTimeAndNoMoney() {
    WhoPays pays = WhoPays.of(run, RateCard.bundled()).device("rtx 5090");
    assertThat(pays.device()).isEqualTo("RTX 5090");
    assertThat(pays.dollarsPerHour()).isEmpty();
    assertThat(only(pays, CONTEST).crackSeconds()).isPresent();
    assertThat(only(pays, CONTEST).crackDollars()).isEmpty();
  }

  @Test
  void withoutARateOnlyTheDefendersSideIsKnown() {
    HashPrice djb2 = only(WhoPays.of(run, RateCard.bundled()), "simple/djb2");
    assertThat(djb2.guesses()).isEmpty();
    assertThat(djb2.asymmetry()).isEmpty();
    assertThat(djb2.dollarsPer2To32()).isEmpty();
    assertThat(djb2).hasToString("simple/djb2: 0.00001 ms a login; no figure of the attacker's");
  }

  @Test
  void whatFailedOrIsNoHashIsLeftOut() {
    RunResult some =
        new PlantedRun()
            .failed("bc/scrypt:n=2,r=8,p=1", Failure.of("out-of-memory", "no heap"))
            .operation("op/copy", 5)
            .fast("jca/md5", 1e-4)
            .build();
    assertThat(WhoPays.of(some, RateCard.bundled()).prices())
        .extracting(p -> p.id().toString())
        .containsExactly("jca/md5");
  }

  @Test
  void settingsWhoseRangesOverlapAreTied() {
    Ranking ranking =
        WhoPays.of(
                new PlantedRun()
                    .fast("jca/sha-256", 1e-4)
                    .password("jca/pbkdf2-hmac-sha256:i=600000,l=32", 200)
                    .password("bc/bcrypt:cost=10", 50)
                    .password("bc/argon2id:m=19456,t=2,p=1", 50)
                    .password("native/yescrypt:cost=5", 50)
                    .build(),
                RateCard.bundled())
            .ranking();
    assertThat(ranking.places())
        .extracting(p -> p.number() + " " + p.isTied() + " " + p.price().id().name())
        .containsExactly("1 true bcrypt", "1 true argon2id", "3 false pbkdf2-hmac-sha256");
    assertThat(ranking.unplaced()).extracting(p -> p.id().name()).containsExactly("yescrypt");
  }

  @Test
  void atOneLoginTimeACoarseStepGivesNothingAway() {
    WhoPays pays =
        WhoPays.of(
            new PlantedRun()
                // Half of what it could take: at 100 ms its guesses would be half as many.
                .password("bc/bcrypt:cost=10", 50)
                .password("bc/scrypt:n=16384,r=8,p=1", 100)
                .build(),
            RateCard.bundled());
    assertThat(pays.ranking().places())
        .extracting(p -> p.number() + " " + p.price().id().name())
        .containsExactly("1 scrypt", "1 bcrypt");
    List<Ranking.Place> places = pays.rankingAt(Duration.ofMillis(100)).places();
    assertThat(places)
        .extracting(p -> p.number() + " " + p.isTied() + " " + p.price().id().name())
        .containsExactly("1 false bcrypt", "2 false scrypt");
    assertThat(places.get(0).guessesPerSecond()).isCloseTo(1974 * 4 / 2.0, within(1e-6));
    assertThat(places.get(1).range().low()).isCloseTo(7126, within(1e-6));
    assertThatThrownBy(() -> pays.rankingAt(Duration.ZERO))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void nonsenseIsRefused() {
    WhoPays pays = WhoPays.of(run, RateCard.bundled());
    assertThatThrownBy(() -> pays.dollarsPerHour(0))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> pays.entropyBits(513))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> pays.device("abacus"))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> WhoPays.of(run, RateCard.of(List.of())))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void aSlowLibraryGivesAwayWhatTheFastestWouldAfford() {
    List<ImplementationTax.Entry> entries =
        ImplementationTax.of(
                new PlantedRun()
                    .password("bc/bcrypt:cost=10,long=refuse", 100)
                    .password("password4j/bcrypt:cost=10,long=refuse,v=2b", 200)
                    .password("native/bcrypt:cost=10,long=refuse", 50)
                    .password("native/bcrypt:cost=11,long=refuse", 100)
                    .build())
            .entries();
    assertThat(entries)
        .extracting(e -> e.setting() + " " + e.cell().id().provider().orElse("") + " " + e.bits())
        .containsExactly(
            "bcrypt:cost=10 native 0.0", "bcrypt:cost=10 bc 1.0", "bcrypt:cost=10 password4j 2.0");
  }

  @Test
  void lanesThatSaveNoTimeAreSerial() {
    List<LaneCost> lanes =
        LaneCost.of(
            new PlantedRun()
                .password("bc/argon2id:m=19456,t=2,p=1", 100)
                .password("bc/argon2id:m=19456,t=2,p=4", 97)
                .password("native/argon2id:m=19456,t=2,p=1", 40)
                .password("native/argon2id:m=19456,t=2,p=4", 22)
                .password("native/argon2id:m=8192,t=2,p=4", 22)
                .build());
    assertThat(lanes)
        .extracting(l -> l.cell().id().provider().orElse("") + " " + l.isSerial())
        .containsExactly("bc true", "native false");
    assertThat(lanes).allMatch(LaneCost::isClear);
  }
}
