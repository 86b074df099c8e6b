package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Code that does not come back. */
class HungCellTest {
  private static final long A_DAY = Duration.ofDays(1).toNanos();

  private final CountDownLatch release = new CountDownLatch(1);

  /** Goes on only while a call hangs, so that no other is ever overdue, however slow the host. */
  private final AtomicLong watch = new AtomicLong();

  @AfterEach
  void release() {
    release.countDown();
  }

  private Operation hanging(String name) {
    return Operation.of(name, context -> this::hang);
  }

  /** Deaf to interruption, like a loop that never looks. */
  private Object hang() {
    watch.addAndGet(A_DAY);
    while (release.getCount() > 0) {
      Thread.onSpinWait();
    }
    return release;
  }

  private Harness harness() {
    return Quiet.harness().iterations(2).cold().watch(watch::get).build();
  }

  @Test
  void isLeftBehindAndTheOthersAreMeasured() {
    RunResult run =
        harness()
            .run(
                Operation.of("before", "text", String::length),
                hanging("hanging"),
                Operation.of("after", "text", String::length));
    assertThat(run.cell("hanging").failure().orElseThrow().kind()).isEqualTo("too-slow");
    for (String other : new String[] {"before", "after"}) {
      assertThat(run.cell(other).samples()).isPresent();
      assertThat(run.cell(other).observed())
          .extracting(Caveat::code)
          .containsExactly("abandoned-call");
      assertThat(run.cell(other).observed().get(0).detail()).contains("op/hanging");
    }
  }

  @Test
  void isLeftBehindWhereItHangsBeforeTheFirstCall() {
    Operation operation = Operation.of("never-made", context -> (Task) hang());
    RunResult run = harness().run(operation, Operation.of("other", "text", String::length));
    assertThat(run.cell("never-made").failure().orElseThrow().kind()).isEqualTo("too-slow");
    assertThat(run.cell("other").samples()).isPresent();
  }

  @Test
  void itsThreadEndsOnceTheCallReturns() throws InterruptedException {
    Thread[] left = new Thread[1];
    Operation operation =
        Operation.of(
            "hanging",
            context ->
                () -> {
                  left[0] = Thread.currentThread();
                  return hang();
                });
    harness().run(operation);
    assertThat(left[0].isAlive()).isTrue();
    assertThat(left[0].isDaemon()).isTrue();
    release.countDown();
    left[0].join(TimeUnit.SECONDS.toMillis(60));
    assertThat(left[0].isAlive()).isFalse();
  }

  @Test
  void noThreadSurvivesARun() {
    Thread[] measuring = new Thread[1];
    harness()
        .run(
            Operation.of(
                "a",
                context ->
                    () -> {
                      measuring[0] = Thread.currentThread();
                      return measuring;
                    }));
    assertThat(measuring[0].isAlive()).isFalse();
  }

  @Test
  void anInterruptedCallerDoesNotWaitForACallThatHangs() {
    Thread caller = Thread.currentThread();
    Operation operation =
        Operation.of(
            "hanging",
            context ->
                () -> {
                  caller.interrupt();
                  return hang();
                });
    Harness patient = Quiet.harness().iterations(1).cold().build();
    assertThatThrownBy(() -> patient.run(operation))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aBatchOfManyLongCallsIsInterruptedBetweenThem() {
    Thread caller = Thread.currentThread();
    AtomicInteger calls = new AtomicInteger();
    FakeClock clock = new FakeClock();
    Operation operation =
        Operation.of(
            "long",
            context ->
                () -> {
                  clock.advance(100_000_000);
                  if (calls.incrementAndGet() == 5) {
                    caller.interrupt();
                    Thread.sleep(60_000);
                  }
                  return clock;
                });
    Harness oneBatch = Quiet.harness(clock).rounds(1).iterations(1_000_000).cold().build();
    assertThatThrownBy(() -> oneBatch.run(operation))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(calls).hasValue(5);
  }

  @Test
  void whatTheListenerThrowsReachesTheCaller() {
    Harness harness =
        Quiet.harness()
            .iterations(2)
            .cold()
            .onProgress(
                progress -> {
                  throw new IllegalStateException("enough");
                })
            .build();
    assertThatThrownBy(() -> harness.run(Operation.of("a", "text", String::length)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("enough");
  }
}
