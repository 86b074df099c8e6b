package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashcostException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A pool like Password4j's own, one thread for every processor, but without its shutdown hook; its
 * threads end when it is closed, or a second after the last call.
 */
final class Workers {
  private Workers() {}

  static ExecutorService start() {
    int processors = Runtime.getRuntime().availableProcessors();
    ThreadPoolExecutor workers =
        new ThreadPoolExecutor(
            processors,
            processors,
            1,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "password4j-worker");
              thread.setDaemon(true);
              return thread;
            });
    workers.allowCoreThreadTimeOut(true);
    return workers;
  }

  /**
   * Password4j goes on when it is interrupted while it waits, or a worker fails, and answers bytes
   * that are no digest. All that shows is the flag, which it sets.
   */
  static void requireUndisturbed(String name) {
    if (Thread.currentThread().isInterrupted()) {
      throw new HashcostException.Interrupted(
          name + ": interrupted, or a worker failed; there is no digest");
    }
  }
}
