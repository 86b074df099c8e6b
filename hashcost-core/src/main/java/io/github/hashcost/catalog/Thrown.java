package io.github.hashcost.catalog;

import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;

/** What foreign code threw, in words that keep none of its objects. */
final class Thrown {
  private static final int LONGEST_MESSAGE = 300;
  private static final int DEEPEST_CAUSE = 20;

  private Thrown() {}

  /** Whatever else a provider throws is an answer; that memory ran out is not. */
  static void rethrowOutOfMemory(Throwable thrown) {
    Throwable t = thrown;
    for (int i = 0; t != null && i < DEEPEST_CAUSE; i++) {
      if (t instanceof OutOfMemoryError e) {
        throw e;
      }
      t = causeOf(t);
    }
  }

  /** Class and message, on one line; what only wraps another is left out. */
  static String describe(Throwable thrown) {
    Throwable t = thrown;
    Throwable cause = causeOf(t);
    for (int i = 0; cause != null && isWrapper(t) && i < DEEPEST_CAUSE; i++) {
      t = cause;
      cause = causeOf(t);
    }
    String message = messageOf(t);
    return message == null ? t.getClass().getName() : t.getClass().getName() + ": " + message;
  }

  private static boolean isWrapper(Throwable t) {
    return t instanceof ServiceConfigurationError || t instanceof ExceptionInInitializerError;
  }

  // An exception class is foreign code too: its methods may throw.
  private static @Nullable Throwable causeOf(Throwable t) {
    try {
      return t.getCause();
    } catch (RuntimeException | LinkageError e) {
      return null;
    }
  }

  static @Nullable String messageOf(Throwable t) {
    try {
      String message = t.getMessage();
      return message == null ? null : oneLine(message);
    } catch (RuntimeException | LinkageError e) {
      return null;
    }
  }

  private static String oneLine(String text) {
    String cut = text.length() <= LONGEST_MESSAGE ? text : text.substring(0, LONGEST_MESSAGE) + "…";
    return cut.replaceAll("\\p{Cntrl}+", " ");
  }
}
