package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShiftTest {
  private static final double[] X = {1.1, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8};
  private static final double[] Y = {0.5, 6.0, 7.0, 9.0, 10.0, 11.0};

  /** SciPy 1.17.1: {@code mannwhitneyu(X, Y, alternative='less', method='exact')}, U = 13. */
  @Test
  void agreesWithTheExactDistribution() {
    assertThat(Shift.atMost(8, 6)[13]).isCloseTo(0.09057609057609059, within(1e-12));
    assertThat(Shift.atMost(6, 8)[13]).isCloseTo(0.09057609057609059, within(1e-12));
    assertThat(Shift.atMost(8, 6)[48]).isCloseTo(1, within(1e-12));
  }

  /**
   * The critical value of eight and six at 5 %, two-sided, is 8 in the usual tables, so k is 9;
   * NumPy: {@code numpy.median([y - x for x in X for y in Y])} is 2.65.
   */
  @Test
  void takesTheDifferencesThatTheTableSays() {
    Estimate shift = Estimate.shift(X, Y);
    assertThat(shift.point()).isCloseTo(2.65, within(1e-12));
    assertThat(shift.interval().low()).isCloseTo(-1.7, within(1e-12));
    assertThat(shift.interval().high()).isCloseTo(6.6, within(1e-12));
    assertThat(shift.interval().level()).isEqualTo(0.95);
    assertThat(shift.samples()).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({
    "1,1,0",
    "5,1,0.666666666666666",
    "1,5,0.666666666666666",
    "3,2,0.8",
    "3,3,0.9",
    "5,3,0.95",
    "4,4,0.95"
  })
  void saysItsTrueLevelWhereThereAreFew(int before, int after, double level) {
    double[] values = DoubleStream.iterate(0, x -> x + 1).limit(10).toArray();
    Estimate shift = Estimate.shift(Arrays.copyOf(values, before), Arrays.copyOf(values, after));
    assertThat(shift.interval().level()).isCloseTo(level, within(1e-12));
    assertThat(shift.interval().low()).isEqualTo(1.0 - before);
    assertThat(shift.interval().high()).isEqualTo(after - 1.0);
  }

  @Test
  void holdsTheTrueShiftAsOftenAsItSaysWhateverTheDistribution() {
    SplittableRandom random = new SplittableRandom(42);
    for (int[] sizes : new int[][] {{5, 3}, {5, 5}, {10, 3}, {12, 9}}) {
      int runs = 2_000;
      int skewed = 0;
      int twoStates = 0;
      for (int run = 0; run < runs; run++) {
        skewed += holds(sizes, 0.3, () -> -Math.log(1 - random.nextDouble())) ? 1 : 0;
        twoStates +=
            holds(sizes, 0.3, () -> (random.nextInt(10) < 7 ? 0 : 3) + random.nextDouble()) ? 1 : 0;
      }
      assertThat((double) skewed / runs).as("%s", sizes).isBetween(0.935, 0.985);
      assertThat((double) twoStates / runs).as("%s", sizes).isBetween(0.935, 0.985);
    }
  }

  private static boolean holds(int[] sizes, double by, DoubleSupplier drawn) {
    double[] before = DoubleStream.generate(drawn).limit(sizes[0]).toArray();
    double[] after = DoubleStream.generate(drawn).limit(sizes[1]).map(x -> x + by).toArray();
    return Estimate.shift(before, after).interval().contains(by);
  }

  @Test
  void refusesWhatIsNoNumber() {
    double[] some = {1};
    double[] none = {};
    assertThatIllegalArgumentException().isThrownBy(() -> Estimate.shift(none, some));
    assertThatIllegalArgumentException().isThrownBy(() -> Estimate.shift(some, none));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Estimate.shift(some, new double[] {Double.NaN}));
  }
}
