package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import java.security.GeneralSecurityException;
import java.security.Provider;
import java.util.Optional;

/** A function before it is known which engine computes it. Immutable. */
interface JcaFunction {
  String name();

  /**
   * Bound to one engine for good, so that every hasher is what the spec says it is.
   *
   * @param named the engine; empty for the one that the JVM prefers
   * @throws GeneralSecurityException when the engine has no such function
   */
  HashFunction on(Optional<Provider> named) throws GeneralSecurityException;
}
