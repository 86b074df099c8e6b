package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionListTest {
  @Provide
  Arbitrary<List<String>> ids() {
    Arbitrary<String> word =
        Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(6);
    Arbitrary<String> parameter =
        Combinators.combine(word, Arbitraries.integers().between(0, 99999))
            .as((w, n) -> w + "=" + n);
    Arbitrary<String> id =
        Combinators.combine(word, parameter.list().ofMaxSize(3))
            .as(
                (name, parameters) ->
                    parameters.isEmpty() ? name : name + ":" + String.join(",", parameters));
    return id.list().ofMinSize(1).ofMaxSize(5);
  }

  @Property
  void idsJoinedByCommasAreFoundAgain(@ForAll("ids") List<String> ids) {
    assertThat(FunctionList.split(String.join(",", ids))).isEqualTo(ids);
  }

  @Test
  void aParameterAfterACommaContinuesTheIdBeforeIt() {
    assertThat(FunctionList.split("argon2id:m=19456,t=2,p=1,djb2"))
        .containsExactly("argon2id:m=19456,t=2,p=1", "djb2");
    assertThat(FunctionList.split(" argon2id:m=19456, t=2 , djb2 "))
        .containsExactly("argon2id:m=19456,t=2", "djb2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",", "djb2,", ",djb2", "djb2,,sha-256", "djb2, "})
  void anEmptyPieceIsRefused(String list) {
    assertThatThrownBy(() -> FunctionList.split(list))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("empty");
  }

  @Test
  void twoSpellingsOfOneFunctionAreRefused() {
    HashCatalog catalog = HashCatalog.discover();
    assertThatThrownBy(() -> FunctionList.candidates(catalog, "sha-256,jca/sha-256"))
        .hasMessageContaining("jca/sha-256")
        .hasMessageContaining("once");
    assertThat(FunctionList.candidates(catalog, "pbkdf2-hmac-sha256:i=10,l=20,djb2"))
        .extracting(Candidate::toString)
        .containsExactly("jca/pbkdf2-hmac-sha256:i=10,l=20", "simple/djb2");
  }
}
