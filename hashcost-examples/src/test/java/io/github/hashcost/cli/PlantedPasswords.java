package io.github.hashcost.cli;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.HashCatalog;
import java.util.List;
import java.util.stream.Stream;

/**
 * Password hashes that take next to no time at their dearest, so that a search for a long time ends
 * there on every host: {@code bcrypt:cost=12}, {@code pbkdf2-hmac-sha256:i=600000}, and {@code
 * argon2id:t=5} with as much memory as is allowed.
 */
final class PlantedPasswords implements HashProvider {
  private final List<HashFunction> functions;

  private PlantedPasswords(List<HashFunction> functions) {
    this.functions = functions;
  }

  static HashCatalog of(String... names) {
    return HashCatalog.of(
        new PlantedPasswords(Stream.of(names).map(name -> function(name, schema(name))).toList()));
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public List<HashFunction> functions() {
    return functions;
  }

  private static ParameterSchema schema(String name) {
    ParameterSchema.Builder schema = ParameterSchema.builder();
    return switch (name) {
      case "bcrypt" ->
          schema
              .add(
                  Parameter.number("cost", Parameter.Role.TIME, 4, 12, 10)
                      .step(Parameter.Step.DOUBLES_PER_UNIT))
              .work(s -> 1L << s.number("cost"))
              .build();
      case "argon2id" ->
          schema
              .add(Parameter.number("m", Parameter.Role.MEMORY, 8, 1 << 20, 19_456).unit("KiB"))
              .add(Parameter.number("t", Parameter.Role.TIME, 1, 5, 2))
              .add(Parameter.number("p", Parameter.Role.PARALLELISM, 1, 1, 1))
              .work(s -> (double) s.number("m") * s.number("t"))
              .memoryBytes(s -> s.number("m") << 10)
              .build();
      default ->
          schema
              .add(Parameter.number("i", Parameter.Role.TIME, 1, 600_000, 600_000))
              .work(s -> s.number("i"))
              .build();
    };
  }

  private static HashFunction function(String name, ParameterSchema schema) {
    HashSpec spec = HashSpec.builder(name).digestBits(32).parameters(schema).build();
    return HashFunction.tunable(
        spec,
        setting ->
            (input, offset, length, digest, digestOffset) -> {
              System.arraycopy(input, offset, digest, digestOffset, 4);
              return 4;
            });
  }
}
