package io.github.hashcost.catalog;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashProvider;
import java.util.Map;

/** One provider of a catalog as it described itself, for listings. Immutable. */
public final class ProviderInfo {
  private final ProviderSnapshot snapshot;

  ProviderInfo(ProviderSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /** The word in front of its ids. */
  public String name() {
    return snapshot.name();
  }

  /** The name of its class. */
  public String className() {
    return snapshot.origin().providerClass();
  }

  /** Its class, such as for the testkit's {@code ProviderContract}. */
  public Class<? extends HashProvider> type() {
    return snapshot.origin().providerType().asSubclass(HashProvider.class);
  }

  /** Whether it works here; if not, it has no functions. */
  public Availability availability() {
    return snapshot.availability();
  }

  /**
   * What it would offer if something were there: function name to reason and cure; unmodifiable.
   */
  public Map<String, Availability.Unavailable> missing() {
    return snapshot.missing();
  }

  /** How many functions it has here. */
  public int functionCount() {
    return snapshot.functions().size();
  }

  @Override
  public String toString() {
    return name() + " (" + className() + ", " + functionCount() + " functions)";
  }
}
