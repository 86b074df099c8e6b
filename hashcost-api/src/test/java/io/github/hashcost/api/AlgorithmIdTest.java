package io.github.hashcost.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlgorithmIdTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sha-256                          |            |      | sha-256",
        "sha-512/256                      |            |      | sha-512/256",
        "bc/sha3-256                      | bc         |      | sha3-256",
        "bc/sha-512/256                   | bc         |      | sha-512/256",
        "jca@ACCP/sha-256                 | jca        | accp | sha-256",
        "jca@a_b.c-1/sha-512/224          | jca        | a_b.c-1 | sha-512/224",
        "op/ledger-append:length=1000     | op         |      | ledger-append",
        "password4j/bcrypt:cost=10,long=truncate | password4j | | bcrypt",
      })
  void aNameSplitsIntoProviderQualifierAndName(
      String text, String provider, String qualifier, String name) {
    AlgorithmId id = AlgorithmId.parse(text);

    assertThat(id.provider().orElse(null)).isEqualTo(provider);
    assertThat(id.qualifier().orElse(null)).isEqualTo(qualifier);
    assertThat(id.name()).isEqualTo(name);
  }

  @Test
  void parametersKeepTheOrderGiven() {
    AlgorithmId id = AlgorithmId.parse("argon2id:t=2,m=19456,p=1");

    assertThat(id.parameters())
        .containsExactly(Map.entry("t", "2"), Map.entry("m", "19456"), Map.entry("p", "1"));
    assertThat(id).hasToString("argon2id:t=2,m=19456,p=1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``                 | 1  | : expected a name",
        "1abc               | 1  | : expected a name",
        "sha-256 x          | 8  | : expected ':' or the end",
        "jca@               | 5  | : expected a qualifier",
        "jca@accp           | 9  | : expected '/' after the qualifier",
        "jca@accp/256       | 10 | : expected a name",
        "bc/                | 4  | : expected a name",
        "bc/sha/x           | 8  | : expected a digit",
        "sha-512/256/       | 13 | : expected a digit",
        "sha-512/256a       | 12 | : expected ':' or the end",
        "a:                 | 3  | : expected a parameter",
        "a:m                | 4  | : expected '='",
        "a:m=               | 5  | : expected a value",
        "a:m=1,             | 7  | : expected a parameter",
        "a:m=1:t=2          | 6  | : expected ',' or the end",
        "a:m=1,t=2,m=3      | 11 | : expected a parameter not given before",
        "a:m=1,t=pepper,x   | 17 | : expected '='",
        "a:m=1,pepper       | 13 | : expected '='",
        "$2b$10$abcdefghij  | 1  | : expected a name",
      })
  void aFaultIsNamedWithItsPositionAndWhatIsAcceptedThere(String text, int position, String rest) {
    String named = text.startsWith("a:") ? "algorithm id \"a:...\"" : "algorithm id";
    assertThatThrownBy(() -> AlgorithmId.parse(text))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageStartingWith(named + ", position " + position + rest)
        .hasMessageNotContaining("pepper");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u212Aeccak",
        "ba\u212A/md5",
        "a:\u212A=1",
        "a:k=\u212A",
        "m\u0131d5",
        "M\u0130D5",
        "\uFF41bc",
        "a:n=\u0663",
        "a/\u0663",
        "\u017Fha-1",
      })
  void lettersAndDigitsOutsideAsciiAreRefusedNotFolded(String text) {
    assertThatExceptionOfType(HashcostException.InvalidParameter.class)
        .isThrownBy(() -> AlgorithmId.parse(text))
        .satisfies(e -> assertThat(e.getMessage()).matches("\\p{ASCII}*"));
  }

  @Test
  void capitalsFoldAlikeInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(AlgorithmId.parse("SIPHASH:LIMIT=I")).hasToString("siphash:limit=i");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void anAcceptedPrefixThatMayBeAPastedHashIsNotRepeated() {
    assertThatThrownBy(() -> AlgorithmId.parse("e10adc3949ba59abbe56e057f20f883e:pepper!"))
        .hasMessageContaining("position 40: expected")
        .hasMessageNotContainingAny("e10adc39", "pepper");
  }

  @Test
  void anIdMayHave200CharactersAndNoMore() {
    assertThat(AlgorithmId.parse("a".repeat(200)).name()).hasSize(200);
    assertThatThrownBy(() -> AlgorithmId.parse("a".repeat(201)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage("algorithm id of 201 characters: at most 200 are allowed");
  }

  @Test
  void aChangedIdIsCheckedLikeAParsedOne() {
    AlgorithmId id = AlgorithmId.parse("jca@accp/sha-256");

    assertThat(id.withProvider("bc")).hasToString("bc@accp/sha-256");
    assertThat(id.withParameters(Map.of("m", "1"))).hasToString("jca@accp/sha-256:m=1");
    assertThatThrownBy(() -> id.withProvider("b c"))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> id.withParameters(Map.of("m", "1 2")))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void oneValueCannotSmuggleInAnotherPart() {
    AlgorithmId id = AlgorithmId.parse("argon2id");

    assertThatThrownBy(() -> id.withParameters(Map.of("m", "1,t=2")))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("','");
    assertThatThrownBy(() -> id.withProvider("bc@fast"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("'@'");
  }

  @Test
  void parametersCannotBeChanged() {
    Map<String, String> given = new LinkedHashMap<>(Map.of("m", "1"));
    AlgorithmId id = AlgorithmId.parse("a").withParameters(given);
    given.put("t", "2");

    assertThat(id).hasToString("a:m=1");
    assertThatThrownBy(() -> id.parameters().put("t", "2"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void idsAreEqualAndOrderedByText() {
    assertThat(AlgorithmId.parse("BC/MD5"))
        .isEqualTo(AlgorithmId.parse("bc/md5"))
        .hasSameHashCodeAs(AlgorithmId.parse("bc/md5"))
        .isNotEqualTo(AlgorithmId.parse("jca/md5"))
        .isLessThan(AlgorithmId.parse("jca/md5"));
  }
}
