package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.FunctionFacts;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a result says of the hash functions it measured, so that it can be read where they are not.
 */
record Facts(Map<AlgorithmId, FunctionFacts> functions) {
  static Facts of(List<Operation> operations) {
    Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
    for (Operation operation : operations) {
      if (operation.recipe() instanceof Operation.Recipe.Hash hash) {
        functions.computeIfAbsent(operation.id(), id -> of(hash.candidate()));
      }
    }
    return new Facts(functions);
  }

  private static FunctionFacts of(Candidate candidate) {
    HashSpec spec = candidate.spec();
    FunctionFacts.Builder facts =
        FunctionFacts.builder(spec.digestBytes(candidate.setting()))
            .memoryBytes(spec.parameters().memoryBytes(candidate.setting()))
            .work(spec.parameters().work(candidate.setting()));
    spec.block().ifPresent(facts::block);
    spec.implementation().ifPresent(facts::implementation);
    candidate.claims().ifPresent(facts::claims);
    return facts.build();
  }

  /** The same environment, with the libraries behind each provider. */
  Environment addTo(Environment environment) {
    Map<String, Set<String>> libraries = new LinkedHashMap<>();
    functions.forEach(
        (id, facts) ->
            facts
                .implementation()
                .ifPresent(
                    library ->
                        libraries
                            .computeIfAbsent(provider(id), p -> new LinkedHashSet<>())
                            .add(library)));
    Environment.Builder builder = environment.toBuilder();
    libraries.forEach(
        (provider, names) -> builder.implementation(provider, String.join(", ", names)));
    return builder.build();
  }

  private static String provider(AlgorithmId id) {
    String provider = id.provider().orElse(id.name());
    return id.qualifier().map(q -> provider + "@" + q).orElse(provider);
  }
}
