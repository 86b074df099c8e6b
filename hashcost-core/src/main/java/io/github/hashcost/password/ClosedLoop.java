package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.jvm.AllocationMeter;
import io.github.hashcost.jvm.HeapWatch;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A closed loop: so many threads, each of which begins its next login when the last one has ended.
 * All of them are under load from the first login that counts to the last, and every login that
 * began in the window counts, however long it takes: leaving out those that are not done in time
 * would leave out the slow ones.
 *
 * <p>Not the harness, although that can run a cell on several threads too: its threads meet around
 * each batch, so that nobody is timed while a collector works or another thread is late, which is
 * right for the cost of a call, and hides what a login waits for.
 */
final class ClosedLoop {
  private static final long LOOK_MILLIS = 5;
  private static final long NO_LOGIN_LIMIT_NANOS = Duration.ofSeconds(60).toNanos();
  private static final long LEAVE_NANOS = Duration.ofSeconds(2).toNanos();

  /** Of all threads together, 2 MiB; each has some hundred at least. */
  private static final int MOST_LATENCIES = 1 << 18;

  private static final int LEAST_LATENCIES = 1 << 8;
  private static final double NANOS_PER_SECOND = 1e9;

  private final NanoClock clock;
  private final AllocationMeter allocation;

  ClosedLoop(NanoClock clock, AllocationMeter allocation) {
    this.clock = clock;
    this.allocation = allocation;
  }

  /**
   * One level. It takes the window, and a login or two of each thread before and after it.
   *
   * @throws OutOfMemoryError when the heap, or the system's room for threads, does not suffice
   * @throws HashcostException.Interrupted when the thread is interrupted
   * @throws HashcostException.ProviderFailure when no login ends for a minute
   */
  CapacityLevel run(int atOnce, Duration window, Login.Factory logins) {
    Shift shift = new Shift(atOnce);
    List<LoginThread> threads =
        IntStream.range(0, atOnce)
            .mapToObj(i -> new LoginThread(shift, logins, clock, allocation, most(atOnce)))
            .toList();
    boolean done = false;
    try {
      threads.forEach(Thread::start);
      CapacityLevel level = watch(shift, threads, window);
      done = true;
      return level;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("the load was interrupted at " + atOnce + " at once");
    } finally {
      end(shift, threads, done);
    }
  }

  private static int most(int atOnce) {
    return Math.max(LEAST_LATENCIES, Math.min(1 << 16, MOST_LATENCIES / atOnce));
  }

  private CapacityLevel watch(Shift shift, List<LoginThread> threads, Duration window)
      throws InterruptedException {
    Watchdog dog = new Watchdog(threads);
    while (!shift.settled(LOOK_MILLIS)) {
      dog.check();
    }
    HostActivity host = HostActivity.read();
    HeapWatch heap = HeapWatch.start();
    long opened = clock.nanos();
    shift.closeAfter(opened + window.toNanos());
    while (!shift.drained(LOOK_MILLIS)) {
      heap.look();
      dog.check();
    }
    HeapWatch.Seen seen = heap.stop();
    long watched = clock.nanos() - opened;
    return CapacityLevel.of(
        threads.size(),
        new Latencies(threads.stream().flatMapToLong(LoginThread::latencies).toArray()),
        threads.stream().mapToDouble(ClosedLoop::perSecond).sum(),
        allocatedPerLogin(threads),
        allocatedAtFirst(threads),
        watched,
        seen,
        HostActivity.read().since(host));
  }

  private static double perSecond(LoginThread thread) {
    LongStream latencies = thread.latencies();
    return thread.count() * NANOS_PER_SECOND / Math.max(1, latencies.sum());
  }

  private static OptionalDouble allocatedPerLogin(List<LoginThread> threads) {
    if (threads.stream().anyMatch(thread -> thread.allocatedBytes() < 0)) {
      return OptionalDouble.empty();
    }
    double bytes = threads.stream().mapToLong(LoginThread::allocatedBytes).sum();
    return OptionalDouble.of(bytes / threads.stream().mapToInt(LoginThread::count).sum());
  }

  private static OptionalDouble allocatedAtFirst(List<LoginThread> threads) {
    return threads.stream().anyMatch(thread -> thread.firstBytes() < 0)
        ? OptionalDouble.empty()
        : threads.stream().mapToLong(LoginThread::firstBytes).average();
  }

  /** Waits for logins that are under way, but not for ever. */
  private static void end(Shift shift, List<LoginThread> threads, boolean regular) {
    shift.end();
    if (!regular) {
      threads.forEach(Thread::interrupt);
    }
    boolean interrupted = Thread.interrupted();
    long limit = regular ? NO_LOGIN_LIMIT_NANOS : LEAVE_NANOS;
    long until = System.nanoTime() + limit;
    for (LoginThread thread : threads) {
      try {
        thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime())));
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** By the system's clock, whatever clock the logins are timed with. */
  private static final class Watchdog {
    private final List<LoginThread> threads;
    private long logins = -1;
    private long since;

    Watchdog(List<LoginThread> threads) {
      this.threads = threads;
    }

    void check() {
      long now = threads.stream().mapToLong(LoginThread::progress).sum();
      if (now != logins) {
        logins = now;
        since = System.nanoTime();
      } else if (System.nanoTime() - since > NO_LOGIN_LIMIT_NANOS) {
        throw new HashcostException.ProviderFailure(
            "no login ended for 60 s with "
                + threads.size()
                + " at once; choose a cheaper setting");
      }
    }
  }
}
