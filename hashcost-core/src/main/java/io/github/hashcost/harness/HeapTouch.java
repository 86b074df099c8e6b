package io.github.hashcost.harness;

import java.util.function.LongSupplier;

/**
 * Touches the heap before an allocating cell is timed. The first touch of a page of memory costs
 * more than a thousand times what an allocation does, and a young generation that was never used up
 * is full of them. So it allocates until as much fits between two collections as between the two
 * before, within bounds: the first collections of G1 come when little of what it will use was
 * touched.
 */
final class HeapTouch {
  /** Small enough for the young generation of every collector. */
  private static final int CHUNK_BYTES = 64 << 10;

  private static final double GROWTH = 1.1;
  private static final long MOST_BYTES = 1L << 30;
  private static final long MOST_NANOS = 1_500_000_000;

  private final LongSupplier collections;
  private final NanoClock clock;
  private volatile byte[] last = {};

  HeapTouch(LongSupplier collections, NanoClock clock) {
    this.collections = collections;
    this.clock = clock;
  }

  /** The bytes that it took. */
  long run() {
    long start = clock.nanos();
    long collected = collections.getAsLong();
    long touched = 0;
    long fitted = 0;
    long sinceCollection = 0;
    while (touched < MOST_BYTES && clock.nanos() - start < MOST_NANOS) {
      last = new byte[CHUNK_BYTES];
      touched += last.length;
      sinceCollection += last.length;
      long now = collections.getAsLong();
      if (now > collected) {
        if (sinceCollection <= GROWTH * fitted) {
          break;
        }
        fitted = sinceCollection;
        sinceCollection = 0;
        collected = now;
      }
    }
    last = new byte[0];
    return touched;
  }
}
