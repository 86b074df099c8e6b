package io.github.hashcost.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class AlgorithmIdPropertyTest {
  private static final Pattern QUOTED = Pattern.compile("after \"([^\"]*)\"");

  @Property
  void whatIsPrintedIsReadBackToTheSameParts(@ForAll("ids") String text) {
    AlgorithmId id = AlgorithmId.parse(text);
    AlgorithmId again = AlgorithmId.parse(id.toString());

    assertThat(id).hasToString(text.toLowerCase(Locale.ROOT));
    assertThat(again).isEqualTo(id);
    assertThat(again.provider()).isEqualTo(id.provider());
    assertThat(again.qualifier()).isEqualTo(id.qualifier());
    assertThat(again.name()).isEqualTo(id.name());
    assertThat(List.copyOf(again.parameters().entrySet()))
        .isEqualTo(List.copyOf(id.parameters().entrySet()));
  }

  @Property
  void anyTextIsAnIdOrAHashcostException(@ForAll String text) {
    parsed(text);
  }

  @Property
  void aTextOfTheGrammarsOwnCharactersIsAnIdOrAHashcostException(@ForAll("nearlyIds") String text) {
    parsed(text).ifPresent(id -> assertThat(id).hasToString(text.toLowerCase(Locale.ROOT)));
  }

  @Property
  void aMessageQuotesNothingAfterTheAcceptedPrefix(
      @ForAll("ids") String prefix, @ForAll("secrets") String secret) {
    try {
      AlgorithmId.parse(prefix + "!" + secret);
      throw new AssertionError("'!' was accepted");
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e.getMessage()).doesNotContain(secret);
      Matcher quoted = QUOTED.matcher(e.getMessage());
      if (quoted.find()) {
        assertThat(prefix.toLowerCase(Locale.ROOT)).startsWith(quoted.group(1));
      }
    }
  }

  private static Optional<AlgorithmId> parsed(String text) {
    try {
      return Optional.of(AlgorithmId.parse(text));
    } catch (HashcostException e) {
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<String> ids() {
    Arbitrary<String> word = word();
    Arbitrary<String> qualifier =
        Arbitraries.strings().withChars("aZ09-_.").ofMinLength(1).ofMaxLength(6).map(q -> "@" + q);
    Arbitrary<String> provider =
        Combinators.combine(word, Arbitraries.of(true, false), qualifier)
            .as((w, qualified, q) -> w + (qualified ? q : "") + "/");
    Arbitrary<String> name =
        Combinators.combine(word, Arbitraries.integers().between(0, 999).list().ofMaxSize(2))
            .as((w, digits) -> w + digits.stream().map(d -> "/" + d).collect(Collectors.joining()));
    Arbitrary<String> value =
        Arbitraries.strings().withChars("azAZ09-.").ofMinLength(1).ofMaxLength(8);
    Arbitrary<Map<String, String>> parameters =
        Arbitraries.maps(word.map(w -> w.toLowerCase(Locale.ROOT)), value).ofMaxSize(4);
    return Combinators.combine(provider, Arbitraries.of(true, false), name, parameters)
        .as((p, provided, n, m) -> (provided ? p : "") + n + spelt(m));
  }

  private static String spelt(Map<String, String> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.entrySet().stream()
            .map(e -> e.getKey() + "=" + e.getValue())
            .collect(Collectors.joining(",", ":", ""));
  }

  private static Arbitrary<String> word() {
    return Combinators.combine(
            Arbitraries.chars().range('a', 'z').range('A', 'Z'),
            Arbitraries.strings().withChars("abzAZ019-").ofMaxLength(8))
        .as((first, rest) -> first + rest);
  }

  @Provide
  Arbitrary<String> nearlyIds() {
    return Arbitraries.strings().withChars("aZ1/@:=,.-_$ ").ofMaxLength(24);
  }

  @Provide
  Arbitrary<String> secrets() {
    return Arbitraries.strings().withChars("QXYZ").ofLength(12);
  }
}
