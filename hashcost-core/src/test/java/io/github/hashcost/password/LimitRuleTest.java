package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LimitRuleTest {
  private static final long ARGON2 = 19 << 20;
  private static final Map<Integer, CapacityLevel> CONTROL = control(1.0);

  private static Map<Integer, CapacityLevel> control(double slowdownOfTwo) {
    return Map.of(
        1,
        PlantedLevel.of(1, 1000).build(),
        2,
        PlantedLevel.of(2, 2 * 1000 / slowdownOfTwo).build());
  }

  private static CapacityLimit limit(
      Map<Integer, CapacityLevel> control,
      long filled,
      Optional<NotRun> notRun,
      PlantedLevel... planted) {
    List<CapacityLevel> levels = Stream.of(planted).map(PlantedLevel::build).toList();
    return new LimitRule(levels, control, 2, filled, notRun).limit();
  }

  private static CapacityLimit limit(PlantedLevel... planted) {
    return limit(CONTROL, ARGON2, Optional.empty(), planted);
  }

  @Test
  void isTheCpuWhereMoreLoginsThanCpusGetNoMoreDone() {
    CapacityLimit limit =
        limit(
            PlantedLevel.of(1, 17),
            PlantedLevel.of(2, 33).busy(1.97),
            PlantedLevel.of(4, 33.4),
            PlantedLevel.of(8, 33.2));
    assertThat(limit.code()).isEqualTo(CapacityLimit.CPU);
    assertThat(limit.evidence())
        .isEqualTo(
            "throughput stops growing at 2 at once, with 2 CPUs: 33.0 logins/s there, 33.4 at most"
                + " with more; 1.97 CPUs were busy with it");
  }

  @Test
  void isMemoryBandwidthWhereLoginsSlowEachOtherMoreThanTheControlDoes() {
    CapacityLimit limit =
        limit(PlantedLevel.of(1, 17), PlantedLevel.of(2, 22).busy(1.99), PlantedLevel.of(4, 22));
    assertThat(limit.code()).isEqualTo(CapacityLimit.MEMORY_BANDWIDTH);
    assertThat(limit.evidence())
        .isEqualTo(
            "2 at once each take 1.55 x as long as one alone, and SHA-256, which needs no memory,"
                + " 1.00 x; each fills 19 MiB");
  }

  @Test
  void isNotMemoryBandwidthWhereTheControlIsAsSlow() {
    PlantedLevel[] hyperThreads = {
      PlantedLevel.of(1, 17), PlantedLevel.of(2, 22), PlantedLevel.of(4, 22)
    };
    assertThat(limit(control(1.5), ARGON2, Optional.empty(), hyperThreads).code())
        .isEqualTo(CapacityLimit.CPU);
  }

  @Test
  void isNotMemoryBandwidthWhereALoginFillsNoMoreThanACache() {
    PlantedLevel[] bcrypt = {
      PlantedLevel.of(1, 17), PlantedLevel.of(2, 22), PlantedLevel.of(4, 22)
    };
    assertThat(limit(CONTROL, 4096, Optional.empty(), bcrypt).code()).isEqualTo(CapacityLimit.CPU);
  }

  @Test
  void isNotMemoryBandwidthWhereCollectionsExplainIt() {
    // 18 % of the time is gone: of 34 logins 27.9 are left.
    CapacityLimit limit =
        limit(
            PlantedLevel.of(1, 17),
            PlantedLevel.of(2, 27.9).gcShare(0.18),
            PlantedLevel.of(4, 27.9).gcShare(0.18));
    assertThat(limit.code()).isEqualTo(CapacityLimit.CPU);
  }

  @Test
  void isWaitingWhereLoginsLeaveCpusIdle() {
    CapacityLimit limit =
        limit(
            PlantedLevel.of(1, 17).busy(1),
            PlantedLevel.of(2, 17).busy(1),
            PlantedLevel.of(4, 17).busy(1));
    assertThat(limit.code()).isEqualTo(CapacityLimit.WAITING);
    assertThat(limit.evidence()).endsWith("; only 1 of 2 CPUs were busy");
  }

  @Test
  void isNeitherWaitingNorBandwidthWhereOthersHaveTheCpus() {
    CapacityLimit limit =
        limit(
            PlantedLevel.of(1, 17).busy(0.5).others(1.5),
            PlantedLevel.of(2, 17).busy(0.5).others(1.5));
    assertThat(limit.code()).isEqualTo(CapacityLimit.NOT_REACHED);
  }

  @Test
  void isTheHeapWhereCollectionsTakeAFifth() {
    CapacityLimit limit =
        limit(
            PlantedLevel.of(1, 17),
            PlantedLevel.of(2, 26).gcShare(0.2),
            PlantedLevel.of(4, 20).gcShare(0.4));
    assertThat(limit.code()).isEqualTo(CapacityLimit.HEAP);
    assertThat(limit.evidence()).contains("20 % of the time at 2 at once", "-Xmx");
  }

  @Test
  void isTheHeapWhereNotAsManyFitAsThereAreCpus() {
    CapacityLimit limit =
        limit(
            CONTROL,
            ARGON2,
            Optional.of(new NotRun(2, "they fill 38 MiB, and 30 MiB is allowed", true)),
            PlantedLevel.of(1, 17));
    assertThat(limit.code()).isEqualTo(CapacityLimit.HEAP);
    assertThat(limit.evidence()).startsWith("of 2 CPUs only 1 can be used; 2 at once were not run");
  }

  @Test
  void isTheCpuWhereManyFitButNotMore() {
    CapacityLimit limit =
        limit(
            CONTROL,
            ARGON2,
            Optional.of(new NotRun(8, "they fill too much", true)),
            PlantedLevel.of(1, 17),
            PlantedLevel.of(2, 33),
            PlantedLevel.of(4, 33));
    assertThat(limit.code()).isEqualTo(CapacityLimit.CPU);
  }

  @Test
  void isNotReachedWhereNoLevelShowsIt() {
    assertThat(limit(PlantedLevel.of(1, 17), PlantedLevel.of(2, 33)).code())
        .isEqualTo(CapacityLimit.NOT_REACHED);
    assertThat(limit(PlantedLevel.of(1, 17), PlantedLevel.of(2, 33), PlantedLevel.of(4, 60)).code())
        .isEqualTo(CapacityLimit.NOT_REACHED);
  }

  @Test
  void saysNothingOfBandwidthWithoutAControl() {
    CapacityLimit limit =
        limit(
            Map.of(),
            ARGON2,
            Optional.empty(),
            PlantedLevel.of(1, 17),
            PlantedLevel.of(2, 22),
            PlantedLevel.of(4, 22));
    assertThat(limit.code()).isEqualTo(CapacityLimit.CPU);
  }
}
