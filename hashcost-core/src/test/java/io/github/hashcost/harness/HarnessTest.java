package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HarnessTest {
  private static final long US = 1_000;
  private static final long MS = 1_000_000;

  private final FakeClock clock = new FakeClock();

  private Harness.Builder harness() {
    return Quiet.harness(clock);
  }

  private static Samples samples(RunResult run, String selector) {
    return run.cell(selector).samples().orElseThrow();
  }

  @Test
  void everyRoundHasOneSampleOfEveryFastCell() {
    RunResult run =
        harness().build().run(clock.operation("a", 10 * US), clock.operation("b", 20 * US));
    for (String name : List.of("a", "b")) {
      Samples s = samples(run, name);
      assertThat(IntStream.range(0, s.size()).map(s::round)).containsExactlyElementsOf(range(300));
    }
  }

  private static List<Integer> range(int n) {
    return IntStream.range(0, n).boxed().toList();
  }

  @Test
  void aSampleHoldsTheCallsThatFillItsBatch() {
    RunResult run =
        harness().build().run(clock.operation("a", 10 * US), clock.operation("b", 40 * US));
    assertThat(samples(run, "a").calls(0)).isEqualTo(15);
    assertThat(samples(run, "b").calls(0)).isEqualTo(3);
    assertThat(samples(run, "a").nanosPerCall(7)).isEqualTo(10_000.0);
  }

  @Test
  void aCallLongerThanABatchIsASampleOfItsOwn() {
    RunResult run = harness().build().run(clock.operation("slow", 2 * MS));
    Samples s = samples(run, "slow");
    assertThat(s.calls(0)).isEqualTo(1);
    assertThat(s.size()).isEqualTo(300);
  }

  @Test
  void aVerySlowCellHasFewerSamplesSpreadOverTheRounds() {
    RunResult run =
        harness().build().run(clock.operation("fast", 10 * US), clock.operation("slow", 100 * MS));
    Samples s = samples(run, "slow");
    assertThat(s.size()).isEqualTo(30);
    assertThat(s.round(0)).isLessThan(10);
    assertThat(s.round(29)).isEqualTo(299);
    assertThat(samples(run, "fast").size()).isEqualTo(300);
  }

  @Test
  void theTimeBudgetLimitsSlowCells() {
    long start = clock.nanos();
    harness()
        .timeBudget(Duration.ofSeconds(4))
        .build()
        .run(
            clock.operation("a", 100 * MS),
            clock.operation("b", 100 * MS),
            clock.operation("c", 10 * US));
    assertThat(clock.nanos() - start).isLessThan(5_000 * MS);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 7, 299, 300, 301, 1_000, 12_345})
  void iterationsAreExact(long iterations) {
    RunResult run = harness().iterations(iterations).build().run(clock.operation("a", 10 * US));
    assertThat(samples(run, "a").totalCalls()).isEqualTo(iterations);
    assertThat(samples(run, "a").totalNanos()).isEqualTo(iterations * 10 * US);
  }

  @Test
  void aColdRunTimesTheFirstCall() {
    List<Long> order = new ArrayList<>();
    Operation operation =
        Operation.of(
            "a",
            context ->
                () -> {
                  order.add(clock.nanos());
                  clock.advance(order.size() == 1 ? 50 * US : US);
                  return order;
                });
    Samples s = samples(harness().iterations(10).cold().build().run(operation), "a");
    assertThat(s.elapsedNanos(0)).isEqualTo(50 * US);
    assertThat(order).hasSize(10);
  }

  @Test
  void aColdRunNeedsItsIterations() {
    assertThatThrownBy(() -> harness().cold().build())
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("iterations");
  }

  @Test
  void theOrderOfTheCellsIsRandomAndTheSameForTheSameSeed() {
    assertThat(order(1)).isEqualTo(order(1)).isNotEqualTo(order(2));
    String once = order(3);
    List<String> rounds =
        IntStream.range(0, 20).mapToObj(i -> once.substring(3 * i, 3 * i + 3)).toList();
    assertThat(rounds).allSatisfy(round -> assertThat(round).contains("a", "b", "c"));
    assertThat(rounds.stream().distinct().count()).isGreaterThan(3);
  }

  private String order(long seed) {
    StringBuilder order = new StringBuilder();
    List<Operation> operations =
        List.of("a", "b", "c").stream()
            .map(
                name ->
                    Operation.of(
                        name,
                        context ->
                            () -> {
                              order.append(name);
                              clock.advance(US);
                              return order;
                            }))
            .toList();
    harness().iterations(20).rounds(20).cold().seed(seed).build().run(operations);
    return order.toString();
  }

  @Test
  void aCellThatChangesWhileItIsMeasuredIsMeasuredAgainWithAllOnItsInput() {
    long[] timedFrom = {0};
    Operation changing =
        Operation.of(
            "changing",
            context ->
                () -> {
                  clock.advance(clock.nanos() < timedFrom[0] ? 10 * US : 15 * US);
                  return clock;
                });
    Operation reference = clock.operation("reference", 10 * US);
    Operation other = clock.operation("other", 10 * US);
    // Somewhere in the timed rounds; where exactly does not matter.
    Harness harness =
        harness()
            .onProgress(
                p -> {
                  if (p.doing().equals("measuring")
                      && timedFrom[0] == Long.MAX_VALUE
                      && p.fraction() > 0.7) {
                    timedFrom[0] = clock.nanos();
                  }
                })
            .build();
    timedFrom[0] = Long.MAX_VALUE;
    RunResult run = harness.run(reference, other, changing);
    assertThat(run.cells())
        .extracting(c -> c.id().name() + c.pass())
        .containsExactly("reference1", "other1", "changing1", "reference2", "other2", "changing2");
    assertThat(run.latest()).extracting(Cell::pass).containsOnly(2);
    assertThat(run.cells().get(5).samples().orElseThrow().nanosPerCall(0)).isEqualTo(15_000.0);
  }

  @Test
  void interruptionEndsTheRunAndClosesItsTasks() {
    List<String> closed = new ArrayList<>();
    Operation operation =
        Operation.of(
            "a",
            context ->
                new Task() {
                  private int calls;

                  @Override
                  public Object call() {
                    clock.advance(US);
                    if (++calls == 1_000) {
                      Thread.currentThread().interrupt();
                    }
                    return clock;
                  }

                  @Override
                  public void close() {
                    closed.add("a");
                  }
                });
    assertThatThrownBy(() -> harness().build().run(operation))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(closed).containsExactly("a");
    assertThat(harness().iterations(3).build().run(clock.operation("next", US)).cells()).hasSize(1);
  }

  @Test
  void aThreadThatIsInterruptedAlreadyBeginsNoRun() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> harness().build().run(clock.operation("a", US)))
        .isInstanceOf(HashcostException.Interrupted.class)
        .hasMessage("the thread was interrupted before the run began");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aTaskThatThrowsInterruptedExceptionEndsTheRunToo() {
    Operation operation =
        Operation.of(
            "a",
            context ->
                () -> {
                  throw new InterruptedException();
                });
    assertThatThrownBy(() -> harness().build().run(operation))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aRunInsideARunFailsItsCellOnly() {
    Harness harness = harness().iterations(1).build();
    Operation nested =
        Operation.of("nested", context -> () -> harness.run(clock.operation("inner", US)));
    RunResult run = harness.run(nested, clock.operation("b", US));
    assertThat(run.cell("nested").failure().orElseThrow().toString()).contains("run inside a run");
    assertThat(samples(run, "b").totalCalls()).isEqualTo(1);
  }

  @Test
  void runsOfTwoThreadsWaitForOneAnother() throws InterruptedException {
    CountDownLatch inside = new CountDownLatch(1);
    List<String> order = new ArrayList<>();
    Operation first =
        Operation.of(
            "first",
            context ->
                () -> {
                  inside.countDown();
                  Thread.sleep(50);
                  order.add("first");
                  return order;
                });
    Thread thread = new Thread(() -> Harness.builder().iterations(1).cold().build().run(first));
    thread.start();
    inside.await();
    Operation second = Operation.of("second", context -> () -> order.add("second"));
    Harness.builder().iterations(1).cold().build().run(second);
    thread.join();
    assertThat(order).containsExactly("first", "second");
  }

  @Test
  void runsOnAForkJoinThread() {
    RunResult run =
        ForkJoinPool.commonPool()
            .submit(() -> harness().iterations(10).build().run(clock.operation("a", US)))
            .join();
    assertThat(samples(run, "a").totalCalls()).isEqualTo(10);
  }

  @Test
  void progressNeverFallsAndComesAtMostOnceAPercent() {
    List<Double> told = new ArrayList<>();
    harness().onProgress(p -> told.add(p.fraction())).build().run(clock.operation("a", 10 * US));
    assertThat(told).isSorted().hasSizeBetween(20, 101).allMatch(f -> f >= 0 && f <= 1);
  }

  @Test
  void aClockThatStandsStillIsRefused() {
    assertThatThrownBy(() -> harness().build().run(clock.operation("a", 0)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("clock");
  }

  @Test
  void nothingToRunIsRefused() {
    assertThatThrownBy(() -> harness().build().run())
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("no operation");
  }

  @Test
  void twoOperationsOfOneNameAreRefused() {
    assertThatThrownBy(
            () -> harness().build().run(clock.operation("a", US), clock.operation("a", US)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("op/a");
  }

  @Test
  void settingsOutOfRangeAreRefusedWithTheRange() {
    assertThatThrownBy(() -> harness().rounds(0))
        .hasMessageContaining("rounds 0")
        .hasMessageContaining("1 to");
    assertThatThrownBy(() -> harness().iterations(-1)).hasMessageContaining("iterations -1");
    assertThatThrownBy(() -> harness().batch(Duration.ZERO)).hasMessageContaining("batch");
    assertThatThrownBy(() -> harness().timeBudget(Duration.ofNanos(-1)))
        .hasMessageContaining("time budget");
    assertThat(harness().timeBudget(Duration.ofSeconds(Long.MAX_VALUE)).build().plan().timeBudget())
        .isEqualTo(Duration.ofNanos(Long.MAX_VALUE));
  }

  @Test
  void whatRunsEveryRoundHasAllSamplesHoweverSlowAndTakesNothingFromTheOthers() {
    RunResult run =
        harness()
            .rounds(20)
            .timeBudget(Duration.ofSeconds(1))
            .build()
            .run(
                clock.operation("long", 1000 * MS).everyRound(),
                clock.operation("thinned", 1000 * MS),
                clock.operation("short", US));
    assertThat(run.cell("long").samples().orElseThrow().size()).isEqualTo(20);
    assertThat(run.cell("thinned").samples().orElseThrow().size()).isLessThan(20);
    assertThat(run.cell("short").samples().orElseThrow().size()).isEqualTo(20);
  }

  @Test
  void fixedCallsPerBatchAreKept() {
    Operation growing = clock.operation("growing", US).callsPerBatch(100);
    Cell cell = harness().build().run(growing).cell("growing");
    assertThat(cell.samples().orElseThrow().calls(0)).isEqualTo(100);
    assertThatThrownBy(() -> harness().iterations(10).build().run(growing))
        .hasMessageContaining("leave one");
  }
}
