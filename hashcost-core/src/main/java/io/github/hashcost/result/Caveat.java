package io.github.hashcost.result;

import java.util.Objects;

/**
 * A reason to doubt a figure. The code is open, not an enum: a newer file may hold a code that this
 * version does not know. Immutable.
 */
public final class Caveat {
  private final String code;
  private final String detail;
  private final String hint;

  private Caveat(String code, String detail, String hint) {
    this.code = Objects.requireNonNull(code, "code");
    this.detail = Objects.requireNonNull(detail, "detail");
    this.hint = Objects.requireNonNull(hint, "hint");
  }

  /**
   * A caveat of any code.
   *
   * @param code lower case with dashes, such as {@code halves-disagree}
   * @param detail what was seen
   * @param hint what to do about it
   */
  public static Caveat of(String code, String detail, String hint) {
    return new Caveat(code, detail, hint);
  }

  public String code() {
    return code;
  }

  public String detail() {
    return detail;
  }

  public String hint() {
    return hint;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Caveat c
        && code.equals(c.code)
        && detail.equals(c.detail)
        && hint.equals(c.hint);
  }

  @Override
  public int hashCode() {
    return Objects.hash(code, detail, hint);
  }

  @Override
  public String toString() {
    return code + ": " + detail + " (" + hint + ")";
  }
}
