package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 ns",
        "6.12 | 6.12 ns",
        "6.1 | 6.10 ns",
        "65.34 | 65.3 ns",
        "862 | 862 ns",
        "999.4 | 999 ns",
        "999.5 | 1.00 us",
        "999.6 | 1.00 us",
        "57700 | 57.7 us",
        "999600 | 1.00 ms",
        "144.2e6 | 144 ms",
        "1.25e9 | 1.25 s",
        "1.2345e12 | 1,230 s",
        "0.035 | 0.035 ns",
        "0.0004 | 0.000 ns",
        "0.9996 | 1.00 ns",
        "-6.12 | -6.12 ns",
        "-999.6 | -1.00 us",
        "1e25 | 10^16.0 s",
        "NaN | n/a",
        "Infinity | inf",
        "-Infinity | -inf",
      })
  void timeHasThreeSignificantDigitsAndTheUnitThatFits(double nanos, String text) {
    assertThat(Quantity.time(nanos)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.70 | 0.70",
        "0.704 | 0.70",
        "0.9949 | 0.99",
        "0.996 | 1.00",
        "1.01 | 1.01",
        "1 | 1.00",
        "9.996 | 10.0",
        "10.9 | 10.9",
        "999.6 | 1,000",
        "22100000 | 22,100,000",
        "22149999 | 22,100,000",
        "0.012 | 0.012",
        "0.0996 | 0.10",
        "0 | 0",
        "-0.5 | -0.50",
        "1e-7 | 10^-7.0",
        "-1e-7 | -10^-7.0",
        "1e15 | 10^15.0",
        "NaN | n/a",
        "Infinity | inf",
        "-Infinity | -inf",
      })
  void ratioHasTwoOrThreeSignificantDigits(double ratio, String text) {
    assertThat(Quantity.ratio(ratio)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 B",
        "12 | 12 B",
        "1023 | 1023 B",
        "1024 | 1 KiB",
        "1025 | 1 KiB",
        "4096 | 4 KiB",
        "1572864 | 1.5 MiB",
        "1048575 | 1 MiB",
        "67108864 | 64 MiB",
        "10485760 | 10 MiB",
        "-4096 | -4 KiB",
        "9223372036854775807 | 8 EiB",
        "-9223372036854775808 | -8 EiB",
      })
  void bytesUseTheLargestBinaryUnit(long bytes, String text) {
    assertThat(Quantity.bytes(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "20000000 | 10^7.3",
        "1 | 10^0.0",
        "0.001 | 10^-3.0",
        "0 | 0",
        "-0.0 | 0",
        "-1 | n/a",
        "NaN | n/a",
        "Infinity | inf",
      })
  void powerOfTenHasOneDecimal(double value, String text) {
    assertThat(Quantity.powerOfTen(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"})
  void everyLocaleReadsTheSame(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertThat(Quantity.time(6.12)).isEqualTo("6.12 ns");
    assertThat(Quantity.ratio(22_100_000)).isEqualTo("22,100,000");
    assertThat(Quantity.bytes(1_572_864)).isEqualTo("1.5 MiB");
    assertThat(Quantity.count(1_000_000)).isEqualTo("1,000,000");
    assertThat(Quantity.powerOfTen(2e7)).isEqualTo("10^7.3");
  }

  @Property
  void timeIsWithinHalfAUnitOfTheThirdDigit(
      @ForAll @DoubleRange(min = 1, max = 1e14) double nanos) {
    String[] parts = Quantity.time(nanos).split(" ", 2);
    double unit =
        switch (parts[1]) {
          case "ns" -> 1;
          case "us" -> 1e3;
          case "ms" -> 1e6;
          default -> 1e9;
        };
    double shown = Double.parseDouble(parts[0].replace(",", "")) * unit;
    assertThat(shown / nanos).isBetween(0.99499, 1.00501);
  }
}
