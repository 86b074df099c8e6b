package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShortNamesTest {
  private static List<String> names(String... ids) {
    List<AlgorithmId> all = Stream.of(ids).map(AlgorithmId::parse).toList();
    return all.stream().map(ShortNames.of(all)::of).toList();
  }

  @Test
  void theNameIsEnoughWhereItIsTheOnlyOne() {
    assertThat(names("jca/sha-256", "bc/argon2id:m=19456,t=2,p=1"))
        .containsExactly("sha-256", "argon2id");
  }

  @Test
  void theProviderTellsNamesakesApart() {
    assertThat(names("jca/sha-256", "bc/sha-256")).containsExactly("jca/sha-256", "bc/sha-256");
  }

  @Test
  void onlyParametersThatDifferTellSettingsApart() {
    assertThat(names("bc/argon2id:m=19456,t=2,p=1,v=19", "bc/argon2id:m=47104,t=1,p=1,v=19"))
        .containsExactly("argon2id:m=19456,t=2", "argon2id:m=47104,t=1");
  }

  @Test
  void theWholeIdIsThereWhereNothingLessTellsThemApart() {
    assertThat(names("bc/bcrypt:cost=10", "bc/bcrypt:cost=12", "password4j/bcrypt:cost=12"))
        .containsExactly("bcrypt:cost=10", "bc/bcrypt:cost=12", "password4j/bcrypt");
  }
}
