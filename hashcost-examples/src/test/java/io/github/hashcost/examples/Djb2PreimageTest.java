package io.github.hashcost.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class Djb2PreimageTest {
  /** By the definition, apart from the library's own. */
  private static long djb2(String text) {
    long h = 5381;
    for (byte b : text.getBytes(StandardCharsets.ISO_8859_1)) {
      h = 33 * h + (b & 0xff);
    }
    return h;
  }

  @Provide
  Arbitrary<String> passwords() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withCharRange('A', 'Z')
        .withCharRange('0', '9')
        .ofMinLength(2)
        .ofMaxLength(1024);
  }

  @Property(tries = 300)
  void everyPasswordOfLettersAndDigitsHasAnotherOneWithItsDigest(
      @ForAll("passwords") String password) {
    List<String> found = Djb2Preimage.find(djb2(password), password.length(), 2);
    assertThat(found).hasSize(2).doesNotHaveDuplicates();
    assertThat(found)
        .allSatisfy(
            text -> {
              assertThat(text).hasSize(password.length()).matches("[!-~]+");
              assertThat(djb2(text)).isEqualTo(djb2(password));
            });
  }

  @Property(tries = 300)
  void everyDigestHasTextsFromLength13On(
      @ForAll long digest, @ForAll @IntRange(min = 13, max = 40) int length) {
    assertThat(Djb2Preimage.find(digest, length, 3))
        .hasSize(3)
        .doesNotHaveDuplicates()
        .allSatisfy(text -> assertThat(djb2(text)).isEqualTo(digest));
  }

  @Test
  void findsEveryTextThereIs() {
    long digest = djb2("zz");
    List<String> all = Djb2Preimage.find(digest, 2, 100);
    long expected = 0;
    for (char a = '!'; a <= '~'; a++) {
      for (char b = '!'; b <= '~'; b++) {
        expected += djb2("" + a + b) == digest ? 1 : 0;
      }
    }
    assertThat(all).doesNotHaveDuplicates().contains("zz");
    assertThat((long) all.size()).isEqualTo(expected);
  }

  @Test
  void saysThatThereIsNoneWhereThereIsNone() {
    assertThat(Djb2Preimage.find(0, 2, 2)).isEmpty();
    assertThat(Djb2Preimage.find(djb2("!!"), 2, 2)).containsExactly("!!");
  }

  @Test
  void refusesLengthsAndNumbersBelow1() {
    assertThatThrownBy(() -> Djb2Preimage.find(1, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Djb2Preimage.find(1, 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
