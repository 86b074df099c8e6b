package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;

/**
 * How much input this JVM can hold, so that too much is refused in words and not by a failure half
 * way.
 */
final class Heap {
  private static final long LONGEST_ARRAY = Integer.MAX_VALUE - 8L;

  private Heap() {}

  /**
   * The most bytes an input may have that is held so many times. Half of what is free stays so:
   * collectors want long arrays in one piece.
   */
  static int limit(int copies) {
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    return (int) Math.min(LONGEST_ARRAY, (runtime.maxMemory() - used) / 2 / copies);
  }

  /**
   * @throws HashcostException.InvalidParameter when there are more bytes than the limit
   */
  static int require(String what, long bytes, int limit) {
    if (bytes > limit) {
      throw tooLong(
          what + " of " + (bytes == Long.MAX_VALUE ? "8 EiB or more" : Quantity.bytes(bytes)),
          limit);
    }
    return (int) bytes;
  }

  static HashcostException tooLong(String what, int limit) {
    return new HashcostException.InvalidParameter(
        what + ": at most " + Quantity.bytes(limit) + " with this heap; raise java's -Xmx");
  }
}
