package io.github.hashcost.result;

import java.util.Objects;

/**
 * A reason to doubt a figure. The code is open, not an enum: a newer file may hold a code that this
 * version does not know. These are known:
 *
 * <ul>
 *   <li>seen while running: {@code abandoned-call}, a call that never came back ran beside it;
 *       {@code gc-in-window}, the heap was collected while it was timed; {@code
 *       more-threads-than-cpus}, its threads took turns; {@code not-chained}, throughput where
 *       latency was asked for; {@code not-settled}, its time still moved when warm-up ended; {@code
 *       shared-profile}, less of its code is its own than was asked for
 *   <li>of the whole run: {@code jit-limited}, the compiler was held back; {@code steal}, the
 *       hypervisor took CPU time away; {@code throttled}, the quota of the control group was used
 *       up
 *   <li>of the function: {@code allocates-output}, its library makes an array for every digest;
 *       {@code remade-per-call}, its library's object is made again for every call
 *   <li>from the samples: {@code autocorrelated}, each is like the one before; {@code
 *       clock-too-coarse}; {@code faster-than-memory}, no code can read that fast; {@code
 *       few-samples}; {@code halves-disagree}, it changed meanwhile; {@code mean-above-median}, a
 *       few calls took much longer
 *   <li>of a comparison: {@code below-aa}, the difference is no larger than that of two identical
 *       cells
 * </ul>
 *
 * Immutable.
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
