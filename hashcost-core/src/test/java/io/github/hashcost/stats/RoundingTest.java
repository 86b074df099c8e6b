package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundingTest {
  private static final Rounding USUAL = Rounding.apart(1, 1);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0",
        "0.7|0.70",
        "0.704|0.70",
        "0.0123|0.012",
        "0.994|0.99",
        "0.996|1.00",
        "1|1.00",
        "9.996|10.0",
        "11|11.0",
        "999.6|1,000",
        "1234|1,230",
        "22123456|22,100,000",
        "-11.04|-11.0",
        "0.145|0.15"
      })
  void keepsThreeDigitsFromOneOnAndTwoBelow(double value, String expected) {
    assertThat(USUAL.text(value)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10.9|11.1|10.9 to 11.1",
        "10.98|11.02|10.98 to 11.02",
        "11.03|11.05|11.03 to 11.05",
        "10.95|11.05|11.0 to 11.1",
        "0|0.5|0 to 0.50",
        "11|11|11.0 to 11.0",
        "0.7012|0.7049|0.701 to 0.705",
        "22140000|22144000|22,140,000 to 22,144,000",
        "99.98|100.02|99.98 to 100.02"
      })
  void isNoCoarserThanTheIntervalIsWide(double low, double high, String expected) {
    Interval interval = new Interval(low, high, 0.95);
    assertThat(Rounding.of(interval).text(interval)).isEqualTo(expected);
  }

  @Test
  void saysALevelThatFallsShort() {
    Interval interval = new Interval(1, 2, 0.875);
    assertThat(Rounding.of(interval).text(interval)).isEqualTo("1.00 to 2.00 at 87.5 %");
  }

  @Test
  void refusesWhatIsNoFiniteNumber() {
    assertThatThrownBy(() -> USUAL.text(Double.NaN)).isInstanceOf(NumberFormatException.class);
  }
}
