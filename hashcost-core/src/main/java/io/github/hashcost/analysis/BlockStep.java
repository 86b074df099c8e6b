package io.github.hashcost.analysis;

import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Rounding;
import java.util.Locale;

/**
 * What one more byte of input costs where it takes one more block: from 55 to 56 bytes for SHA-256.
 * As measured, not as a law has it. Made by {@link CostModel}. Immutable.
 */
public final class BlockStep {
  private final long bytes;
  private final Estimate nanos;

  BlockStep(long bytes, Estimate nanos) {
    this.bytes = bytes;
    this.nanos = nanos;
  }

  /** The most bytes before the border. */
  public long fromBytes() {
    return bytes;
  }

  /** The fewest bytes behind it: one more. */
  public long toBytes() {
    return bytes + 1;
  }

  /** Nanoseconds by which a call takes longer behind the border, see {@link Comparison}. */
  public Estimate nanos() {
    return nanos;
  }

  /** Such as {@code 55 to 56 B: +37.1 ns (36.8 to 37.5)}. */
  @Override
  public String toString() {
    Rounding rounding = Rounding.of(nanos.interval());
    return String.format(
        Locale.ROOT,
        "%,d to %,d B: %s%s ns (%s)",
        fromBytes(),
        toBytes(),
        nanos.point() > 0 ? "+" : "",
        rounding.text(nanos.point()),
        rounding.text(nanos.interval()));
  }
}
