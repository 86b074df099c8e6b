package io.github.hashcost.jvm;

import java.util.concurrent.locks.ReentrantLock;

/** Held by whoever measures: two at once in one JVM would measure each other. Not API. */
public final class MeasuringLock {
  private static final ReentrantLock LOCK = new ReentrantLock();

  private MeasuringLock() {}

  /**
   * Waits until nobody else measures. Who comes back from it must call {@link #release}.
   *
   * @throws InterruptedException when the thread is interrupted before
   */
  public static void acquire() throws InterruptedException {
    LOCK.lockInterruptibly();
  }

  public static void release() {
    LOCK.unlock();
  }
}
