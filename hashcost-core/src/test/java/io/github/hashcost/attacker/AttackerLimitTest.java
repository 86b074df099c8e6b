package io.github.hashcost.attacker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.HashCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackerLimitTest {
  private static final HashCatalog CATALOG = HashCatalog.of(new Schemas());

  /** Functions that never run: their parameters are all that counts. */
  public static final class Schemas implements HashProvider {
    @Override
    public String name() {
      return "schemas";
    }

    @Override
    public List<HashFunction> functions() {
      return List.of(
          function("bcrypt", time("cost", 4, 31, 10).step(Parameter.Step.DOUBLES_PER_UNIT)),
          function("pbkdf2-hmac-sha256", time("i", 1, Integer.MAX_VALUE, 600_000)),
          function(
              "argon2id",
              Parameter.number("m", Parameter.Role.MEMORY, 8, 1 << 24, 19_456),
              time("t", 1, Integer.MAX_VALUE, 2),
              Parameter.number("p", Parameter.Role.PARALLELISM, 1, 255, 1)),
          function(
              "scrypt",
              Parameter.number("n", Parameter.Role.MEMORY, 2, 1 << 20, 1 << 17)
                  .step(Parameter.Step.POWER_OF_TWO),
              Parameter.number("r", Parameter.Role.OPTION, 1, 64, 8),
              time("p", 1, 1 << 20, 1)),
          function("yescrypt", time("cost", 1, 11, 5)));
    }

    private static Parameter time(String name, long min, long max, long defaultValue) {
      return Parameter.number(name, Parameter.Role.TIME, min, max, defaultValue);
    }

    private static HashFunction function(String name, Parameter... parameters) {
      ParameterSchema.Builder schema = ParameterSchema.builder();
      for (Parameter parameter : parameters) {
        schema.add(parameter);
      }
      if (name.equals("scrypt")) {
        schema.rule("r p must be at most 1024", s -> s.number("r") * s.number("p") <= 1024);
      }
      return HashFunction.tunable(
          HashSpec.builder(name).digestBits(64).parameters(schema.build()).build(),
          setting -> {
            throw new IllegalStateException("never run");
          });
    }
  }

  private static String held(String id, double guesses) {
    return AttackerLimit.of(RateCard.bundled(), "RTX 4090", guesses)
        .setting(CATALOG.get(id))
        .map(c -> c.id().toString())
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        // 1,974 * 4 = 7,896 at cost 10, twice as much at 9
        "bcrypt bcrypt:cost=10",
        // 8,865,700 * 999 / 10,000 * 1.03 = 912,253.9
        "pbkdf2-hmac-sha256 pbkdf2-hmac-sha256:i=912254",
        // 1,667 * 196,608 / 19,456 * 1.37 / 10,000 = 2.3 passes
        "argon2id argon2id:m=19456,t=3,p=1",
        // one pass is enough, and so is a little less memory: 1,667 * 196,608 * 1.37 / 10,000
        "argon2id:m=65536 argon2id:m=44902,t=1,p=1",
        // 7,126 measured at 16,384
        "scrypt scrypt:n=16384,r=8,p=1",
        // As many lanes as there may be break the rule, and are not the end of the search.
        "scrypt:n=32768,p=3 scrypt:n=16384,r=8,p=1",
      })
  void theLeastSettingHoldsTheLimit(String start, String found) {
    assertThat(held(start, 10_000)).isEqualTo("schemas/" + found);
  }

  @Test
  void noSettingIsNone() {
    assertThat(held("bcrypt", 1e-6)).isEqualTo("none");
    assertThat(held("yescrypt", 10_000)).isEqualTo("none");
  }

  @Test
  void aLimitMustBeAboveNothing() {
    assertThatThrownBy(() -> AttackerLimit.of(RateCard.bundled(), "RTX 4090", 0))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }
}
