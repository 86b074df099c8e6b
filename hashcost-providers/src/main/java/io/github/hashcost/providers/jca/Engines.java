package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashcostException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Arrays;
import java.util.Optional;

/** What JCA calls a provider, and hashcost an engine. */
final class Engines {
  private Engines() {}

  /** The first of that name; the case of letters does not matter, in every locale alike. */
  static Optional<Provider> named(String qualifier, Provider... installed) {
    return Arrays.stream(installed)
        .filter(engine -> engine.getName().equalsIgnoreCase(qualifier))
        .findFirst();
  }

  /** Name and version, such as "SUN 17 (JDK)". */
  static String describe(Provider engine) {
    return engine.getName() + " " + engine.getVersionStr() + (isOfJdk(engine) ? " (JDK)" : "");
  }

  /** Whether it came with the JVM. */
  static boolean isOfJdk(Provider engine) {
    ClassLoader loader = engine.getClass().getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** For an engine that had an algorithm when it was asked first. */
  static HashcostException.ProviderFailure lost(
      Provider engine, String algorithm, NoSuchAlgorithmException cause) {
    return new HashcostException.ProviderFailure(
        engine.getName()
            + " had "
            + algorithm
            + " and has it no longer; an engine must not change while it is in use",
        cause);
  }
}
