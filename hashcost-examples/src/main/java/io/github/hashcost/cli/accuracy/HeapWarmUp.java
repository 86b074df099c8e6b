package io.github.hashcost.cli.accuracy;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Memory is slow when it is touched for the first time, so a heap is used before an allocating cell
 * is timed in it: until it takes about as much from one collection to the next as it took the time
 * before. The first collections of G1 come when little of what it will use has been touched.
 */
final class HeapWarmUp {
  /** Small enough for the young generation of every collector. */
  static final int CHUNK_BYTES = 64 << 10;

  static final long MOST_BYTES = 1L << 30;
  private static final long MOST_NANOS = 5_000_000_000L;
  private static final double GROWTH = 1.1;

  private static final int CHUNKS_PER_PAUSE = 16;
  private static final long PAUSE_NANOS = 300_000;

  private final LongSupplier collections;
  private final LongSupplier heapBytes;

  private long usedHeap;

  @SuppressWarnings("unused")
  private volatile byte[] chunk = {};

  /**
   * @param collections that have passed so far
   * @param heapBytes what the heap has now, used or not
   */
  HeapWarmUp(LongSupplier collections, LongSupplier heapBytes) {
    this.collections = collections;
    this.heapBytes = heapBytes;
  }

  static HeapWarmUp ofThisJvm() {
    List<GarbageCollectorMXBean> beans = ManagementFactory.getGarbageCollectorMXBeans();
    return new HeapWarmUp(
        () -> beans.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum(),
        Runtime.getRuntime()::totalMemory);
  }

  /** Once more where the heap has grown since the last time. */
  void ifGrown() {
    if (heapBytes.getAsLong() > usedHeap) {
      run();
    }
  }

  /** The bytes that it took. */
  long run() {
    long start = System.nanoTime();
    long seen = collections.getAsLong();
    long touched = 0;
    long before = 0;
    long heap = heapBytes.getAsLong();
    long since = 0;
    while (touched < MOST_BYTES && System.nanoTime() - start < MOST_NANOS) {
      chunk = new byte[CHUNK_BYTES];
      touched += CHUNK_BYTES;
      since += CHUNK_BYTES;
      long now = collections.getAsLong();
      if (now != seen) {
        boolean grew = heapBytes.getAsLong() != heap;
        if (since <= GROWTH * before && !grew) {
          break;
        }
        heap = heapBytes.getAsLong();
        before = since;
        since = 0;
        seen = now;
      }
      if (touched / CHUNK_BYTES % CHUNKS_PER_PAUSE == 0) {
        // A collector that is kept busy makes its heap larger, and that part is untouched again.
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
    chunk = new byte[0];
    usedHeap = heapBytes.getAsLong();
    return touched;
  }
}
