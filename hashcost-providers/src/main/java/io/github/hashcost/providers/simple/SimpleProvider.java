package io.github.hashcost.providers.simple;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;

/** {@code simple/…}: hashes of a few lines. Immutable. */
public final class SimpleProvider implements HashProvider {
  /** For {@link java.util.ServiceLoader}. */
  public SimpleProvider() {}

  @Override
  public String name() {
    return "simple";
  }

  @Override
  public List<HashFunction> functions() {
    return List.of(Djb2.function(), Fnv1a.of32Bits(), Fnv1a.of64Bits());
  }
}
