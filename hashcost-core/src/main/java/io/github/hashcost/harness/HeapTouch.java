package io.github.hashcost.harness;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Touches the heap before an allocating cell is timed. The first touch of a page of memory costs
 * more than a thousand times what an allocation does, and a young generation that was never used up
 * is full of them. So it allocates until as much fits between two collections as between the two
 * before and the heap has not grown meanwhile, within bounds: the first collections of G1 come when
 * little of what it will use was touched, and what a heap grows by is used first.
 *
 * <p>It takes its time, since a collector that is kept busy makes its heap larger. Where it does
 * that later, what it added is touched too.
 */
final class HeapTouch {
  /** Small enough for the young generation of every collector. */
  private static final int CHUNK_BYTES = 64 << 10;

  private static final int CHUNKS_PER_REST = 16;
  private static final long REST_NANOS = 300_000;
  private static final double GROWTH = 1.1;
  private static final long MOST_BYTES = 1L << 30;
  private static final long MOST_NANOS = 3_000_000_000L;

  private final LongSupplier collections;
  private final LongSupplier heapBytes;
  private final NanoClock clock;
  private long touchedHeapBytes = -1;
  private long bytesLeft = MOST_BYTES;
  private long nanosLeft = MOST_NANOS;

  // Written only: what nobody sees need not be allocated.
  @SuppressWarnings("UnusedVariable")
  private volatile byte[] last = {};

  /**
   * @param collections that have passed so far
   * @param heapBytes what the heap has now, used or not
   */
  HeapTouch(LongSupplier collections, LongSupplier heapBytes, NanoClock clock) {
    this.collections = collections;
    this.heapBytes = heapBytes;
    this.clock = clock;
  }

  /** Unless it was done already, and the heap has not grown since; the bounds are of all times. */
  void ifNeeded() {
    if (heapBytes.getAsLong() > touchedHeapBytes) {
      run();
    }
  }

  /** The bytes that it took. */
  long run() {
    long start = clock.nanos();
    long collected = collections.getAsLong();
    long heap = heapBytes.getAsLong();
    long fitted = 0;
    long sinceCollection = 0;
    long touched = 0;
    while (touched < bytesLeft && clock.nanos() - start < nanosLeft) {
      last = new byte[CHUNK_BYTES];
      touched += CHUNK_BYTES;
      sinceCollection += CHUNK_BYTES;
      long now = collections.getAsLong();
      if (now > collected) {
        long grown = heapBytes.getAsLong();
        if (sinceCollection <= GROWTH * fitted && grown == heap) {
          break;
        }
        fitted = sinceCollection;
        sinceCollection = 0;
        collected = now;
        heap = grown;
      }
      if (touched / CHUNK_BYTES % CHUNKS_PER_REST == 0) {
        LockSupport.parkNanos(REST_NANOS);
      }
    }
    last = new byte[0];
    bytesLeft -= touched;
    nanosLeft -= clock.nanos() - start;
    touchedHeapBytes = heapBytes.getAsLong();
    return touched;
  }
}
