package io.github.hashcost.providers.jca;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.security.GeneralSecurityException;
import java.security.Provider;
import java.security.Security;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code jca/…} on the engine that the JVM prefers for each function, {@code jca@ENGINE/…} on one
 * installed {@link Provider}. Installs none. Immutable.
 */
public final class JcaProvider implements HashProvider {
  private static final List<JcaFunction> ALL =
      Stream.of(
              BrokenDigests.all(), Sha2.all(), Sha3.all(), List.of(new HmacSha256()), Pbkdf2.all())
          .<JcaFunction>flatMap(List::stream)
          .toList();

  private final Optional<Provider> engine;

  /** For {@link java.util.ServiceLoader}. */
  public JcaProvider() {
    this(Optional.empty());
  }

  JcaProvider(Optional<Provider> engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return "jca";
  }

  @Override
  public List<HashFunction> functions() {
    return offer().functions();
  }

  @Override
  public Map<String, Availability.Unavailable> missing() {
    return offer().missing();
  }

  /** The installed engine of that name, in any case of letters. */
  @Override
  public Optional<HashProvider> qualified(String qualifier) {
    return Engines.named(qualifier, Security.getProviders())
        .map(named -> new JcaProvider(Optional.of(named)));
  }

  private record Offer(
      List<HashFunction> functions, Map<String, Availability.Unavailable> missing) {}

  private Offer offer() {
    List<HashFunction> functions = new ArrayList<>();
    Map<String, Availability.Unavailable> missing = new LinkedHashMap<>();
    for (JcaFunction function : ALL) {
      try {
        functions.add(function.on(engine));
      } catch (GeneralSecurityException | RuntimeException | LinkageError e) {
        // An engine may be third-party code, and native: however it fails, the other functions
        // stay.
        missing.put(function.name(), missing(function, e));
      }
    }
    return new Offer(List.copyOf(functions), Collections.unmodifiableMap(missing));
  }

  private Availability.Unavailable missing(JcaFunction function, Throwable failure) {
    return Availability.unavailable(
        Objects.requireNonNullElseGet(failure.getMessage(), failure::toString),
        engine.isPresent()
            ? "use jca/" + function.name() + ", on the engine that the JVM prefers"
            : "install an engine that has it: security.provider.N in the JVM's java.security file");
  }
}
