package io.github.hashcost.examples.strings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GraphqlDocumentTest {
  @Property(tries = 200)
  void hasExactlyTheLengthAskedForInUtf8(
      @ForAll @IntRange(min = GraphqlDocument.LEAST_BYTES, max = 5_000) int bytes,
      @ForAll Script script) {
    String text = GraphqlDocument.ofBytes(bytes, script);
    assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSize(bytes);
    assertThat(text.chars().filter(c -> c == '{').count())
        .isEqualTo(text.chars().filter(c -> c == '}').count());
  }

  @ParameterizedTest
  @EnumSource
  void sixtyKilobytesAreSo(Script script) {
    String text = GraphqlDocument.ofBytes(60_000, script);
    assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSize(60_000);
    assertThat(text).startsWith("fragment F0 on ").contains("...F9\n", "query Q($id: ID!)");
    assertThat(text.length() - text.indexOf("#--")).isLessThan(1_000);
    assertThat(GraphqlDocument.ofBytes(60_000, script)).isEqualTo(text);
  }

  @Test
  void latinIsAsciiAlone() {
    assertThat(GraphqlDocument.ofBytes(60_000, Script.LATIN)).matches("[\n -~]+");
  }

  @Test
  void mixedHasOtherScriptsAndPairsOfSurrogates() {
    String text = GraphqlDocument.ofBytes(60_000, Script.MIXED);
    assertThat(text.chars().filter(c -> c > 0xff).count()).isGreaterThan(2_000);
    assertThat(text.codePoints().filter(Character::isSupplementaryCodePoint).count())
        .isGreaterThan(20);
    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(text)).isTrue();
  }

  @Test
  void refusesWhatIsTooShortForAQuery() {
    assertThatThrownBy(() -> GraphqlDocument.ofBytes(99, Script.LATIN))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("99 bytes: 100 or more");
  }
}
