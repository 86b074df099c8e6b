package io.github.hashcost.catalog;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashProvider;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What one provider said when it was asked, once. Everything later is answered from here.
 * Immutable.
 */
final class ProviderSnapshot {
  private final HashProvider provider;
  private final String name;
  private final Origin origin;
  private final Availability availability;
  private final Map<String, Availability.Unavailable> missing;
  private final Map<String, Candidate> byName;
  private final Map<String, Candidate> byAlias;

  ProviderSnapshot(
      HashProvider provider,
      String name,
      Origin origin,
      Availability availability,
      Map<String, Availability.Unavailable> missing,
      Map<String, Candidate> byName,
      Map<String, Candidate> byAlias) {
    this.provider = provider;
    this.name = name;
    this.origin = origin;
    this.availability = availability;
    this.missing = Collections.unmodifiableMap(new LinkedHashMap<>(missing));
    this.byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
    this.byAlias = Map.copyOf(byAlias);
  }

  String name() {
    return name;
  }

  Origin origin() {
    return origin;
  }

  Availability availability() {
    return availability;
  }

  Map<String, Availability.Unavailable> missing() {
    return missing;
  }

  /** At their default settings, in the provider's order. */
  Collection<Candidate> functions() {
    return byName.values();
  }

  Optional<Candidate> named(String function) {
    return Optional.ofNullable(byName.get(function));
  }

  Optional<Candidate> aliased(String function) {
    return Optional.ofNullable(byAlias.get(function));
  }

  /**
   * The same provider on another engine. It is asked anew each time: which engines there are is
   * known only by name.
   *
   * @param problems takes what is wrong with the engine; then the answer may be empty
   */
  Optional<ProviderSnapshot> qualified(String qualifier, Consumer<ProviderProblem> problems) {
    ProviderReader reader = new ProviderReader(provider, origin, problems);
    try {
      Optional<HashProvider> engine =
          reader.ask("qualified(\"" + qualifier + "\")", () -> provider.qualified(qualifier));
      if (engine.isEmpty()) {
        return Optional.empty();
      }
      ProviderSnapshot answer =
          new ProviderReader(engine.get(), origin.qualified(qualifier), problems).read();
      if (!answer.name.equals(name)) {
        throw reader.refuse(
            "its engine " + Shown.name(qualifier) + " has another name",
            "let both answer the same name()");
      }
      return Optional.of(answer);
    } catch (ProviderReader.Refused e) {
      problems.accept(e.problem());
      return Optional.empty();
    }
  }
}
