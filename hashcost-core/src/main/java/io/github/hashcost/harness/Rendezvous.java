package io.github.hashcost.harness;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where the threads of a crew meet before and after each batch. A batch is short, and threads never
 * start at the same moment; so a thread that comes early, or is done early, goes on doing something
 * until the last one is there, and everybody is timed while all are at it.
 *
 * <p>Thread-safe; used for one batch at a time.
 */
final class Rendezvous {
  /** What to do over and over until all are there. */
  @FunctionalInterface
  interface Meanwhile {
    void once() throws Exception;
  }

  private final int threads;
  private final AtomicInteger ready = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private volatile boolean open;

  Rendezvous(int threads) {
    this.threads = threads;
  }

  /** For the next batch; to be called while no thread is in it. */
  void reset() {
    ready.set(0);
    done.set(0);
    open = false;
  }

  /** Nobody is waited for any more: one of them will not come. */
  void open() {
    open = true;
  }

  /** Before the batch. */
  void ready(Meanwhile meanwhile) throws Exception {
    meet(ready, meanwhile);
  }

  /** After it. */
  void done(Meanwhile meanwhile) throws Exception {
    meet(done, meanwhile);
  }

  private void meet(AtomicInteger there, Meanwhile meanwhile) throws Exception {
    there.incrementAndGet();
    while (there.get() < threads && !open) {
      meanwhile.once();
    }
  }
}
