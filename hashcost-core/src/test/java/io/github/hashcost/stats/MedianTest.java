package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MedianTest {
  @Test
  void ofAnOddNumberIsTheMiddleValue() {
    assertThat(Median.of(new double[] {9, 1, 5})).isEqualTo(5);
  }

  @Test
  void ofAnEvenNumberIsTheMeanOfTheMiddleTwo() {
    assertThat(Median.of(new double[] {9, 1, 4, 5})).isEqualTo(4.5);
  }

  @Test
  void leavesTheValuesAsTheyAre() {
    double[] values = {3, 1, 2};
    Median.of(values);
    assertThat(values).containsExactly(3, 1, 2);
  }

  /** SciPy 1.17.1: {@code r = int(scipy.stats.binom.ppf(0.025, n, 0.5)); (r, n + 1 - r)}. */
  @ParameterizedTest
  @CsvSource({
    "6, 1, 6",
    "7, 1, 7",
    "8, 1, 8",
    "9, 2, 8",
    "10, 2, 9",
    "11, 2, 10",
    "12, 3, 10",
    "15, 4, 12",
    "20, 6, 15",
    "25, 8, 18",
    "30, 10, 21",
    "40, 14, 27",
    "50, 18, 33",
    "100, 40, 61",
    "165, 70, 96",
    "300, 133, 168",
    "1000, 469, 532"
  })
  void intervalLiesBetweenTheRanksOfTheBinomialTable(int n, int low, int high) {
    Estimate median = Estimate.medianOf(IntStream.rangeClosed(1, n).asDoubleStream().toArray());
    assertThat(median.interval()).isEqualTo(new Interval(low, high, 0.95));
    assertThat(median.samples()).isEqualTo(n);
  }

  /**
   * Levels are 1 - 2 (1/2)^n: the range misses only when all values lie on one side of the true
   * median.
   */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0.5", "3, 0.75", "4, 0.875", "5, 0.9375"})
  void fewSamplesGiveTheirRangeAtItsTrueLevel(int n, double level) {
    Estimate median = Estimate.medianOf(IntStream.rangeClosed(1, n).asDoubleStream().toArray());
    assertThat(median.interval()).isEqualTo(new Interval(1, n, level));
  }

  @Test
  void ofNothingDoesNotExist() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Median.of(new double[0]))
        .withMessage("no values; at least one is needed");
    assertThatIllegalArgumentException().isThrownBy(() -> Estimate.medianOf(new double[0]));
  }

  @ParameterizedTest
  @CsvSource({"NaN", "Infinity", "-Infinity"})
  void refusesWhatIsNoFiniteNumber(double value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Median.of(new double[] {1, value}))
        .withMessage("values[1] is %s; only finite numbers are allowed", value);
    assertThatIllegalArgumentException().isThrownBy(() -> Estimate.medianOf(new double[] {value}));
  }
}
