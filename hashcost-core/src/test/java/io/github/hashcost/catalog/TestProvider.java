package io.github.hashcost.catalog;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A provider of functions that answer the input's length. */
record TestProvider(
    String name,
    Availability availability,
    Map<String, Availability.Unavailable> missing,
    Map<String, HashProvider> engines,
    List<HashFunction> functions)
    implements HashProvider {

  static TestProvider of(String name, HashFunction... functions) {
    return new TestProvider(name, Availability.available(), Map.of(), Map.of(), List.of(functions));
  }

  static HashFunction length(String name, String... aliases) {
    return HashFunction.ofLong(
        HashSpec.builder(name).aliases(aliases).digestBits(32).build(),
        (input, offset, length) -> length);
  }

  /** With numbers of those names, from 1 to 100, 10 by default, and a salt. */
  static HashFunction tunable(String name, String... numbers) {
    ParameterSchema.Builder schema = ParameterSchema.builder();
    for (String number : numbers) {
      schema.add(Parameter.number(number, Parameter.Role.TIME, 1, 100, 10));
    }
    schema.add(Parameter.bytes("salt", Parameter.Role.SALT, 0, 16, 8));
    return HashFunction.tunable(
        HashSpec.builder(name).digestBits(64).parameters(schema.build()).build(),
        setting ->
            (input, offset, length, digest, digestOffset) -> {
              System.arraycopy(setting.salt(), 0, digest, digestOffset, setting.salt().length);
              return 8;
            });
  }

  TestProvider unavailable(String reason, String howToFix) {
    return new TestProvider(
        name, Availability.unavailable(reason, howToFix), missing, engines, functions);
  }

  TestProvider missing(String function, String reason, String howToFix) {
    return new TestProvider(
        name,
        availability,
        Map.of(function, Availability.unavailable(reason, howToFix)),
        engines,
        functions);
  }

  TestProvider engine(String qualifier, HashProvider engine) {
    return new TestProvider(name, availability, missing, Map.of(qualifier, engine), functions);
  }

  @Override
  public Optional<HashProvider> qualified(String qualifier) {
    return Optional.ofNullable(engines.get(qualifier));
  }
}
