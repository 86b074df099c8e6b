package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ClockFactsTest {
  @Test
  void aFineClockStepsByWhatReadingItCosts() {
    assertThat(ClockFacts.measure(clock(30, 1))).isEqualTo(facts(30, 30));
  }

  @Test
  void aCoarseClockShowsItsTickAndTheCostBehindIt() {
    ClockFacts facts = ClockFacts.measure(clock(20, 100));

    assertThat(facts).isEqualTo(facts(100, 20));
  }

  @Test
  void aFewSlowReadingsDoNotChangeTheCost() {
    LongSupplier even = clock(25, 1);
    AtomicLong reads = new AtomicLong();
    AtomicLong lost = new AtomicLong();
    LongSupplier disturbed =
        () -> {
          if (reads.incrementAndGet() % 1000 == 0) {
            lost.addAndGet(50_000);
          }
          return even.getAsLong() + lost.get();
        };

    assertThat(ClockFacts.measure(disturbed)).isEqualTo(facts(25, 25));
  }

  @Test
  void aClockThatStandsStillHasNoStep() {
    ClockFacts facts = ClockFacts.measure(() -> 7);

    assertThat(facts.stepNanos()).isEmpty();
    assertThat(facts.costNanos()).isZero();
  }

  @Test
  void aSlowClockIsReadLessOften() {
    AtomicLong reads = new AtomicLong();
    LongSupplier slow = clock(5_000, 1);

    ClockFacts.measure(
        () -> {
          reads.incrementAndGet();
          return slow.getAsLong();
        });

    assertThat(reads).hasValueLessThan(1000);
  }

  private static ClockFacts facts(long step, double cost) {
    return ClockFacts.of(LongStream.of(step).findFirst(), cost);
  }

  /** Starts below zero, as {@code System.nanoTime} may. */
  private static LongSupplier clock(long cost, long tick) {
    AtomicLong now = new AtomicLong(-100_000);
    return () -> Math.floorDiv(now.addAndGet(cost), tick) * tick;
  }
}
