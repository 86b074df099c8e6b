package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.RunResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tasks on several threads at once, and code there that does not come back. */
class CrewTaskTest {
  private final ThreadClock clock = new ThreadClock();
  private final CountDownLatch release = new CountDownLatch(1);

  /** Goes on only while a call hangs, so that no other is ever overdue, however slow the host. */
  private final AtomicLong watch = new AtomicLong();

  private final Map<Thread, List<String>> events = new ConcurrentHashMap<>();
  private final Set<Path> directories = ConcurrentHashMap.newKeySet();

  @AfterEach
  void release() throws InterruptedException {
    release.countDown();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("hashcost-")) {
        thread.join(TimeUnit.SECONDS.toMillis(60));
        assertThat(thread.isAlive()).isFalse();
      }
    }
  }

  private interface Deed {
    void on(int call) throws Exception;
  }

  private final class Recording implements Task {
    private final Deed deed;
    private int calls;

    Recording(TaskContext context, Deed deed) {
      this.deed = deed;
      directories.add(context.temporaryDirectory());
      tell("new");
    }

    private void tell(String event) {
      events.computeIfAbsent(Thread.currentThread(), t -> new CopyOnWriteArrayList<>()).add(event);
    }

    @Override
    public void beforeBatch(int calls) {
      tell("before " + calls);
    }

    @Override
    public Object call() throws Exception {
      tell("call");
      clock.advance(1_000_000);
      deed.on(++calls);
      return events;
    }

    @Override
    public void afterBatch() {
      tell("after");
    }

    @Override
    public void close() {
      tell("close");
    }
  }

  private Operation task(Deed deed) {
    return Operation.of("task", context -> new Recording(context, deed));
  }

  /** On the second thread of the crew. */
  private static Deed inTheThirdCall(Deed deed) {
    return call -> {
      if (call == 3 && Thread.currentThread().getName().equals("hashcost-crew-1")) {
        deed.on(call);
      }
    };
  }

  private Harness.Builder harness() {
    return Quiet.harness(clock).threads(3).rounds(2).iterations(5).cold();
  }

  private void everyTaskIsClosedAndItsDirectoryGone(int tasks) {
    assertThat(events).hasSize(tasks);
    assertThat(events.values())
        .allMatch(told -> told.get(told.size() - 1).equals("close"))
        .allMatch(told -> told.stream().filter("close"::equals).count() == 1);
    assertThat(directories).hasSize(tasks).noneMatch(path -> path.toFile().exists());
  }

  @Test
  void everyThreadHasATaskOfItsOwnThatIsCalledAsPromised() {
    harness().build().run(task(call -> {}));
    everyTaskIsClosedAndItsDirectoryGone(4);
    assertThat(events.values())
        .allSatisfy(
            told ->
                assertThat(told)
                    .containsExactly(
                        "new",
                        "before 2",
                        "call",
                        "call",
                        "after",
                        "before 3",
                        "call",
                        "call",
                        "call",
                        "after",
                        "close"));
  }

  @Test
  void aWarmTaskIsCalledNoMoreThanItWasTold() {
    Quiet.harness(clock).threads(2).rounds(5).build().run(task(call -> {}).callsPerBatch(3));
    assertThat(events.values())
        .allSatisfy(
            told ->
                assertThat(told.stream().filter("call"::equals).count())
                    .isEqualTo(3 * told.stream().filter("before 3"::equals).count()));
    everyTaskIsClosedAndItsDirectoryGone(3);
  }

  @Test
  void factoriesAreAskedOneAfterTheOther() {
    int[] inside = {0};
    Operation operation =
        Operation.of(
            "alone",
            context -> {
              assertThat(++inside[0]).isEqualTo(1);
              Thread.sleep(2);
              inside[0]--;
              return new Recording(context, call -> {});
            });
    assertThat(harness().build().run(operation).cells()).allMatch(c -> c.failure().isEmpty());
  }

  @Test
  void afterAFailureOnOneThreadAllTasksAreClosed() {
    RunResult run =
        harness()
            .build()
            .run(
                task(
                    inTheThirdCall(
                        call -> {
                          throw new IllegalStateException();
                        })));
    assertThat(run.cell("task").samples()).isPresent();
    assertThat(run.onThreads(run.cell("task"))).hasSize(3).allMatch(c -> c.failure().isPresent());
    everyTaskIsClosedAndItsDirectoryGone(4);
  }

  @Test
  void anInterruptedExceptionOnOneThreadEndsTheRun() {
    Deed interrupted =
        inTheThirdCall(
            call -> {
              throw new InterruptedException();
            });
    assertThatThrownBy(() -> harness().build().run(task(interrupted)))
        .isInstanceOf(HashcostException.Interrupted.class)
        .hasMessageContaining("op/task");
    assertThat(Thread.interrupted()).isTrue();
    everyTaskIsClosedAndItsDirectoryGone(4);
  }

  @Test
  void aThreadThatInterruptsItselfEndsTheRunToo() {
    Deed interrupting = inTheThirdCall(call -> Thread.currentThread().interrupt());
    assertThatThrownBy(() -> harness().build().run(task(interrupting)))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
    everyTaskIsClosedAndItsDirectoryGone(4);
  }

  @Test
  void anInterruptedCallerInterruptsAllThreads() throws InterruptedException {
    Thread caller = Thread.currentThread();
    CountDownLatch sleeping = new CountDownLatch(3);
    AtomicBoolean interrupted = new AtomicBoolean();
    Deed sleepy =
        call -> {
          if (ThreadsTest.onCrew()) {
            sleeping.countDown();
            sleeping.await();
            // Once: a caller that is interrupted again does not wait for the tasks to be closed.
            if (interrupted.compareAndSet(false, true)) {
              caller.interrupt();
            }
            Thread.sleep(60_000);
          }
        };
    assertThatThrownBy(() -> harness().build().run(task(sleepy)))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
    // The run waits for its threads, but not for ever.
    release();
    everyTaskIsClosedAndItsDirectoryGone(4);
  }

  @Test
  void whatHangsOnOneThreadIsLeftBehindWithAllOfThem() throws InterruptedException {
    Deed hanging = inTheThirdCall(call -> hang());
    RunResult run =
        harness()
            .watch(watch::get)
            .build()
            .run(task(hanging), Operation.of("other", "text", String::length));
    assertThat(run.cell("task").failure().orElseThrow().kind()).isEqualTo("too-slow");
    assertThat(run.onThreads(run.cell("task")))
        .hasSize(3)
        .allMatch(c -> c.failure().orElseThrow().kind().equals("too-slow"));
    assertThat(run.onThreads(run.cell("other")))
        .hasSize(3)
        .allSatisfy(
            c -> {
              assertThat(c.samples()).isPresent();
              assertThat(c.observed()).extracting(Caveat::code).containsExactly("abandoned-call");
            });
    release();
    everyTaskIsClosedAndItsDirectoryGone(4);
  }

  @Test
  void whatHangsBeforeTheFirstCallIsLeftBehindToo() {
    Operation operation =
        Operation.of(
            "never-made",
            context -> {
              if (ThreadsTest.onCrew()) {
                hang();
              }
              return new Recording(context, call -> {});
            });
    RunResult run = harness().watch(watch::get).build().run(operation);
    assertThat(run.cells()).allMatch(c -> c.failure().orElseThrow().kind().equals("too-slow"));
  }

  @Test
  void anInterruptedCallerDoesNotWaitForAThreadThatHangs() {
    Thread caller = Thread.currentThread();
    Deed hanging =
        inTheThirdCall(
            call -> {
              caller.interrupt();
              hang();
            });
    assertThatThrownBy(() -> harness().build().run(task(hanging)))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  /** Deaf to interruption. */
  private void hang() {
    watch.addAndGet(Duration.ofDays(1).toNanos());
    while (release.getCount() > 0) {
      Thread.onSpinWait();
    }
  }
}
