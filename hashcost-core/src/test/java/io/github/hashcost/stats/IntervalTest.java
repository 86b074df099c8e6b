package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalTest {
  private static final Interval ONE_TO_THREE = new Interval(1, 3, 0.95);

  @Test
  void containsItsBounds() {
    assertThat(ONE_TO_THREE.contains(1)).isTrue();
    assertThat(ONE_TO_THREE.contains(3)).isTrue();
    assertThat(ONE_TO_THREE.contains(Math.nextDown(1.0))).isFalse();
    assertThat(ONE_TO_THREE.contains(Math.nextUp(3.0))).isFalse();
    assertThat(ONE_TO_THREE.contains(Double.NaN)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.9, false",
    "0, 1, true",
    "2, 2, true",
    "0, 9, true",
    "3, 4, true",
    "3.1, 4, false"
  })
  void overlapsWhatSharesAValue(double low, double high, boolean expected) {
    Interval other = new Interval(low, high, 0.5);
    assertThat(ONE_TO_THREE.overlaps(other)).isEqualTo(expected);
    assertThat(other.overlaps(ONE_TO_THREE)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"0.95, 0.95, 0.9", "0.9, 0.95, 0.85", "0.95, 0, 0", "0.3, 0.3, 0", "1, 1, 1"})
  void boundsLessSurelyWithAnother(double level, double other, double expected) {
    assertThat(new Interval(0, 1, level).levelWith(new Interval(0, 1, other))).isEqualTo(expected);
  }

  @Test
  void relatesHalfItsWidthToAPoint() {
    assertThat(ONE_TO_THREE.relativeHalfWidth(2)).isEqualTo(0.5);
    assertThat(ONE_TO_THREE.relativeHalfWidth(-4)).isEqualTo(0.25);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY})
  void isRelativeToNothingElse(double point) {
    assertThatIllegalArgumentException().isThrownBy(() -> ONE_TO_THREE.relativeHalfWidth(point));
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 0.9", "NaN, 1, 0.9", "1, NaN, 0.9", "1, Infinity, 0.9", "-Infinity, 1, 0.9"})
  void refusesBoundsThatAreNone(double low, double high, double level) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Interval(low, high, level))
        .withMessage(
            "interval from %s to %s: finite bounds are allowed, the lower one first", low, high);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, 95, Double.NaN})
  void refusesALevelThatIsNoProbability(double level) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Interval(1, 2, level))
        .withMessage("level %s: from 0 to 1 is allowed, such as 0.95", level);
  }
}
