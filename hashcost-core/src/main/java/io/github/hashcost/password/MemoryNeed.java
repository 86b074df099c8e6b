package io.github.hashcost.password;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.Quantity;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What logins at once fill, against what there is: on the heap as far as they allocate there, else
 * beside it. Immutable.
 */
final class MemoryNeed {
  /** Objects have headers: 16 bytes for each KiB of an Argon2 that is made of blocks. */
  private static final double HEADERS = 1 + 1.0 / 64;

  /** The rest is for others, and for the collector to move in. */
  private static final double USABLE = 0.75;

  private final double onHeap;
  private final double besideHeap;
  private final double heapLimit;
  private final double machineLimit;

  private MemoryNeed(double onHeap, double besideHeap, double heapLimit, double machineLimit) {
    this.onHeap = onHeap;
    this.besideHeap = besideHeap;
    this.heapLimit = heapLimit;
    this.machineLimit = machineLimit;
  }

  /**
   * @param filled bytes that one login fills by design
   * @param allocated bytes that the first login of a thread allocates on the heap, where that is
   *     known: a hasher may keep them for later ones
   */
  static MemoryNeed of(
      long filled, OptionalDouble allocated, long heapBytes, Environment environment) {
    double withHeaders = filled * HEADERS;
    double onHeap = Math.min(withHeaders, allocated.orElse(withHeaders));
    // What allocates a little of it only has the rest elsewhere, in native code.
    boolean nativeCode = onHeap < filled / 2.0;
    return new MemoryNeed(
        nativeCode ? 0 : onHeap,
        nativeCode ? (double) filled : 0,
        USABLE * heapBytes,
        USABLE * environment.memoryBytes().orElse(Long.MAX_VALUE));
  }

  /** The most logins at once that fit. */
  int most() {
    return (int) Math.min(Integer.MAX_VALUE, Math.min(fitting(heapLimit, onHeap), besides()));
  }

  private double besides() {
    return fitting(machineLimit, besideHeap);
  }

  private static double fitting(double limit, double each) {
    return each > 0 ? Math.floor(limit / each) : Integer.MAX_VALUE;
  }

  /** Why so many do not fit; empty when they do. */
  Optional<String> refusal(int atOnce) {
    if (atOnce <= most()) {
      return Optional.empty();
    }
    boolean heap = atOnce > fitting(heapLimit, onHeap);
    return Optional.of(
        "they fill "
            + Quantity.bytes((long) (atOnce * (heap ? onHeap : besideHeap)))
            + ", and "
            + Quantity.bytes((long) (heap ? heapLimit : machineLimit))
            + (heap
                ? " is allowed, three quarters of the heap; start java with a greater -Xmx"
                : " is allowed, three quarters of the machine's memory"));
  }
}
