package io.github.hashcost.catalog;

import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What foreign code threw, in words that keep none of its objects. */
final class Thrown {
  private static final int LONGEST_MESSAGE = 300;
  static final int DEEPEST_CAUSE = 20;

  /** Controls, and what else a terminal may take for the end of a line. */
  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}\\u2028\\u2029]+");

  private Thrown() {}

  /** Whether it is that memory ran out, or comes of it. */
  static boolean isOutOfMemory(Throwable thrown) {
    Throwable t = thrown;
    for (int i = 0; t != null && i < DEEPEST_CAUSE; i++) {
      if (t instanceof OutOfMemoryError) {
        return true;
      }
      t = causeOf(t);
    }
    return false;
  }

  /** The same exception from the same place with these words, its causes without any. */
  static HashcostException restated(HashcostException e, String words) {
    String message = withoutControls(words);
    HashcostException same;
    if (e instanceof HashcostException.InvalidParameter) {
      same = new HashcostException.InvalidParameter(message);
    } else if (e instanceof HashcostException.UnknownAlgorithm) {
      same = new HashcostException.UnknownAlgorithm(message);
    } else if (e instanceof HashcostException.Unsupported) {
      same = new HashcostException.Unsupported(message);
    } else if (e instanceof HashcostException.Interrupted) {
      same = new HashcostException.Interrupted(message);
    } else {
      same = new HashcostException.ProviderFailure(message);
    }
    same.setStackTrace(e.getStackTrace());
    if (e.getCause() != null) {
      same.initCause(WordlessCause.of(e.getCause()));
    }
    return same;
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
  static @Nullable Throwable causeOf(Throwable t) {
    try {
      return t.getCause();
    } catch (Throwable e) {
      return null;
    }
  }

  static StackTraceElement[] stackTraceOf(Throwable t) {
    try {
      // A list refuses null, which an exception would refuse later.
      return List.of(t.getStackTrace()).toArray(new StackTraceElement[0]);
    } catch (Throwable e) {
      return new StackTraceElement[0];
    }
  }

  static @Nullable String messageOf(Throwable t) {
    try {
      String message = t.getMessage();
      return message == null ? null : oneLine(message);
    } catch (Throwable e) {
      return null;
    }
  }

  private static String oneLine(String text) {
    String cut = text.length() <= LONGEST_MESSAGE ? text : text.substring(0, LONGEST_MESSAGE) + "…";
    return withoutControls(cut);
  }

  private static String withoutControls(String text) {
    return CONTROLS.matcher(text).replaceAll(" ");
  }
}
