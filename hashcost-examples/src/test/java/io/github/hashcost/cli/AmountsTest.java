package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountsTest {
  @ParameterizedTest
  @CsvSource({"891,891", "14761.4,14.8 k", "999400,999 k", "999600,1.00 M", "1.641e11,164 G"})
  void countsHaveThreeDigits(double count, String text) {
    assertThat(Amounts.count(count)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.049,49.0 ms", "119,119 s", "150,2.50 min", "72735,20.2 h", "267840,3.10 d"})
  void timesHaveTheUnitThatFits(double seconds, String text) {
    assertThat(Amounts.time(seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"31557600000,1.00 k y", "63115200,2.00 y"})
  void longTimesAreYears(double seconds, String text) {
    assertThat(Amounts.time(seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"5.388,5.39", "0.0000217,0.000022", "1234567,1.23 M"})
  void dollarsAreSpeltOutWhileTheyAreFew(double dollars, String text) {
    assertThat(Amounts.dollars(dollars)).isEqualTo(text);
  }
}
