package io.github.hashcost.environment;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A fact that may be unknown here. */
final class Known {
  private Known() {}

  /**
   * Whatever goes wrong, from a security manager to a JVM without management, the fact is not
   * known.
   */
  static <T> Optional<T> of(Supplier<@Nullable T> fact) {
    try {
      return Optional.ofNullable(fact.get());
    } catch (RuntimeException | LinkageError e) {
      return Optional.empty();
    }
  }
}
