package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.HashcostException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.LockSupport;
import java.util.function.DoubleConsumer;

/** All children that live at the same time. Closing it ends them. */
final class Children implements AutoCloseable {
  private static final long WATCH_NANOS = 500_000_000;
  private static final ThreadFactory DAEMONS =
      work -> {
        Thread thread = new Thread(work, "accuracy-children");
        thread.setDaemon(true);
        return thread;
      };

  private final Queue<ChildProcess> started = new ConcurrentLinkedQueue<>();
  private final Map<CellKey, LoneCell> cells = new LinkedHashMap<>();
  private volatile boolean closed;

  private Children() {
    DAEMONS.newThread(this::watch).start();
  }

  /** A child that hangs is ended, so that whoever waits for its answer goes on. */
  private void watch() {
    while (!closed) {
      started.forEach(ChildProcess::endIfOverdue);
      LockSupport.parkNanos(WATCH_NANOS);
    }
  }

  /** What a child was started for, and what it said. */
  private record Warm(ChildProcess child, Answer.Ready ready) {}

  /**
   * Starts so many for each job and waits until all are warm. As many warm up at once as there are
   * processors.
   *
   * @param expected the digest that each job must give
   * @param progress hears of the part that is done
   * @throws HashcostException.Interrupted when the thread is interrupted; none is left then
   */
  static Children start(
      Map<CellKey, Job> jobs, Map<CellKey, String> expected, int each, DoubleConsumer progress) {
    Children children = new Children();
    ExecutorService starters =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), DAEMONS);
    try {
      Map<CellKey, List<Future<Warm>>> warming = new HashMap<>();
      for (int i = 0; i < each; i++) {
        jobs.forEach(
            (key, job) ->
                warming
                    .computeIfAbsent(key, k -> new ArrayList<>())
                    .add(
                        starters.submit(() -> children.warm(job, expected.getOrDefault(key, "")))));
      }
      int done = 0;
      for (int i = 0; i < each; i++) {
        for (CellKey key : jobs.keySet()) {
          children.take(key, warming.getOrDefault(key, List.of()).get(i));
          progress.accept((double) ++done / (each * jobs.size()));
        }
      }
      return children;
    } catch (InterruptedException e) {
      children.close();
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while the child JVMs warmed up");
    } catch (RuntimeException | Error e) {
      children.close();
      throw e;
    } finally {
      starters.shutdownNow();
    }
  }

  private Warm warm(Job job, String digest) throws ChildProcess.Lost {
    ChildProcess child = ChildProcess.start();
    started.add(child);
    if (closed) {
      child.close();
    }
    Answer.Ready ready = child.warmUp(job);
    if (!ready.digest().equals(digest)) {
      throw new ChildProcess.Lost("the child JVM answers another digest than this one");
    }
    return new Warm(child, ready);
  }

  private void take(CellKey key, Future<Warm> warming) throws InterruptedException {
    LoneCell cell = cells.computeIfAbsent(key, k -> new LoneCell());
    try {
      Warm warm = warming.get();
      cell.add(warm.child, warm.ready);
    } catch (ExecutionException e) {
      cell.addLost(
          e.getCause() instanceof ChildProcess.Lost lost
              ? String.valueOf(lost.getMessage())
              : "the child JVM could not be started");
    }
  }

  /** Empty where none was wanted. */
  Optional<LoneCell> of(CellKey key) {
    return Optional.ofNullable(cells.get(key));
  }

  /** Whether every child that is warm could be pinned; false where there is none. */
  boolean pinned() {
    List<Answer.Ready> ready = cells.values().stream().flatMap(c -> c.ready().stream()).toList();
    return !ready.isEmpty() && ready.stream().allMatch(Answer.Ready::pinned);
  }

  @Override
  public void close() {
    closed = true;
    started.forEach(ChildProcess::close);
  }
}
