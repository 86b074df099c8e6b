package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.environment.Environment;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LevelSearchTest {
  private static final long MIB = 1 << 20;
  private static final Duration GOAL = Duration.ofMillis(500);

  /** Alone a login takes 60 ms; beyond the CPUs all wait for one another. */
  private static CapacityLevel ideal(int atOnce, double cpus) {
    return PlantedLevel.of(atOnce, Math.min(atOnce, cpus) / 0.060).build();
  }

  private static MemoryNeed unlimited() {
    return MemoryNeed.of(0, OptionalDouble.of(0), Long.MAX_VALUE, Environment.builder().build());
  }

  private static MemoryNeed heap(long mebibytes, long eachMebibytes) {
    return MemoryNeed.of(
        eachMebibytes * MIB,
        OptionalDouble.of(eachMebibytes * (double) MIB),
        mebibytes * MIB,
        Environment.builder().build());
  }

  private static LevelSearch search(
      LevelSearch.Load load, double cpus, MemoryNeed need, IntPredicate inTime) {
    LevelSearch search = new LevelSearch(load, GOAL, cpus, one -> need, inTime);
    search.run();
    return search;
  }

  private static int[] levels(LevelSearch search) {
    return search.levels().stream().mapToInt(CapacityLevel::atOnce).toArray();
  }

  @Test
  void doublesUntilTheGoalIsMissedAndThenLooksBetween() {
    LevelSearch search = search(n -> ideal(n, 2), 2, unlimited(), n -> true);
    // 16 logins on 2 CPUs take 480 ms, 17 take 510.
    assertThat(levels(search)).containsExactly(1, 2, 4, 8, 16, 17, 32);
    assertThat(search.admit()).isEqualTo(16);
    assertThat(search.notRun()).isEmpty();
  }

  @Test
  void findsALevelThatIsNoPowerOfTwo() {
    LevelSearch search = search(n -> ideal(n, 3), 3, unlimited(), n -> true);
    assertThat(search.admit()).isEqualTo(25);
  }

  @Test
  void goesToTwiceTheCpusEvenWhenOneLoginIsTooSlow() {
    LevelSearch search =
        search(n -> PlantedLevel.of(n, Math.min(n, 4)).build(), 4, unlimited(), n -> true);
    assertThat(levels(search)).containsExactly(1, 2, 4, 8);
    assertThat(search.admit()).isZero();
  }

  @Test
  void neverRunsWhatDoesNotFitAndTriesTheMostThatDoes() {
    LevelSearch search =
        search(
            n -> {
              assertThat(n).isLessThanOrEqualTo(10);
              return ideal(n, 2);
            },
            2,
            heap(256, 19),
            n -> true);
    // Three quarters of 256 MiB hold ten times 19.
    assertThat(levels(search)).containsExactly(1, 2, 4, 8, 10);
    assertThat(search.admit()).isEqualTo(10);
    assertThat(search.notRun().orElseThrow().toString())
        .isEqualTo(
            "16 at once were not run: they fill 304 MiB, and 192 MiB is allowed, three quarters of"
                + " the heap; start java with a greater -Xmx");
  }

  @Test
  void takesALevelThatRunsOutOfHeapAsNotRun() {
    LevelSearch search =
        search(
            n -> {
              if (n > 5) {
                throw new OutOfMemoryError("planted");
              }
              return ideal(n, 2);
            },
            2,
            unlimited(),
            n -> true);
    assertThat(levels(search)).containsExactly(1, 2, 4);
    assertThat(search.admit()).isEqualTo(4);
    assertThat(search.notRun().orElseThrow().forMemory()).isTrue();
  }

  @Test
  void runsOneLoginEvenWithoutTimeForMore() {
    LevelSearch search = search(n -> ideal(n, 2), 2, unlimited(), n -> n <= 2);
    assertThat(levels(search)).containsExactly(1, 2);
    assertThat(search.notRun().orElseThrow().toString())
        .isEqualTo("4 at once were not run: they would take longer than the time budget");
  }

  @Test
  void saysNothingOfASettingThatDoesNotEvenFitOnce() {
    LevelSearch search =
        search(
            n -> {
              throw new OutOfMemoryError("planted");
            },
            2,
            unlimited(),
            n -> true);
    assertThat(search.levels()).isEmpty();
    assertThat(search.admit()).isZero();
    assertThat(search.notRun()).isPresent();
  }

  @Test
  void doesNotAdmitMoreThanALevelThatMissedTheGoal() {
    LevelSearch search =
        search(
            n -> PlantedLevel.of(n, 10).millis(n == 2 ? 501 : 400).build(),
            4,
            unlimited(),
            n -> true);
    assertThat(search.admit()).isEqualTo(1);
  }

  @Property
  void whatItAdmitsWasMeasuredAndHoldsAndTheNextMeasuredDoesNot(
      @ForAll @IntRange(min = 1, max = 64) int cpus,
      @ForAll @IntRange(min = 2, max = 600) int millis) {
    double seconds = millis / 1000.0;
    LevelSearch search =
        search(
            n -> PlantedLevel.of(n, Math.min(n, cpus) / seconds).build(),
            cpus,
            unlimited(),
            n -> true);
    int admit = search.admit();
    assertThat(search.levels())
        .allSatisfy(l -> assertThat(l.holds(GOAL)).isEqualTo(l.atOnce() <= admit));
    assertThat(admit == 0 || search.levels().stream().anyMatch(l -> l.atOnce() == admit)).isTrue();
    double possible = cpus * 0.5 / seconds;
    assertThat(admit).isLessThanOrEqualTo((int) Math.ceil(possible));
    if (possible < 1000 && seconds < 0.5) {
      assertThat(admit).isGreaterThanOrEqualTo((int) possible - 1);
    }
  }
}
