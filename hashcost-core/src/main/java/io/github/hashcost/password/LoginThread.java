package io.github.hashcost.password;

import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.jvm.AllocationMeter;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * One of the threads that log in again and again. A daemon, so that code which never comes back can
 * be left behind.
 */
final class LoginThread extends Thread {
  private final Shift shift;
  private final Login.Factory logins;
  private final NanoClock clock;
  private final AllocationMeter allocation;
  private final long[] latencies;
  private int count;
  private long allocatedBytes = -1;
  private long firstBytes = -1;
  private volatile long progress;

  /**
   * @param most logins that count; what is fast does not fill the heap with times
   */
  LoginThread(
      Shift shift, Login.Factory logins, NanoClock clock, AllocationMeter allocation, int most) {
    super("hashcost-login");
    latencies = new long[most];
    this.shift = shift;
    this.logins = logins;
    this.clock = clock;
    this.allocation = allocation;
    setDaemon(true);
  }

  @Override
  public void run() {
    long allocatedBefore = allocation.bytes();
    try (Login login = logins.newLogin()) {
      shift.begin();
      login.once();
      if (allocatedBefore >= 0) {
        firstBytes = allocation.bytes() - allocatedBefore;
      }
      shift.settle();
      count(login);
      // The others are still timed, and must not get faster for want of company.
      while (!shift.ended()) {
        login.once();
      }
    } catch (InterruptedException e) {
      // Nobody waits for it any more.
    } catch (RuntimeException | Error e) {
      shift.fail(e);
    }
  }

  private void count(Login login) {
    long allocatedBefore = allocation.bytes();
    long last = clock.nanos();
    boolean closed = false;
    while (!closed && !shift.ended()) {
      login.once();
      long now = clock.nanos();
      latencies[count++] = now - last;
      last = now;
      progress = count;
      closed = count == latencies.length || shift.closedAt(now);
    }
    if (allocatedBefore >= 0) {
      allocatedBytes = allocation.bytes() - allocatedBefore;
    }
    shift.drain();
  }

  /** Grows with each login that counts; may be asked any time. */
  long progress() {
    return progress;
  }

  /** Those that counted, in nanoseconds; to be asked once it drained. */
  LongStream latencies() {
    return Arrays.stream(latencies, 0, count);
  }

  int count() {
    return count;
  }

  /** By the first login, what is kept for later ones too; negative where nobody counts. */
  long firstBytes() {
    return firstBytes;
  }

  /** By the logins that counted; negative where nobody counts. */
  long allocatedBytes() {
    return allocatedBytes;
  }
}
