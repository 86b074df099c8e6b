package io.github.hashcost.catalog;

import org.jspecify.annotations.Nullable;

/**
 * Stands in for what foreign code threw: prints its class name and stack trace, and holds neither
 * its text, which may be an input, nor its class, which would keep the provider's loader.
 */
final class WordlessCause extends Exception {
  private static final long serialVersionUID = 1L;

  private final String className;

  private WordlessCause(Throwable original, @Nullable Throwable cause) {
    super(null, cause);
    className = original.getClass().getName();
    setStackTrace(Thrown.stackTraceOf(original));
  }

  static Throwable of(Throwable original) {
    return of(original, Thrown.DEEPEST_CAUSE);
  }

  private static Throwable of(Throwable original, int depth) {
    if (original instanceof WordlessCause) {
      return original;
    }
    Throwable cause = depth == 0 ? null : Thrown.causeOf(original);
    return new WordlessCause(original, cause == null ? null : of(cause, depth - 1));
  }

  /** The class name of the original. */
  @Override
  @SuppressWarnings("OverrideThrowableToString") // its own class is of no interest
  public String toString() {
    return className;
  }
}
