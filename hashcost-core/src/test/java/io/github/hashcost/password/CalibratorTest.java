package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Setting;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.harness.Progress;
import io.github.hashcost.result.Caveat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalibratorTest {
  private static final double MS = 1e6;
  private static final long SEED = 20_261_201;

  private final PlantedCosts exact = PlantedCosts.exact();

  private static Calibration.Found found(Calibrator calibrator, String id) {
    return (Calibration.Found) calibrator.calibrate(id);
  }

  private static Calibration.Infeasible infeasible(Calibrator calibrator, String id) {
    return (Calibration.Infeasible) calibrator.calibrate(id);
  }

  private static Calibrator target(PlantedCosts costs, long millis) {
    return costs.calibrator().target(Duration.ofMillis(millis));
  }

  private static void assertLands(double nanos, double targetNanos) {
    assertThat(nanos / targetNanos).isBetween(0.95, 1.0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20, 100, 250, 1_000})
  void argon2LandsAt95To100PercentOfTheTarget(long millis) {
    Calibration.Found found = found(target(exact, millis), "argon2id");
    assertLands(PlantedCosts.argon2Nanos(found.setting().setting()), millis * MS);
    assertThat(found.next()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20, 100, 250, 1_000})
  void pbkdf2LandsAt95To100PercentOfTheTarget(long millis) {
    Calibration.Found found = found(target(exact, millis), "pbkdf2-hmac-sha256");
    assertLands(400.0 * found.setting().setting().number("i"), millis * MS);
  }

  @ParameterizedTest
  @CsvSource({"argon2id, 100", "argon2id, 400", "pbkdf2-hmac-sha256, 250"})
  void noiseAndSlowFirstCallsAreSurvived(String id, long millis) {
    for (int seed = 0; seed < 10; seed++) {
      PlantedCosts costs = new PlantedCosts(SEED + seed, 0.02, 20);
      Calibration.Found found = found(target(costs, millis), id);
      assertThat(found.nanos().point() / (millis * MS)).as("seed %s", seed).isBetween(0.93, 1.0);
      assertThat(found.nanos().samples()).isGreaterThanOrEqualTo(3);
      double truly = PlantedCosts.nanos(found.setting()) * 1.02;
      assertThat(truly / (millis * MS)).as("seed %s", seed).isBetween(0.9, 1.05);
    }
  }

  @ParameterizedTest
  @CsvSource({"argon2id, 100, 100", "argon2id, 100, 1000", "pbkdf2-hmac-sha256, 250, 500"})
  void aHostThatChangesItsPaceLeavesAnAnswerThatItCanStandFor(String id, long millis, int dwell) {
    for (int seed = 0; seed < 10; seed++) {
      PlantedCosts costs = PlantedCosts.onChangingHost(SEED + seed, dwell, 2);
      Calibration.Found found = found(target(costs, millis), id);
      assertThat(found.nanos().point()).as("seed %s", seed).isLessThanOrEqualTo(millis * MS);
      // At either pace, or between them.
      double fast = PlantedCosts.nanos(found.setting()) * 1.02 / (millis * MS);
      assertThat(fast).as("seed %s", seed).isBetween(0.4, 1.05);
    }
  }

  @Test
  void aHostThatChangesItsPaceIsSaidSo() {
    List<String> codes = new ArrayList<>();
    for (int seed = 0; seed < 10; seed++) {
      PlantedCosts costs = PlantedCosts.onChangingHost(SEED + seed, 100, 3);
      target(costs, 100).calibrate("argon2id").caveats().forEach(c -> codes.add(c.code()));
    }
    assertThat(codes).contains("not-steady").hasSizeGreaterThan(5);
    assertThat(target(exact, 100).calibrate("argon2id").caveats()).isEmpty();
  }

  @Test
  void aSearchThatAnswersKeepsToItsTimeAndOneThatDoesNotToTheBudget() {
    for (int seed = 0; seed < 10; seed++) {
      PlantedCosts costs = PlantedCosts.onChangingHost(SEED + seed, 100, 3);
      long start = costs.nanos();
      target(costs, 100).budget(Duration.ofSeconds(5)).calibrate("argon2id");
      assertThat(costs.nanos() - start).isLessThanOrEqualTo(6_000_000_000L);
    }
  }

  @Test
  void whereAnotherJvmMayCompileOtherwiseThatIsSaid() {
    assertThat(target(exact, 100).javaVersion(25).calibrate("argon2id").caveats())
        .extracting(Caveat::code)
        .containsExactly("jvms-differ");
    assertThat(target(exact, 100).javaVersion(25).calibrate("bcrypt").caveats()).isEmpty();
  }

  @Test
  void othersOnTheProcessorsAreTold() {
    Iterator<Long> otherCpuNanos = List.of(0L, Long.MAX_VALUE / 2).iterator();
    Calibration calibration =
        exact
            .calibrator()
            .host(() -> HostActivity.builder().otherCpuNanos(otherCpuNanos.next()).build())
            .calibrate("bcrypt");
    assertThat(calibration.caveats()).extracting(Caveat::code).containsExactly("busy-host");
  }

  @Test
  void codeThatIsCompiledLateIsNotTakenForTheCost() {
    for (int seed = 0; seed < 10; seed++) {
      // 20 times slower at first, and still 1.1 times after 70 calls of the warm-up.
      PlantedCosts costs = new PlantedCosts(SEED + seed, 0.02, 200);
      Calibration.Found found = found(target(costs, 100), "pbkdf2-hmac-sha256");
      assertThat(PlantedCosts.nanos(found.setting()) * 1.02 / (100 * MS)).isBetween(0.9, 1.05);
    }
  }

  @Test
  void aNamedCostThatTakesForEverIsWorkedOutFromCheaperOnes() {
    long start = exact.nanos();
    Calibration.Infeasible none = infeasible(target(exact, 100), "bcrypt:cost=31");
    assertThat(exact.nanos() - start).isLessThanOrEqualTo(60_000_000_000L);
    assertThat(none.closest().isExtrapolated()).isTrue();
    assertThat(none.closest().nanos()).isCloseTo(70_000.0 * (1L << 31), within(1e9));
    assertThat(none.reason()).startsWith("it takes about 150,000 s, more than the target");
  }

  @Test
  void memoryComesFirst() {
    // A pass over the 16 MiB that are allowed takes 21.3 ms, so there is time for 4.7 of them.
    Setting s = found(target(exact, 100).memoryBytes(16 << 20), "argon2id").setting().setting();
    assertThat(s.number("t")).isEqualTo(5);
    assertThat(s.number("m")).isBetween(14_000L, 16L << 10);
  }

  @Test
  void whereOnePassIsTooMuchThereIsLessMemory() {
    // A pass over 64 MiB takes 85.2 ms.
    Setting s = found(target(exact, 40).memoryBytes(64 << 20), "argon2id").setting().setting();
    assertThat(s.number("t")).isEqualTo(1);
    assertThat(s.number("m")).isBetween(29_000L, 31_000L);
  }

  @Test
  void argon2IsGivenNoMemoryThatItWouldNotFill() {
    Setting s = found(target(exact, 40), "argon2id:p=3").setting().setting();
    assertThat(s.number("m") % 12).isZero();
    assertThat(s.number("p")).isEqualTo(3);
  }

  @Test
  void parametersThatTheIdNamesAreKept() {
    Setting passes = found(target(exact, 100), "argon2id:m=8192").setting().setting();
    assertThat(passes.number("m")).isEqualTo(8192);
    assertThat(passes.number("t")).isEqualTo(9);
    Setting memory = found(target(exact, 100), "argon2id:t=3").setting().setting();
    assertThat(memory.number("t")).isEqualTo(3);
    assertLands(PlantedCosts.argon2Nanos(memory), 100 * MS);
  }

  @Test
  void aSettingThatIsNamedWholeIsMeasuredOnly() {
    Calibration.Found found = found(target(exact, 100), "argon2id:m=1024,t=2,p=1");
    assertThat(found.setting().setting().text()).containsEntry("m", "1024").containsEntry("t", "2");
    assertThat(found.nanos().point()).isEqualTo(2_048_000.0);
  }

  @Test
  void parallelismIsTakenAsIfTheIdNamedIt() {
    assertThat(found(target(exact, 40).parallelism(2), "argon2id").setting().setting().number("p"))
        .isEqualTo(2);
    assertThatThrownBy(() -> target(exact, 40).parallelism(2).calibrate("argon2id:p=3"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("names another");
    assertThatThrownBy(() -> target(exact, 40).parallelism(2).calibrate("bcrypt"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("bcrypt has no such parameter");
  }

  @ParameterizedTest
  @CsvSource({"100, 10, 143.36", "72, 10, 143.36", "71, 9, 71.68", "250, 11, 286.72"})
  void bcryptGetsTheLargestStepThatIsNotAboveTheTarget(long millis, long cost, double next) {
    Calibration.Found found = found(target(exact, millis), "bcrypt");
    assertThat(found.setting().setting().number("cost")).isEqualTo(cost);
    if (found.nanos().point() < 0.95 * millis * MS) {
      SettingCost dearer = found.next().orElseThrow();
      assertThat(dearer.setting().setting().number("cost")).isEqualTo(cost + 1);
      assertThat(dearer.nanos()).isEqualTo(next * MS);
    }
  }

  @Test
  void aStepThatIsJustTooDearIsMeasured() {
    Calibration.Found found = found(target(exact, 71), "bcrypt");
    assertThat(found.next().orElseThrow().isExtrapolated()).isFalse();
    assertThat(found(target(exact, 100), "bcrypt").next().orElseThrow().isExtrapolated()).isTrue();
  }

  @Test
  void scryptGetsTheLargestMemoryAndThenRounds() {
    Setting memory = found(target(exact, 100), "scrypt").setting().setting();
    assertThat(memory.number("n")).isEqualTo(32_768);
    assertThat(memory.number("p")).isEqualTo(1);
    Setting rounds = found(target(exact, 100).memoryBytes(8 << 20), "scrypt").setting().setting();
    assertThat(rounds.number("n")).isEqualTo(8192);
    assertThat(rounds.number("p")).isEqualTo(6);
  }

  @Test
  void atMostTwentyTargetsAreSpent() {
    for (int seed = 0; seed < 10; seed++) {
      PlantedCosts costs = new PlantedCosts(SEED + seed, 0.05, 20);
      long start = costs.nanos();
      target(costs, 100).calibrate("argon2id");
      assertThat(costs.nanos() - start).isLessThanOrEqualTo(1_600_000_000L + 2_000_000_000L);
    }
  }

  @Test
  void theBudgetIsKept() {
    long start = exact.nanos();
    Calibration.Infeasible none =
        infeasible(target(exact, 1_000).budget(Duration.ofSeconds(4)), "pbkdf2-hmac-sha256");
    assertThat(exact.nanos() - start).isLessThanOrEqualTo(4_000_000_000L);
    assertThat(none.reason()).contains("budget").contains("3 samples");
    assertThat(none.closest().isExtrapolated()).isTrue();
  }

  @Test
  void aTargetBelowTheLeastSettingIsInfeasible() {
    Calibration.Infeasible none =
        infeasible(exact.calibrator().target(Duration.ofNanos(1_000)), "argon2id");
    assertThat(none.closest().setting().setting().text())
        .containsEntry("m", "8")
        .containsEntry("t", "1");
    assertThat(none.closest().nanos()).isEqualTo(8_000.0);
    assertThat(none.closest().isExtrapolated()).isFalse();
    assertThat(none.reason()).contains("8.00 us").contains("1.00 us");
    assertThatThrownBy(none::orThrow)
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("least setting");
  }

  @Test
  void aTargetBeyondTheBudgetIsExtrapolatedAndSaysSo() {
    long start = exact.nanos();
    Calibration.Infeasible none =
        infeasible(
            exact.calibrator().memoryBytes(64 << 20).target(Duration.ofHours(1)), "argon2id");
    assertThat(exact.nanos() - start).isLessThanOrEqualTo(60_000_000_000L);
    assertThat(none.closest().isExtrapolated()).isTrue();
    assertThat(none.closest().nanos()).isBetween(0.95 * 3.6e12, 3.6e12);
    assertThat(none.closest().setting().setting().number("m")).isEqualTo(65_536);
    assertThat(none.closest().toString()).contains("extrapolated");
  }

  @Test
  void everyProbeIsInTheResult() {
    Calibration.Found found = found(target(exact, 100), "pbkdf2-hmac-sha256");
    long timed =
        found.probes().stream()
            .flatMap(p -> p.run().cells().stream())
            .mapToLong(c -> c.samples().orElseThrow().totalNanos())
            .sum();
    assertThat(timed).isLessThan(exact.nanos());
    assertThat(found.probes())
        .extracting(Probe::purpose)
        .contains(Probe.WARM_UP, Probe.SEARCH, Probe.CONFIRM);
    Probe last = found.probes().get(found.probes().size() - 1);
    assertThat(last.setting().id()).isEqualTo(found.setting().id());
    assertThat(last.nanos()).isEqualTo(found.nanos());
  }

  @Test
  void whatIsNoPasswordHashIsRefusedWithTheReason() {
    assertThatThrownBy(() -> exact.calibrator().calibrate("sha-256"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("no cost to choose");
    assertThatThrownBy(() -> exact.calibrator().calibrate("unheard-of"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("nobody says");
  }

  @Test
  void unsuitableOnesAreMeasuredWhenAllowed() {
    assertThat(found(exact.calibrator().allowUnsuitable(), "sha-256").nanos().point())
        .isEqualTo(300.0);
    Calibration.Found found = found(target(exact, 40).allowUnsuitable(), "unheard-of");
    assertLands(400.0 * found.setting().setting().number("i"), 40 * MS);
  }

  @Test
  void moreMemoryThanTheHeapHasIsRefusedBeforeAnythingIsMeasured() {
    long start = exact.nanos();
    assertThatThrownBy(() -> exact.calibrator().memoryBytes(1L << 50).calibrate("argon2id"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("1 PiB")
        .hasMessageContaining("-Xmx");
    assertThat(exact.nanos()).isEqualTo(start);
  }

  @Test
  void lessMemoryThanTheLeastSettingIsRefused() {
    assertThatThrownBy(() -> exact.calibrator().memoryBytes(1024).calibrate("argon2id"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("8 KiB");
    assertThatThrownBy(() -> exact.calibrator().memoryBytes(1 << 20).calibrate("argon2id:m=2048"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("name less memory");
  }

  @Test
  void optionsOutOfRangeAreRefused() {
    Calibrator c = exact.calibrator();
    assertThatThrownBy(() -> c.target(Duration.ZERO)).hasMessageContaining("target");
    assertThatThrownBy(() -> c.budget(Duration.ofMillis(-1))).hasMessageContaining("budget");
    assertThatThrownBy(() -> c.verifiers(0)).hasMessageContaining("1 to 1024");
    assertThatThrownBy(() -> c.memoryBytes(0)).hasMessageContaining("at least 1");
  }

  @Test
  void progressNeverFallsAndNamesTheSetting() {
    List<Progress> told = new ArrayList<>();
    target(exact, 100).onProgress(told::add).calibrate("bcrypt");
    assertThat(told).isSortedAccordingTo((a, b) -> Double.compare(a.fraction(), b.fraction()));
    assertThat(told.get(0).doing()).isEqualTo("trying planted/bcrypt:cost=4");
    assertThat(told.get(told.size() - 1).fraction()).isBetween(0.3, 1.0);
  }
}
