package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.StoredSetting;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The setting to be judged.
 *
 * @param id the function by its own name, with the costs that were given, and no others
 * @param candidate what can run it here, if anything can
 */
record LintSubject(AlgorithmId id, Optional<Candidate> candidate) {
  private static final int LONGEST = 4096;

  /** A mistyped name is repeated with its nearest; what is longer may be a piece of a hash. */
  private static final int LONGEST_REPEATED = 20;

  private static final String NEITHER =
      "neither an id such as bcrypt:cost=10 nor a stored hash; that needs single quotes";

  /**
   * @param text an id, or a stored hash
   * @throws HashcostException when it is malformed, names no function, or lacks a cost
   */
  static LintSubject of(String text, HashCatalog catalog, CostPolicies policies) {
    if (text.startsWith("$") || text.startsWith("{")) {
      AlgorithmId id = StoredSetting.parse(text);
      return new LintSubject(id, quietly(catalog, id));
    }
    AlgorithmId id = id(text);
    Optional<Candidate> candidate = known(id, catalog, policies);
    candidate.ifPresent(c -> requireCosts(id, c));
    return new LintSubject(named(id, candidate), candidate);
  }

  /** Its first line. */
  static String fromStandardInput() {
    try {
      byte[] bytes = System.in.readNBytes(LONGEST);
      return new String(bytes, StandardCharsets.UTF_8).lines().findFirst().orElse("");
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter("--stdin: standard input cannot be read", e);
    }
  }

  /**
   * What has no cost at all may be a piece of a stored hash, and the message of an id repeats what
   * it understood.
   */
  private static AlgorithmId id(String text) {
    if (text.contains("=")) {
      return AlgorithmId.parse(text);
    }
    try {
      return AlgorithmId.parse(text);
    } catch (HashcostException e) {
      throw new HashcostException.InvalidParameter(NEITHER);
    }
  }

  /** A function that only a policy knows can be judged too. */
  private static Optional<Candidate> known(
      AlgorithmId id, HashCatalog catalog, CostPolicies policies) {
    boolean ofPolicies =
        policies.policies().stream()
            .flatMap(p -> p.rows().stream())
            .anyMatch(row -> row.setting().name().equals(id.name()));
    boolean here = !catalog.implementations(id.name()).isEmpty();
    if (!ofPolicies && !here && id.name().length() > LONGEST_REPEATED) {
      throw new HashcostException.InvalidParameter(NEITHER);
    }
    return ofPolicies && !here ? Optional.empty() : Optional.of(catalog.get(id.toString()));
  }

  private static Optional<Candidate> quietly(HashCatalog catalog, AlgorithmId id) {
    try {
      return catalog.find(id.toString());
    } catch (HashcostException e) {
      return Optional.empty();
    }
  }

  /** The catalog would fill in a default, and judge what nobody said. */
  private static void requireCosts(AlgorithmId id, Candidate candidate) {
    String missing =
        candidate.spec().parameters().parameters().stream()
            .filter(p -> isCost(p) && !id.parameters().containsKey(p.name()))
            .map(Parameter::name)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          candidate.spec().name()
              + " without "
              + missing
              + ": give each cost, as in "
              + candidate.spec().name()
              + ":"
              + costs(candidate));
    }
  }

  private static boolean isCost(Parameter p) {
    return switch (p.role()) {
      case TIME, MEMORY, PARALLELISM -> true;
      case LENGTH, OPTION, SALT, KEY, DATA -> false;
    };
  }

  private static String costs(Candidate candidate) {
    return candidate.spec().parameters().parameters().stream()
        .filter(LintSubject::isCost)
        .map(p -> p.name() + "=" + candidate.setting().number(p.name()))
        .collect(Collectors.joining(","));
  }

  /** An alias gives way to the name that policies know. */
  private static AlgorithmId named(AlgorithmId id, Optional<Candidate> candidate) {
    return candidate
        .map(c -> AlgorithmId.parse(c.id().withParameters(Map.of()).toString()))
        .map(own -> own.withParameters(id.parameters()))
        .map(own -> id.provider().isPresent() ? own : withoutProvider(own))
        .orElse(id);
  }

  private static AlgorithmId withoutProvider(AlgorithmId id) {
    return AlgorithmId.parse(id.name()).withParameters(id.parameters());
  }

  /** Whether it is meant for passwords; of what nobody here knows, the policy's word is taken. */
  boolean isForPasswords() {
    return candidate.map(Claims::forPasswords).orElse(true);
  }

  /** The same function of the same provider with another setting, if it takes it. */
  Optional<Candidate> at(HashCatalog catalog, AlgorithmId setting) {
    return candidate
        .map(c -> c.id().withParameters(setting.parameters()))
        .flatMap(id -> quietly(catalog, id));
  }
}
