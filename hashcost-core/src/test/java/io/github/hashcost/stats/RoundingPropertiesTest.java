package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class RoundingPropertiesTest {
  @Property
  void tellsAnyTwoNumbersApart(
      @ForAll @DoubleRange(min = -1e12, max = 1e12) double one,
      @ForAll @IntRange(max = 50) int halvings) {
    double other = one + one * Math.pow(2, -halvings);
    Rounding rounding = Rounding.apart(one, other);
    assertThat(rounding.text(one).equals(rounding.text(other))).isEqualTo(one == other);
  }

  @Property
  void staysWithinHalfAPercent(@ForAll @DoubleRange(min = 1, max = 1e12) double value) {
    double printed = Double.parseDouble(Rounding.apart(value, value).text(value).replace(",", ""));
    assertThat(printed).isBetween(value * 0.995, value * 1.005);
  }
}
