package io.github.hashcost.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {
  // By hand; kitten and sitting: 2 replacements and 1 insertion.
  @ParameterizedTest
  @CsvSource({"kitten, sitting, 3", "sha256, sha-256, 1", "md5, md5, 0", "'', abc, 3", "ab, ba, 2"})
  void aDistanceCountsEdits(String a, String b, int edits) {
    assertThat(EditDistance.of(a, b)).isEqualTo(edits);
  }

  @Property
  void aDistanceIsAMetric(
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 6) String a,
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 6) String b,
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 6) String c) {
    int ab = EditDistance.of(a, b);

    assertThat(ab).isEqualTo(EditDistance.of(b, a));
    assertThat(ab == 0).isEqualTo(a.equals(b));
    assertThat(ab)
        .isLessThanOrEqualTo(EditDistance.of(a, c) + EditDistance.of(c, b))
        .isBetween(Math.abs(a.length() - b.length()), Math.max(a.length(), b.length()));
  }
}
