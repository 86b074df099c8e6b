package io.github.hashcost.password;

import java.util.Objects;

/**
 * What keeps a machine from more logins a second, and how that showed. The code is open, not an
 * enum: known are {@value #CPU}, {@value #HEAP}, {@value #MEMORY_BANDWIDTH}, {@value #WAITING} and
 * {@value #NOT_REACHED}. Immutable.
 */
public final class CapacityLimit {
  /** More logins at once than CPUs get no more done. */
  public static final String CPU = "cpu";

  /** Not as many logins as CPUs fit, or collections take a fifth of the time or more. */
  public static final String HEAP = "heap";

  /**
   * Logins that fill much memory slow each other down before there are as many as CPUs, more than
   * computation alone does.
   */
  public static final String MEMORY_BANDWIDTH = "memory-bandwidth";

  /** They slow each other down although they leave CPUs idle: they wait, as for a lock. */
  public static final String WAITING = "waiting";

  /** The levels that ran do not show it. */
  public static final String NOT_REACHED = "not-reached";

  private final String code;
  private final String evidence;

  private CapacityLimit(String code, String evidence) {
    this.code = Objects.requireNonNull(code, "code");
    this.evidence = Objects.requireNonNull(evidence, "evidence");
  }

  static CapacityLimit of(String code, String evidence) {
    return new CapacityLimit(code, evidence);
  }

  public String code() {
    return code;
  }

  /** The figures that show it, in a sentence for a person. */
  public String evidence() {
    return evidence;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CapacityLimit l && code.equals(l.code) && evidence.equals(l.evidence);
  }

  @Override
  public int hashCode() {
    return Objects.hash(code, evidence);
  }

  /** Code and evidence. */
  @Override
  public String toString() {
    return code + ": " + evidence;
  }
}
