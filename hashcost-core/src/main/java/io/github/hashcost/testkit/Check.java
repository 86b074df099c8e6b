package io.github.hashcost.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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

  private final String name;
  private final Body body;

  Check(String name, Body body) {
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
   * Checks it.
   *
   * @return what is worth a word and breaks no promise, such as a function without test vectors
   * @throws AssertionError with the name and what was seen, when the promise is not kept. It holds
   *     no input, salt or key, and no exception of the provider's
   */
  public List<String> run() {
    List<String> remarks = new ArrayList<>();
    try {
      body.run(remarks);
    } catch (Broken e) {
      throw new AssertionError(name + ": " + e.getMessage());
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
      throw new AssertionError(name + ": " + Words.of(e));
    }
    return List.copyOf(remarks);
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }
}
