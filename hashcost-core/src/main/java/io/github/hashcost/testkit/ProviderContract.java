package io.github.hashcost.testkit;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.catalog.HashCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a provider promises, see {@link HashProvider} and {@link io.github.hashcost.api.Hasher}, as
 * named checks. Takes the class, because being made more than once is part of the promise.
 * Immutable and thread-safe.
 *
 * <p>Functions whose cost can be chosen are checked at their least cost; one that is slow even then
 * is asked less often.
 */
public final class ProviderContract {
  private final Class<? extends HashProvider> type;

  private ProviderContract(Class<? extends HashProvider> type) {
    this.type = Objects.requireNonNull(type, "type");
  }

  /** Of this provider. */
  public static ProviderContract of(Class<? extends HashProvider> type) {
    return new ProviderContract(type);
  }

  /**
   * Its checks: those of the provider, then those of each of its functions. Where the provider says
   * that its library is not here, or cannot be made, only its own.
   */
  public List<Check> checks() {
    List<Check> checks = new ArrayList<>(ProviderChecks.of(type));
    provider()
        .map(HashCatalog::of)
        .ifPresent(
            catalog ->
                catalog
                    .candidates()
                    .forEach(candidate -> checks.addAll(FunctionChecks.of(candidate, catalog))));
    return List.copyOf(checks);
  }

  /** Why it has no functions here, and what would help; empty where it has them. */
  public Optional<Availability.Unavailable> unavailable() {
    try {
      return type.getConstructor().newInstance().availability()
              instanceof Availability.Unavailable unavailable
          ? Optional.of(unavailable)
          : Optional.empty();
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      // A check of its own says so.
      return Optional.empty();
    }
  }

  private Optional<HashProvider> provider() {
    try {
      return Optional.of(type.getConstructor().newInstance());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      // A check of its own says so.
      return Optional.empty();
    }
  }
}
