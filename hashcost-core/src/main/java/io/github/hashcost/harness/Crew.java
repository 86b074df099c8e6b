package io.github.hashcost.harness;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The threads that run a cell at once, daemons all. The measuring thread gives them their jobs and
 * sleeps until the last one is done. Neither side allocates in between, so that a full heap ends a
 * job but never leaves the others waiting.
 *
 * <p>A thread in code that does not come back keeps the measuring thread, which is left behind
 * together with its crew, and ends with it once that code returns.
 */
final class Crew implements AutoCloseable {
  /** What one of the threads is to do. */
  @FunctionalInterface
  interface Job {
    void run(int thread);
  }

  private final Rendezvous rendezvous;
  private final List<Worker> workers;
  private final AtomicInteger running = new AtomicInteger();
  private volatile @Nullable Thread coordinator;
  private volatile boolean ended;

  private Crew(int threads, Heartbeat heartbeat) {
    rendezvous = new Rendezvous(threads);
    workers = IntStream.range(0, threads).mapToObj(i -> new Worker(i, heartbeat.part())).toList();
  }

  /**
   * Starts it.
   *
   * @throws OutOfMemoryError when the system has no room for so many threads
   */
  static Crew start(int threads, Heartbeat heartbeat) {
    Crew crew = new Crew(threads, heartbeat);
    try {
      crew.workers.forEach(Worker::start);
      return crew;
    } catch (Error e) {
      crew.close();
      throw e;
    }
  }

  int size() {
    return workers.size();
  }

  Rendezvous rendezvous() {
    return rendezvous;
  }

  Heartbeat heartbeat(int thread) {
    return workers.get(thread).heartbeat;
  }

  /**
   * On all threads at once. Where the calling thread is interrupted, they are too; it comes back
   * when all have ended, still interrupted.
   */
  void atOnce(Job job) {
    rendezvous.reset();
    run(job, workers);
  }

  /** On one thread after the other. */
  void inTurn(Job job) {
    workers.forEach(worker -> run(job, List.of(worker)));
  }

  private void run(Job job, List<Worker> chosen) {
    coordinator = Thread.currentThread();
    running.set(chosen.size());
    for (int i = 0; i < chosen.size(); i++) {
      chosen.get(i).begin(job);
    }
    boolean interrupted = false;
    while (running.get() > 0) {
      LockSupport.park(this);
      if (Thread.interrupted()) {
        interrupted = true;
        rendezvous.open();
        workers.forEach(Worker::interrupt);
      }
    }
    for (int i = 0; i < chosen.size(); i++) {
      interrupted |= chosen.get(i).interruptedItself;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    for (int i = 0; i < chosen.size(); i++) {
      chosen.get(i).rethrow();
    }
  }

  /** Ends its threads, which have no job. */
  @Override
  public void close() {
    ended = true;
    boolean interrupted = false;
    for (Worker worker : workers) {
      LockSupport.unpark(worker);
      while (worker.isAlive()) {
        try {
          worker.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** One of the threads. */
  final class Worker extends Thread {
    private final int index;
    private final Heartbeat heartbeat;
    private volatile @Nullable Job job;
    private boolean interruptedItself;
    private @Nullable Throwable thrown;

    private Worker(int index, Heartbeat heartbeat) {
      super("hashcost-crew-" + index);
      this.index = index;
      this.heartbeat = heartbeat;
      setDaemon(true);
    }

    private void begin(Job next) {
      interruptedItself = false;
      thrown = null;
      job = next;
      LockSupport.unpark(this);
    }

    @Override
    public void run() {
      while (!ended) {
        Job next = job;
        if (next == null) {
          LockSupport.park(Crew.this);
          // An interruption meant for a job that has ended would keep it from sleeping.
          Thread.interrupted();
        } else {
          work(next);
        }
      }
    }

    private void work(Job next) {
      try {
        next.run(index);
      } catch (Throwable t) {
        thrown = t;
        rendezvous.open();
      }
      interruptedItself = Thread.interrupted();
      job = null;
      if (running.decrementAndGet() == 0) {
        LockSupport.unpark(coordinator);
      }
    }

    private void rethrow() {
      if (thrown instanceof Error error) {
        throw error;
      }
      if (thrown instanceof RuntimeException exception) {
        throw exception;
      }
    }
  }
}
