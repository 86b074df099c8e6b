package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RendezvousTest {
  private static final int THREADS = 4;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final Rendezvous rendezvous = new Rendezvous(THREADS);
  private final AtomicInteger atWork = new AtomicInteger();

  @AfterEach
  void end() {
    rendezvous.open();
    threads.shutdownNow();
  }

  private void all(Callable<?> job) throws Exception {
    List<Future<?>> jobs = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      jobs.add(threads.submit(job));
    }
    for (Future<?> each : jobs) {
      each.get();
    }
  }

  @Test
  void everybodyIsTimedWhileAllAreAtWork() throws Exception {
    AtomicInteger next = new AtomicInteger();
    for (int batch = 0; batch < 20; batch++) {
      rendezvous.reset();
      all(
          () -> {
            int late = next.getAndIncrement() % THREADS;
            Thread.sleep(late);
            atWork.incrementAndGet();
            rendezvous.ready(Thread::onSpinWait);
            assertThat(atWork).hasValue(THREADS);
            Thread.sleep(THREADS - late);
            assertThat(atWork).hasValue(THREADS);
            rendezvous.done(Thread::onSpinWait);
            return atWork.decrementAndGet();
          });
    }
  }

  @Test
  void whoComesEarlyGoesOnUntilTheLastIsThere() throws Exception {
    CountDownLatch othersAreWaiting = new CountDownLatch(THREADS - 1);
    AtomicInteger order = new AtomicInteger();
    all(
        () -> {
          if (order.incrementAndGet() == THREADS) {
            othersAreWaiting.await();
          }
          int[] meanwhile = {0};
          rendezvous.ready(
              () -> {
                if (meanwhile[0]++ == 0) {
                  othersAreWaiting.countDown();
                }
              });
          return meanwhile;
        });
    assertThat(othersAreWaiting.getCount()).isZero();
  }

  @Test
  void whereOneWillNotComeNobodyWaits() throws Exception {
    rendezvous.ready(rendezvous::open);
    rendezvous.done(
        () -> {
          throw new AssertionError("waited");
        });
  }
}
