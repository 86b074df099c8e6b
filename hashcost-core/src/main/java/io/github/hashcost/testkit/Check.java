package io.github.hashcost.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** One promise of a provider, to be checked. May be run again. Thread-safe. */
public final class Check {
  /** Looks whether a promise is kept. */
  @FunctionalInterface
  interface Body {
    /**
     * Looks once.
     *
     * @param remarks takes what is worth a word and breaks no promise
     * @throws Broken when the promise is not kept
     */
    void run(List<String> remarks) throws Broken;
  }

  /** A promise that was not kept, in words. */
  static final class Broken extends Exception {
    private static final long serialVersionUID = 1L;

    Broken(String seen) {
      super(seen);
    }

    static void unless(boolean kept, String seen) throws Broken {
      if (!kept) {
        throw new Broken(seen);
      }
    }
  }

  private static final long MOST_MILLIS = 30_000;

  private final String name;
  private final Body body;
  private final long mostMillis;

  Check(String name, Body body) {
    this(name, body, MOST_MILLIS);
  }

  Check(String name, Body body, long mostMillis) {
    this.mostMillis = mostMillis;
    this.name = Objects.requireNonNull(name, "name");
    this.body = Objects.requireNonNull(body, "body");
  }

  /**
   * Whose promise, and which: {@code mine/sum: leaves its input as it is}. Unique among the checks
   * of a provider.
   */
  public String name() {
    return name;
  }

  /**
   * Checks it, on a thread of its own that ends with it; what does not come back within 30 s is
   * left behind.
   *
   * @return what is worth a word and breaks no promise, such as a function without test vectors
   * @throws AssertionError with the name and what was seen, when the promise is not kept. It holds
   *     no input, salt or key, and no exception of the provider's
   */
  public List<String> run() {
    List<String> remarks = new ArrayList<>();
    AtomicReference<Optional<String>> seen = new AtomicReference<>(Optional.empty());
    // On a thread of its own, so that code which never comes back can be left behind.
    Thread thread = new Thread(() -> seen.set(broken(remarks)), "hashcost-check");
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(mostMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(name + ": was interrupted");
    }
    if (thread.isAlive()) {
      throw new AssertionError(
          name + ": did not come back within " + mostMillis + " ms, and was left behind");
    }
    Optional<String> broken = Objects.requireNonNull(seen.get());
    if (broken.isPresent()) {
      throw new AssertionError(name + ": " + broken.get());
    }
    return List.copyOf(remarks);
  }

  /** What was seen, empty where the promise is kept. */
  private Optional<String> broken(List<String> remarks) {
    try {
      body.run(remarks);
      return Optional.empty();
    } catch (Broken e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      return Optional.of(Words.of(e));
    }
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }
}
