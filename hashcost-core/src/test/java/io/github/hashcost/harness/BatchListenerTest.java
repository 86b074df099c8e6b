package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchListenerTest {
  private static final long US = 1_000;

  private final FakeClock clock = new FakeClock();
  private final List<TimedBatch> heard = new ArrayList<>();

  private Harness.Builder harness() {
    return Quiet.harness(clock).onBatch(heard::add);
  }

  private List<String> heardOf(Cell cell) {
    return heard.stream()
        .filter(
            b ->
                b.id().equals(cell.id())
                    && b.inputLabel().equals(cell.inputLabel())
                    && b.copy() == cell.copy()
                    && b.pass() == cell.pass())
        .map(b -> b.round() + " " + b.calls() + " " + b.elapsedNanos())
        .toList();
  }

  private static List<String> recordedOf(Cell cell) {
    Samples s = cell.samples().orElseThrow();
    return IntStream.range(0, s.size())
        .mapToObj(i -> s.round(i) + " " + s.calls(i) + " " + s.elapsedNanos(i))
        .toList();
  }

  @Test
  void hearsOfEverySampleAndOfNoOtherBatch() {
    RunResult run =
        harness().build().run(clock.operation("a", 10 * US), clock.operation("b", 40 * US));
    assertThat(run.cells())
        .allSatisfy(cell -> assertThat(heardOf(cell)).isEqualTo(recordedOf(cell)));
    assertThat(heard).hasSize(600);
  }

  @Test
  void tellsTheTwinAndTheSecondPassApart() {
    boolean[] slower = {false};
    Operation changing =
        Operation.of(
            "changing",
            context ->
                () -> {
                  clock.advance(slower[0] ? 15 * US : 10 * US);
                  return clock;
                });
    Operation hash = Operation.hash(Functions.taking("planted", 10 * US, clock), Input.ofSize(12));
    RunResult run =
        harness()
            .onBatch(
                batch -> {
                  heard.add(batch);
                  slower[0] |= batch.round() == 150;
                })
            .build()
            .run(hash, changing);
    assertThat(run.cells()).extracting(c -> c.copy() + "/" + c.pass()).contains("2/1", "1/2");
    assertThat(run.cells())
        .allSatisfy(cell -> assertThat(heardOf(cell)).isEqualTo(recordedOf(cell)));
  }

  @Test
  void whatItDoesIsNotTimed() {
    RunResult run =
        Quiet.harness(clock)
            .onBatch(batch -> clock.advance(777 * US))
            .build()
            .run(clock.operation("a", 10 * US), clock.operation("b", 10 * US));
    assertThat(run.cells())
        .allSatisfy(
            cell -> assertThat(cell.samples().orElseThrow().nanosPerCall()).containsOnly(10_000.0));
  }

  @Test
  void runsOnTheMeasuringThread() {
    List<Boolean> measuring = new ArrayList<>();
    Quiet.harness(clock)
        .onBatch(batch -> measuring.add(MeasuringThread.isCurrent()))
        .build()
        .run(clock.operation("a", 10 * US));
    assertThat(measuring).isNotEmpty().containsOnly(true);
  }

  @Test
  void whatItThrowsEndsTheRun() {
    AtomicInteger calls = new AtomicInteger();
    Harness harness =
        Quiet.harness(clock)
            .onBatch(
                batch -> {
                  calls.incrementAndGet();
                  throw new IllegalStateException("enough");
                })
            .build();
    assertThatThrownBy(() -> harness.run(clock.operation("a", 10 * US)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("enough");
    assertThat(calls).hasValue(1);
  }

  @Test
  void hearsOfAColdRunToo() {
    harness().iterations(3).cold().build().run(clock.operation("a", US));
    assertThat(heard)
        .extracting(TimedBatch::toString)
        .containsExactly(
            "op/a: 1 calls in 1000 ns", "op/a: 1 calls in 1000 ns", "op/a: 1 calls in 1000 ns");
  }

  @Test
  void isRefusedWhereOtherJvmsMeasure() {
    Harness.Builder builder = harness().isolation(Isolation.FORK).timeBudget(Duration.ofSeconds(5));
    assertThatThrownBy(builder::build)
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("fork", "onBatch");
  }
}
