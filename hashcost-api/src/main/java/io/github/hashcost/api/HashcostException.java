package io.github.hashcost.api;

/**
 * Every failure of this library. The message says what, the value, what is allowed and how to fix
 * it, on one line.
 *
 * <p>It never holds a password, an input, a salt or a key. That binds providers too, for these
 * messages are shown as they are: name lengths and limits, such as "a password of 80 bytes: at most
 * 72 are allowed", never the bytes nor what is made of them.
 */
public abstract class HashcostException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  HashcostException(String message) {
    super(message);
  }

  HashcostException(String message, Throwable cause) {
    super(message, cause);
  }

  /** No such function in the catalog; the message has the nearest names. */
  public static final class UnknownAlgorithm extends HashcostException {
    private static final long serialVersionUID = 1L;

    public UnknownAlgorithm(String message) {
      super(message);
    }
  }

  /** A value out of its range, malformed, or of the wrong kind. */
  public static final class InvalidParameter extends HashcostException {
    private static final long serialVersionUID = 1L;

    public InvalidParameter(String message) {
      super(message);
    }

    public InvalidParameter(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** A library behind a provider failed. */
  public static final class ProviderFailure extends HashcostException {
    private static final long serialVersionUID = 1L;

    public ProviderFailure(String message) {
      super(message);
    }

    public ProviderFailure(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** What was asked is impossible for this thing, such as a run inside a run. */
  public static final class Unsupported extends HashcostException {
    private static final long serialVersionUID = 1L;

    public Unsupported(String message) {
      super(message);
    }

    public Unsupported(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The calling thread was interrupted; its interrupt flag is set again before this is thrown. */
  public static final class Interrupted extends HashcostException {
    private static final long serialVersionUID = 1L;

    public Interrupted(String message) {
      super(message);
    }
  }
}
