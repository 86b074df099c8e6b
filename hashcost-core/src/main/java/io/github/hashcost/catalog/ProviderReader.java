package io.github.hashcost.catalog;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Asks a provider everything once. A provider that cannot say who it is or what it has is refused
 * whole; a function that cannot describe itself is left out alone. Not thread-safe.
 */
final class ProviderReader {
  /** More functions than any library has: a list that goes on is taken for endless. */
  static final int MOST_FUNCTIONS = 10_000;

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
  private static final String RESERVED = "op";
  private static final String TELL_AUTHOR = "tell the provider's author, or leave the provider out";

  /** The provider as a whole cannot be used. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ProviderProblem problem;

    Refused(ProviderProblem problem) {
      super(problem.toString(), null, false, false);
      this.problem = problem;
    }

    ProviderProblem problem() {
      return problem;
    }
  }

  private final HashProvider provider;
  private final Consumer<ProviderProblem> problems;
  private final Map<String, Candidate> byName = new LinkedHashMap<>();
  private final Map<String, Candidate> byAlias = new LinkedHashMap<>();
  private Origin origin;

  /**
   * @param problems takes what is wrong without being reason to refuse the whole provider
   */
  ProviderReader(HashProvider provider, Origin origin, Consumer<ProviderProblem> problems) {
    this.provider = provider;
    this.origin = origin;
    this.problems = problems;
  }

  ProviderSnapshot read() throws Refused {
    String name = name();
    Availability availability = ask("availability()", provider::availability);
    Map<String, Availability.Unavailable> missing =
        askOr(Map.of(), "missing()", () -> Map.copyOf(provider.missing()));
    if (!askOr(false, "reloadable()", provider::reloadable)) {
      origin = origin.notReloadable();
    }
    if (availability instanceof Availability.Available) {
      readFunctions(name);
    }
    return new ProviderSnapshot(provider, name, origin, availability, missing, byName, byAlias);
  }

  private String name() throws Refused {
    String name = ask("name()", provider::name);
    if (name.equals(RESERVED)) {
      throw refuse(
          "name() is 'op', which is reserved for operations that are not hashes",
          "choose another name");
    }
    if (name.length() > AlgorithmId.MAX_LENGTH || !NAME.matcher(name).matches()) {
      throw refuse(
          "name() is malformed: a name " + Shown.name(name),
          "a letter, then letters, digits or '-', all small and ASCII");
    }
    return name;
  }

  private void readFunctions(String providerName) throws Refused {
    List<@Nullable HashFunction> functions = ask("functions()", this::copyOfFunctions);
    if (functions.size() > MOST_FUNCTIONS) {
      throw refuse("functions() does not end: more than " + MOST_FUNCTIONS + " came", TELL_AUTHOR);
    }
    for (HashFunction function : functions) {
      try {
        readFunction(providerName, function);
      } catch (Refused e) {
        problems.accept(e.problem());
      }
    }
    byName.values().forEach(this::readAliases);
  }

  private List<@Nullable HashFunction> copyOfFunctions() {
    List<@Nullable HashFunction> copy = new ArrayList<>();
    for (HashFunction function : provider.functions()) {
      copy.add(function);
      if (copy.size() > MOST_FUNCTIONS) {
        break;
      }
    }
    return copy;
  }

  private void readFunction(String providerName, @Nullable HashFunction function) throws Refused {
    if (function == null) {
      throw refuse("functions() holds null", TELL_AUTHOR);
    }
    HashSpec spec = ask("spec() of a " + function.getClass().getName(), function::spec);
    String id = providerName + "/" + spec.name();
    Candidate candidate =
        ask(
            "the default setting of " + id,
            () -> Candidate.atDefaults(providerName, function, spec, origin));
    int bytes = ask("the digest length of " + id, () -> spec.digestBytes(candidate.setting()));
    if (bytes < 1) {
      throw refuse(id + " has a digest of " + bytes + " bytes", "at least one is allowed");
    }
    if (byName.putIfAbsent(spec.name(), candidate) != null) {
      throw refuse("two functions named " + id + "; the first is used", TELL_AUTHOR);
    }
  }

  private void readAliases(Candidate candidate) {
    for (String alias : candidate.spec().aliases()) {
      Candidate other = byName.containsKey(alias) ? byName.get(alias) : byAlias.get(alias);
      if (other == null) {
        byAlias.put(alias, candidate);
      } else if (other != candidate) {
        problems.accept(
            problem(
                "'"
                    + alias
                    + "', another name of '"
                    + candidate.spec().name()
                    + "', is taken by '"
                    + other.spec().name()
                    + "'",
                "give each name to one function"));
      }
    }
  }

  /** The provider's answer; whatever it throws, and null, is a refusal. */
  <T> T ask(String what, Supplier<? extends @Nullable T> question) throws Refused {
    T answer;
    try {
      answer = question.get();
    } catch (Throwable t) {
      throw new Refused(ProviderProblem.of(prefixed(what + " failed"), TELL_AUTHOR, t));
    }
    if (answer == null) {
      throw refuse(what + " is null", TELL_AUTHOR);
    }
    return answer;
  }

  private <T> T askOr(T otherwise, String what, Supplier<? extends @Nullable T> question) {
    try {
      return this.<T>ask(what, question);
    } catch (Refused e) {
      problems.accept(e.problem());
      return otherwise;
    }
  }

  Refused refuse(String what, String hint) {
    return new Refused(problem(what, hint));
  }

  private ProviderProblem problem(String what, String hint) {
    return ProviderProblem.of(prefixed(what), hint);
  }

  private String prefixed(String what) {
    return provider.getClass().getName() + ": " + what;
  }
}
