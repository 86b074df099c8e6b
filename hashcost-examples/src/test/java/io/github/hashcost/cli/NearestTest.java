package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> COMMANDS = List.of("demo", "hash", "measure", "list");

  @ParameterizedTest
  @CsvSource({"dmeo,demo", "demos,demo", "hsah,hash", "lst,list", "mesure,measure", "LIST,list"})
  void aSlipOfAFingerIsFound(String typed, String meant) {
    assertThat(Nearest.to(typed, COMMANDS)).first().isEqualTo(meant);
  }

  @Test
  void whatIsNothingLikeAWordFindsNone() {
    assertThat(Nearest.to("xyzzy", COMMANDS)).isEmpty();
    assertThat(Nearest.to("x".repeat(100_000), COMMANDS)).isEmpty();
  }

  @Property
  void theDistanceIsAMatterOfBothWords(
      @ForAll @StringLength(max = 8) String a, @ForAll @StringLength(max = 8) String b) {
    assertThat(Nearest.distance(a, b)).isEqualTo(Nearest.distance(b, a));
    assertThat(Nearest.distance(a, b) == 0).isEqualTo(a.equals(b));
    assertThat(Nearest.distance(a, b)).isLessThanOrEqualTo(Math.max(a.length(), b.length()));
  }
}
