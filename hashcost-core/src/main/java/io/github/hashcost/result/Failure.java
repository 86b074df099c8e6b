package io.github.hashcost.result;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Why a cell has no samples. The kind is open, not an enum: a newer file may hold one that this
 * version does not know. Known are {@value #WRONG_DIGEST}, {@value #REFUSED}, {@value #THREW},
 * {@value #WRONG_LENGTH}, {@value #WRITES_OUTSIDE}, {@value #CHANGES_INPUT}, {@value
 * #NOT_DETERMINISTIC}, {@value #NOT_REPRODUCIBLE}, {@value #TOO_SLOW}, {@value #OUT_OF_MEMORY} and
 * {@value #EXITED}. Immutable.
 */
public final class Failure {
  /** A test vector failed, so nothing was timed. */
  public static final String WRONG_DIGEST = "wrong-digest";

  /** The function or its library refused the setting or the input. */
  public static final String REFUSED = "refused";

  /** A call threw. */
  public static final String THREW = "threw";

  /** A call wrote another number of bytes than the spec says. */
  public static final String WRONG_LENGTH = "wrong-length";

  /** A call wrote beside its digest in the caller's array. */
  public static final String WRITES_OUTSIDE = "writes-outside";

  /** A call changed its input. */
  public static final String CHANGES_INPUT = "changes-input";

  /** The digest after timing was not the one before. */
  public static final String NOT_DETERMINISTIC = "not-deterministic";

  /** Made again, it answers another digest. */
  public static final String NOT_REPRODUCIBLE = "not-reproducible";

  /** A call did not come back in time. */
  public static final String TOO_SLOW = "too-slow";

  /** The heap did not suffice. */
  public static final String OUT_OF_MEMORY = "out-of-memory";

  /** The child JVM that measured it ended: the function ended it, or it was killed. */
  public static final String EXITED = "exited";

  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

  private final String kind;
  private final String detail;

  private Failure(String kind, String detail) {
    this.kind = Objects.requireNonNull(kind, "kind");
    this.detail = Objects.requireNonNull(detail, "detail");
  }

  /**
   * A failure of any kind.
   *
   * @param kind lower case with dashes
   * @param detail for a person, on one line: control characters become blanks. Holds no input,
   *     digest, salt or key
   */
  public static Failure of(String kind, String detail) {
    return new Failure(kind, CONTROL.matcher(detail).replaceAll(" "));
  }

  public String kind() {
    return kind;
  }

  public String detail() {
    return detail;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Failure f && kind.equals(f.kind) && detail.equals(f.detail);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, detail);
  }

  @Override
  public String toString() {
    return kind + ": " + detail;
  }
}
