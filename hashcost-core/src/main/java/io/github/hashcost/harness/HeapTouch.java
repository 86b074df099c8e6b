package io.github.hashcost.harness;

import java.util.function.LongSupplier;

/**
 * Touches the heap before an allocating cell is timed. The first touch of a page of memory costs
 * more than a thousand times what an allocation does, and a young generation that was never used up
 * is full of them. So it allocates until a collection has passed, within bounds.
 */
final class HeapTouch {
  private static final int CHUNK_BYTES = 1 << 20;
  private static final long MOST_BYTES = 512L << 20;
  private static final long MOST_NANOS = 1_000_000_000;

  private final LongSupplier collections;
  private final NanoClock clock;
  private volatile byte[] last = {};

  HeapTouch(LongSupplier collections, NanoClock clock) {
    this.collections = collections;
    this.clock = clock;
  }

  /** The bytes that it took. */
  long run() {
    long before = collections.getAsLong();
    long start = clock.nanos();
    long touched = 0;
    while (touched < MOST_BYTES
        && clock.nanos() - start < MOST_NANOS
        && collections.getAsLong() == before) {
      last = new byte[CHUNK_BYTES];
      touched += last.length;
    }
    last = new byte[0];
    return touched;
  }
}
