package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The same cell on several threads at once. */
class ThreadsTest {
  private static final long US = 1_000;
  private static final Duration BATCH = Duration.ofMillis(5);

  private final ThreadClock clock = new ThreadClock();

  private Harness.Builder harness(int threads) {
    // Long batches, or there are thousands of them until enough of this time has passed.
    return Quiet.harness(clock).batch(BATCH).threads(threads);
  }

  /** Fifty calls, and none to warm up. */
  private Harness.Builder brief(int threads) {
    return harness(threads).rounds(10).iterations(50).cold();
  }

  static boolean onCrew() {
    return Thread.currentThread().getName().startsWith("hashcost-crew-");
  }

  private Candidate taking(String name, long alone, long atOnce) {
    return Functions.candidate(
        name,
        () ->
            (input, offset, length, digest, at) -> {
              clock.advance(onCrew() ? atOnce : alone);
              return Functions.digest(input, offset, length, digest, at);
            });
  }

  private static Operation on12(Candidate candidate) {
    return Operation.hash(candidate, Input.ofSize(12));
  }

  private static List<Cell> crew(RunResult run, String name) {
    return run.onThreads(run.cell(name));
  }

  private static List<String> codes(Cell cell) {
    return cell.observed().stream().map(Caveat::code).toList();
  }

  private static Samples samples(Cell cell) {
    return cell.samples().orElseThrow();
  }

  @AfterEach
  void noThreadIsLeft() {
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .noneMatch(name -> name.startsWith("hashcost-crew"));
  }

  @Test
  void everyThreadHasSamplesInTheRoundsOfTheOneThread() {
    RunResult run = harness(3).rounds(20).build().run(on12(taking("f", 10 * US, 20 * US)));
    assertThat(run.cells())
        .extracting(c -> c.threads() + " " + c.thread().orElse(-1) + " " + c.copy())
        .containsExactly("1 -1 1", "1 -1 2", "3 0 1", "3 1 1", "3 2 1");
    Samples alone = samples(run.cell("f"));
    for (Cell cell : crew(run, "f")) {
      Samples s = samples(cell);
      assertThat(s.size()).isEqualTo(20);
      for (int i = 0; i < s.size(); i++) {
        assertThat(s.round(i)).isEqualTo(alone.round(i));
        assertThat(s.nanosPerCall(i)).isEqualTo(20_000.0);
      }
    }
    Scaling scaling = Comparison.of(run).onThreads("f").orElseThrow();
    assertThat(scaling.threads()).isEqualTo(3);
    assertThat(scaling.callsPerSecond().point()).isEqualTo(150_000);
    assertThat(scaling.slowdown().estimate().point()).isEqualTo(2);
  }

  @Test
  void onOneThreadThereIsNoCrew() {
    RunResult run = harness(1).build().run(on12(taking("f", 10 * US, 20 * US)));
    assertThat(run.cells()).allMatch(c -> c.threads() == 1 && c.thread().isEmpty());
    assertThat(Comparison.of(run).onThreads("f")).isEmpty();
  }

  @Test
  void everyThreadHasAHasherOfItsOwn() {
    Candidate confined =
        Functions.candidate(
            "confined",
            () ->
                new Hasher() {
                  private final Thread owner = Thread.currentThread();

                  @Override
                  public int hash(
                      byte[] input, int offset, int length, byte[] digest, int digestOffset) {
                    check();
                    clock.advance(10 * US);
                    return Functions.digest(input, offset, length, digest, digestOffset);
                  }

                  @Override
                  public void close() {
                    check();
                  }

                  private void check() {
                    if (Thread.currentThread() != owner) {
                      throw new IllegalStateException("used by two threads");
                    }
                  }
                });
    RunResult run = brief(3).build().run(on12(confined));
    assertThat(run.cells()).allMatch(c -> c.failure().isEmpty());
  }

  @Test
  void inputAndDigestAreOfOneThreadAlone() {
    Set<byte[]> inputs = ConcurrentHashMap.newKeySet();
    Set<byte[]> digests = ConcurrentHashMap.newKeySet();
    Candidate seeing =
        Functions.candidate(
            "seeing",
            () ->
                (input, offset, length, digest, at) -> {
                  if (onCrew()) {
                    inputs.add(input);
                    digests.add(digest);
                  }
                  clock.advance(10 * US);
                  return Functions.digest(input, offset, length, digest, at);
                });
    brief(3).build().run(on12(seeing));
    // Of each thread one for the proof and one for the timing; digests are fresh for each proof.
    assertThat(inputs).hasSize(6);
    assertThat(digests.size()).isGreaterThanOrEqualTo(6);
  }

  @Test
  void allThreadsAreInsideACallAtTheSameTime() {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    Candidate counting =
        Functions.candidate(
            "counting",
            () ->
                (input, offset, length, digest, at) -> {
                  clock.advance(10 * US);
                  if (onCrew()) {
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    while (most.get() < 3 && System.nanoTime() < patience) {
                      Thread.onSpinWait();
                    }
                    inside.decrementAndGet();
                  }
                  return Functions.digest(input, offset, length, digest, at);
                });
    brief(3).build().run(on12(counting));
    assertThat(most).hasValue(3);
  }

  @Test
  void aPureOperationRunsOnAllThreads() {
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    Operation pure =
        Operation.of(
            "pure",
            "text",
            text -> {
              clock.advance(10 * US);
              seen.add(Thread.currentThread());
              return text;
            });
    RunResult run = brief(3).build().run(pure);
    assertThat(seen).hasSize(4);
    assertThat(crew(run, "pure")).hasSize(3).allMatch(c -> c.samples().isPresent());
  }

  @Test
  void theThreadsShareOneCopyOfTheCodeThatTheOneThreadDoesNotHave() throws Exception {
    Blueprint blueprint =
        new Blueprint(on12(taking("f", US, US)), io.github.hashcost.result.Plan.builder().build());
    blueprint.prepare();
    Class<?> copy = blueprint.newRig().loop().getClass();
    assertThat(blueprint.newRig().loop()).isInstanceOf(copy);
    Blueprint other = new Blueprint(blueprint.operation(), blueprint.plan());
    other.prepare();
    assertThat(other.newRig().loop()).isNotInstanceOf(copy);
  }

  @Test
  void aFailureOnOneThreadIsThatOfTheCellOnAllOfThemAlone() {
    RunResult run =
        brief(3)
            .build()
            .run(on12(failing(new IllegalStateException("secret"))), on12(taking("g", US, US)));
    assertThat(run.cell("failing").samples()).isPresent();
    assertThat(crew(run, "failing"))
        .hasSize(3)
        .allSatisfy(
            c -> {
              assertThat(c.samples()).isEmpty();
              assertThat(c.failure().orElseThrow().detail())
                  .startsWith("java.lang.IllegalStateException at ")
                  .doesNotContain("secret");
            });
    assertThat(crew(run, "g")).hasSize(3).allMatch(c -> c.samples().isPresent());
    assertThatThrownBy(() -> Comparison.of(run).onThreads("failing"))
        .isInstanceOf(HashcostException.Unsupported.class)
        .hasMessageContaining("IllegalStateException");
  }

  @Test
  void aFullHeapOnOneThreadIsToldAsSuch() {
    RunResult run = brief(2).build().run(on12(failing(new OutOfMemoryError("planted"))));
    assertThat(crew(run, "failing"))
        .extracting(c -> c.failure().orElseThrow().kind())
        .containsExactly("out-of-memory", "out-of-memory");
  }

  /** On one of the threads, after some calls. */
  private Candidate failing(Throwable failure) {
    AtomicInteger calls = new AtomicInteger();
    return Functions.candidate(
        "failing",
        () ->
            (input, offset, length, digest, at) -> {
              clock.advance(10 * US);
              if (Thread.currentThread().getName().equals("hashcost-crew-1")
                  && calls.incrementAndGet() > 20) {
                Sneaky.raise(failure);
              }
              return Functions.digest(input, offset, length, digest, at);
            });
  }

  private static final class Sneaky {
    static void raise(Throwable t) {
      if (t instanceof Error e) {
        throw e;
      }
      throw (RuntimeException) t;
    }
  }

  @Test
  void aDigestThatIsWrongOnOneThreadIsFound() {
    Candidate moody =
        Functions.candidate(
            "moody",
            () -> {
              int[] calls = {0};
              boolean wrong = Thread.currentThread().getName().equals("hashcost-crew-1");
              return (input, offset, length, digest, at) -> {
                clock.advance(10 * US);
                int written = Functions.digest(input, offset, length, digest, at);
                digest[at] ^= (byte) (wrong && ++calls[0] > 20 ? 1 : 0);
                return written;
              };
            });
    RunResult run = brief(2).build().run(on12(moody));
    assertThat(run.cell("moody").failure()).isEmpty();
    assertThat(crew(run, "moody"))
        .extracting(c -> c.failure().orElseThrow().kind())
        .containsExactly("not-deterministic", "not-deterministic");
  }

  @Test
  void whatChangesOnSeveralThreadsIsMeasuredAgainTogetherWithTheOneThread() {
    boolean[] late = {false};
    Candidate changing =
        Functions.candidate(
            "changing",
            () ->
                (input, offset, length, digest, at) -> {
                  clock.advance(onCrew() && late[0] ? 15 * US : 10 * US);
                  return Functions.digest(input, offset, length, digest, at);
                });
    RunResult run =
        harness(2)
            .rounds(40)
            .onProgress(p -> late[0] = p.doing().equals("measuring") && p.fraction() > 0.7)
            .build()
            .run(on12(taking("first", US, US)), on12(taking("other", US, US)), on12(changing));
    assertThat(run.cells().stream().filter(c -> c.pass() == 2))
        .extracting(c -> c.id().name() + c.threads())
        .containsExactly("first1", "other1", "changing1", "first1", "changing2", "changing2");
    assertThat(Comparison.of(run).onThreads("changing").orElseThrow().slowdown().paired()).isTrue();
    assertThat(Comparison.of(run).onThreads("first")).isPresent();
  }

  @Test
  void moreThreadsThanProcessorsAreToldAndHaveLongerBatches() {
    Instruments quiet = Quiet.instruments(clock);
    Instruments twoProcessors =
        new Instruments(
            quiet.clock(),
            quiet.jit(),
            quiet.allocation(),
            quiet.collections(),
            () -> Environment.builder().logicalCpus(2).build(),
            quiet.host());
    Harness.Builder builder = Harness.builder().instruments(twoProcessors).batch(BATCH).rounds(10);
    RunResult run = builder.threads(3).build().run(on12(taking("f", 10 * US, 10 * US)));
    assertThat(codes(run.cell("f"))).doesNotContain("more-threads-than-cpus");
    assertThat(samples(run.cell("f")).calls(0)).isEqualTo(500);
    assertThat(crew(run, "f"))
        .allSatisfy(
            c -> {
              assertThat(codes(c)).contains("more-threads-than-cpus");
              assertThat(samples(c).calls(0)).isEqualTo(4_000);
            });
    RunResult fitting = builder.threads(2).build().run(on12(taking("f", 10 * US, 10 * US)));
    assertThat(crew(fitting, "f"))
        .allMatch(c -> codes(c).equals(codes(run.cell("f"))) && samples(c).calls(0) == 500);
  }

  @Test
  void aColdRunMakesNoCallsBesidesItsIterations() {
    AtomicInteger calls = new AtomicInteger();
    Operation pure =
        Operation.of(
            "pure",
            "text",
            text -> {
              clock.advance(US);
              return onCrew() ? calls.incrementAndGet() : text;
            });
    RunResult run = harness(3).iterations(100).cold().build().run(pure);
    assertThat(calls).hasValue(300);
    assertThat(crew(run, "pure")).allMatch(c -> samples(c).totalCalls() == 100);
  }

  @Test
  void aRunInsideARunFailsOnEveryThreadToo() {
    Harness harness = harness(2).iterations(1).cold().build();
    Operation nested =
        Operation.of(
            "nested",
            context ->
                () -> {
                  clock.advance(US);
                  return onCrew() ? harness.run(on12(taking("f", US, US))) : context;
                });
    assertThat(crew(harness.run(nested), "nested"))
        .allMatch(c -> c.failure().orElseThrow().detail().contains("run inside a run"));
  }

  @Test
  void anotherNumberOfThreadsIsRefusedWithTheRange() {
    for (int threads : new int[] {0, -1, 1025}) {
      assertThatThrownBy(() -> harness(threads))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessage("threads " + threads + ": 1 to 1024 are allowed");
    }
    assertThat(harness(1024).build().plan().threads()).isEqualTo(1024);
  }

  @Test
  void manyThreadsAreNoTrouble() {
    RunResult run =
        harness(100)
            .rounds(6)
            .iterations(60)
            .cold()
            .build()
            .run(on12(taking("f", 10 * US, 10 * US)));
    assertThat(crew(run, "f"))
        .extracting(c -> c.thread().orElseThrow())
        .containsExactlyElementsOf(IntStream.range(0, 100).boxed().toList());
  }
}
