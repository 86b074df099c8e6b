package io.github.hashcost.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Offers hash functions; found by {@link java.util.ServiceLoader}.
 *
 * <h2>What an implementation promises</h2>
 *
 * hashcost makes a provider more than once: again in a class loader of its own, again in a child
 * JVM. So
 *
 * <ol>
 *   <li>the class is public, top level or static nested, with a public no-argument constructor (the
 *       {@code static provider()} form of a named module is not enough: it hides the class to make
 *       again);
 *   <li>it can be loaded and constructed without its third-party library: name that library's types
 *       only in classes first touched from {@link #functions()}, and answer {@link #availability()}
 *       without throwing;
 *   <li>two instances, in any loader, any JVM, on any thread, offer the same names with the same
 *       schemas, and the same digest for the same (parameters, salt or key, input);
 *   <li>its adapter classes and resources lie in the provider class's own package or below it, and
 *       are found through that class, never through the thread's context loader;
 *   <li>static state may exist many times; nothing is registered anywhere ({@code
 *       Security.addProvider}, shutdown hooks, threads, thread-locals that outlive a call), no
 *       {@code System.loadLibrary} in those packages.
 * </ol>
 *
 * A provider that cannot keep 3 to 5 says so in {@link #reloadable()}.
 *
 * <p>Thread-safe: every method may be called on any thread.
 */
public interface HashProvider {
  /**
   * {@code [a-z][a-z0-9-]*}, unique in a catalog; {@code op} is reserved for operations that are
   * not hashes.
   */
  String name();

  /**
   * The functions it has; called only when {@link #availability()} is available. Each call may
   * answer fresh objects.
   */
  List<? extends HashFunction> functions();

  /** Whether it can work here at all. Asked first. */
  default Availability availability() {
    return Availability.available();
  }

  /**
   * What it would offer if something were there: function name to reason and cure, for listings and
   * error messages.
   */
  default Map<String, Availability.Unavailable> missing() {
    return Map.of();
  }

  /**
   * The provider behind {@code name@qualifier/…}, such as {@code jca@accp/sha-256}: the same code
   * on another engine. Its {@link #name()} is this provider's.
   *
   * @param qualifier lower case; compare it without regard to case
   */
  default Optional<HashProvider> qualified(String qualifier) {
    return Optional.empty();
  }

  /**
   * Whether fresh copies of its classes may be loaded; false for native code or static
   * registration. Forks still work.
   */
  default boolean reloadable() {
    return true;
  }
}
