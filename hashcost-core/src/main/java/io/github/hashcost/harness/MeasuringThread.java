package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Measures on a daemon thread, so that code which never comes back can be left behind. The thread
 * ends with its work; one that was left behind ends when that code returns.
 */
final class MeasuringThread<T> extends Thread {
  private static final long POLL_MILLIS = 100;
  private static final long LAST_WORDS_MILLIS = 2_000;

  private final Supplier<T> work;
  private final Heartbeat heartbeat;
  private final CountDownLatch done = new CountDownLatch(1);
  private @Nullable T result;
  private @Nullable Throwable failure;

  MeasuringThread(Supplier<T> work, Heartbeat heartbeat) {
    super("hashcost-measuring");
    this.work = work;
    this.heartbeat = heartbeat;
    setDaemon(true);
  }

  /** Whether the calling thread measures: a run started from it would wait for itself. */
  static boolean isCurrent() {
    return Thread.currentThread() instanceof MeasuringThread
        || Thread.currentThread() instanceof Crew.Worker;
  }

  @Override
  public void run() {
    try {
      result = work.get();
    } catch (RuntimeException | Error e) {
      failure = e;
    } finally {
      done.countDown();
    }
  }

  /** What came of it: a result, or the operation that has to be left behind. */
  record Outcome<T>(Optional<T> result, Optional<Operation> hung) {}

  /**
   * Starts it and waits.
   *
   * @throws HashcostException.Interrupted when the calling thread is interrupted; the measuring
   *     thread has ended by then, unless it is deep in a long call
   */
  Outcome<T> await() {
    start();
    try {
      while (!done.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
        Optional<Operation> overdue = heartbeat.overdue();
        if (overdue.isPresent()) {
          heartbeat.abandon();
          interrupt();
          return new Outcome<>(Optional.empty(), overdue);
        }
      }
      join();
      return new Outcome<>(Optional.of(finished()), Optional.empty());
    } catch (InterruptedException e) {
      throw interruptedWhileWaiting();
    }
  }

  private T finished() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      if (exception instanceof HashcostException.Interrupted) {
        Thread.currentThread().interrupt();
      }
      throw exception;
    }
    return Objects.requireNonNull(result);
  }

  private HashcostException.Interrupted interruptedWhileWaiting() {
    interrupt();
    try {
      if (!done.await(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)) {
        heartbeat.abandon();
      }
    } catch (InterruptedException again) {
      heartbeat.abandon();
    }
    Thread.currentThread().interrupt();
    return failure instanceof HashcostException.Interrupted measured
        ? measured
        : new HashcostException.Interrupted("the run was interrupted");
  }
}
