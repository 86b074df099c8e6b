package io.github.hashcost.password;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What the threads of one level and the one that watches them tell each other. */
final class Shift {
  private final CountDownLatch present;
  private final CountDownLatch settled;
  private final CountDownLatch drained;
  private volatile boolean closing;
  private volatile long closeNanos;
  private volatile boolean ended;
  private volatile @Nullable Throwable failure;

  Shift(int threads) {
    present = new CountDownLatch(threads);
    settled = new CountDownLatch(threads);
    drained = new CountDownLatch(threads);
  }

  /** From a login thread: waits for all others. */
  void begin() throws InterruptedException {
    present.countDown();
    present.await();
  }

  /** From a login thread: its first login is done. */
  void settle() {
    settled.countDown();
  }

  /** From a login thread: the last login that counts is done. */
  void drain() {
    drained.countDown();
  }

  void fail(Throwable thrown) {
    if (!ended) {
      failure = thrown;
    }
  }

  /** Whether a login that ended then was the last one that counts. */
  boolean closedAt(long nanos) {
    return closing && nanos - closeNanos >= 0;
  }

  boolean ended() {
    return ended;
  }

  void closeAfter(long nanos) {
    closeNanos = nanos;
    closing = true;
  }

  void end() {
    ended = true;
  }

  /** Waits for it so long. What a login threw is thrown here. */
  boolean settled(long millis) throws InterruptedException {
    return reached(settled, millis);
  }

  /** Waits for it so long. What a login threw is thrown here. */
  boolean drained(long millis) throws InterruptedException {
    return reached(drained, millis);
  }

  private boolean reached(CountDownLatch latch, long millis) throws InterruptedException {
    boolean reached = latch.await(millis, TimeUnit.MILLISECONDS);
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    return reached;
  }
}
