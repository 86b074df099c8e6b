package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one demo is about.
 *
 * @param functions two or more; ratios are to the first
 * @param iterations how often each hashes the subject; empty for as often as fits a second
 */
record DemoPlan(Subject subject, List<Candidate> functions, OptionalLong iterations) {
  static final String DJB2 = "djb2";
  static final String SHA_256 = "sha-256";

  /** Whether its cost is a matter of choice, so that a million calls may take days. */
  static boolean isSlow(Candidate candidate) {
    return candidate.spec().parameters().isTunable();
  }

  Candidate reference() {
    return functions.get(0);
  }

  List<Candidate> others() {
    return functions.subList(1, functions.size());
  }

  Labels labels() {
    return Labels.of(functions);
  }

  List<Operation> operations(Input... inputs) {
    return Operation.hashes(functions, inputs);
  }

  Optional<Candidate> function(String name) {
    return functions.stream().filter(c -> c.spec().name().equals(name)).findFirst();
  }

  /** Why only the headline makes sense, if so. */
  Optional<String> onlyHeadline() {
    return functions.stream()
        .filter(DemoPlan::isSlow)
        .findFirst()
        .map(c -> "the cost of " + labels().of(c) + " is set by its parameters");
  }
}
