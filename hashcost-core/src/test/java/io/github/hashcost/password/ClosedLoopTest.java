package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashcostException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClosedLoopTest {
  private static final long MILLI = 1_000_000;
  private static final Duration WINDOW = Duration.ofMillis(100);

  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5 * MILLI);
  private final ClosedLoop loop = new ClosedLoop(clock::get, () -> -1);

  @Test
  void timesEveryLoginButTheFirst() {
    AtomicInteger made = new AtomicInteger();
    CapacityLevel level =
        loop.run(
            1,
            WINDOW,
            () -> () -> clock.addAndGet(made.getAndIncrement() == 0 ? 900 * MILLI : 5 * MILLI));
    assertThat(level.logins()).isGreaterThanOrEqualTo(20);
    assertThat(level.latencyNanos()).containsOnly(5 * MILLI);
    assertThat(level.p50()).isEqualTo(Duration.ofMillis(5));
    assertThat(level.loginsPerSecond()).isCloseTo(200, within(1e-9));
    assertThat(level.allocatedBytesPerLogin()).isEmpty();
  }

  @Test
  void countsALoginThatIsLongerThanTheWindow() {
    CapacityLevel level = loop.run(1, WINDOW, () -> () -> clock.addAndGet(700 * MILLI));
    assertThat(level.latencyNanos()).isNotEmpty().containsOnly(700 * MILLI);
    assertThat(level.loginsPerSecond()).isCloseTo(1 / 0.7, within(1e-9));
  }

  @Test
  void addsUpWhatTheThreadsGetDone() {
    AtomicInteger threads = new AtomicInteger();
    ThreadLocal<long[]> now = ThreadLocal.withInitial(() -> new long[1]);
    ClosedLoop own = new ClosedLoop(() -> now.get()[0], () -> 7);
    // The thread that watches has a time of its own, which stands still: its window is closed from
    // the start.
    CapacityLevel level =
        own.run(
            3,
            Duration.ZERO,
            () -> {
              long millis = 10L * threads.incrementAndGet();
              return () -> now.get()[0] += millis * MILLI;
            });
    assertThat(level.atOnce()).isEqualTo(3);
    assertThat(level.loginsPerSecond()).isCloseTo(100 + 50 + 1 / 0.030, within(1e-9));
    assertThat(level.allocatedBytesPerLogin()).hasValue(0);
  }

  @Test
  void knowsWhatTheFirstLoginAllocatesAndKeeps() {
    ThreadLocal<long[]> allocated = ThreadLocal.withInitial(() -> new long[1]);
    ClosedLoop own = new ClosedLoop(clock::get, () -> allocated.get()[0]);
    CapacityLevel level =
        own.run(
            1,
            WINDOW,
            () -> {
              allocated.get()[0] += 1000;
              return () -> {
                allocated.get()[0] += allocated.get()[0] == 1000 ? 500 : 7;
                clock.addAndGet(MILLI);
              };
            });
    assertThat(level.allocatedAtFirst()).hasValue(1500);
    assertThat(level.allocatedBytesPerLogin()).hasValue(7);
  }

  @Test
  void allBeginTogetherAndEachHasALoginOfItsOwn() {
    AtomicInteger made = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    CountDownLatch all = new CountDownLatch(4);
    loop.run(
        4,
        WINDOW,
        () -> {
          made.incrementAndGet();
          return new Login() {
            @Override
            public void once() {
              all.countDown();
              try {
                all.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              clock.addAndGet(MILLI);
            }

            @Override
            public void close() {
              closed.incrementAndGet();
            }
          };
        });
    assertThat(made).hasValue(4);
    assertThat(closed).hasValue(4);
  }

  @Test
  void whatALoginThrowsEndsTheLevel() {
    assertThatThrownBy(
            () ->
                loop.run(
                    2,
                    WINDOW,
                    () ->
                        () -> {
                          throw new HashcostException.ProviderFailure("planted");
                        }))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessage("planted");
    assertThatThrownBy(
            () ->
                loop.run(
                    2,
                    WINDOW,
                    () -> {
                      throw new OutOfMemoryError("planted");
                    }))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void anInterruptionEndsItAndStaysSet() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> loop.run(1, WINDOW, () -> () -> clock.addAndGet(1)))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void noMoreLoginsComputeAtATimeThanThereAreCpus() {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Login.Factory counting =
        () ->
            () -> {
              most.accumulateAndGet(inside.incrementAndGet(), Math::max);
              Thread.onSpinWait();
              inside.decrementAndGet();
              clock.addAndGet(MILLI);
            };
    loop.run(6, WINDOW, counting.atMost(2));
    assertThat(most.get()).isBetween(1, 2);
  }
}
