package io.github.hashcost.analysis;

import java.util.Locale;

/**
 * Input sizes from one to another, both included.
 *
 * @param from bytes, 0 or more
 * @param to bytes, not less
 */
public record SizeRange(long from, long to) {
  /** What is said of sizes reaches up to here: 1 MiB. */
  public static final long MOST_BYTES = 1 << 20;

  /**
   * @throws IllegalArgumentException when the bounds are negative or the wrong way round
   */
  public SizeRange {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(
          "sizes from " + from + " to " + to + ": 0 or more are allowed, the smaller first");
    }
  }

  public boolean contains(long bytes) {
    return from <= bytes && bytes <= to;
  }

  /** Such as {@code 56 to 64 B}, {@code 56 B}, {@code 65 B and more} or {@code every size}. */
  @Override
  public String toString() {
    if (to >= MOST_BYTES) {
      return from == 0 ? "every size" : String.format(Locale.ROOT, "%,d B and more", from);
    }
    return from == to
        ? String.format(Locale.ROOT, "%,d B", from)
        : String.format(Locale.ROOT, "%,d to %,d B", from, to);
  }
}
