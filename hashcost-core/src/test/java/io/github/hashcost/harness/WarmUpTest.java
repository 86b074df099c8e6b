package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WarmUpTest {
  private static final long US = 1_000;
  private static final Duration ENOUGH = Duration.ofSeconds(100);

  private final FakeClock clock = new FakeClock();
  private final AtomicLong calls = new AtomicLong();

  private CellRun cell(java.util.function.LongUnaryOperator nanosOfCall) {
    Operation operation =
        Operation.of(
            "a",
            context ->
                () -> {
                  clock.advance(nanosOfCall.applyAsLong(calls.getAndIncrement()));
                  return calls;
                });
    return setUp(operation);
  }

  private CellRun setUp(Operation operation) {
    Instruments instruments = Quiet.instruments(clock);
    Heartbeat heartbeat = new Heartbeat(Duration.ofMinutes(1));
    return CellRun.setUp(operation, 1, Plan.builder().build(), instruments, heartbeat);
  }

  private List<WarmUp.Warmed> warm(CellRun cell, JitClock jit, Duration allowance) {
    WarmUp warmUp = new WarmUp(clock, jit, new Schedule(1), Duration.ofNanos(150 * US));
    return warmUp.run(List.of(cell), WarmUp.Demand.FIRST, allowance, new ProgressMeter(p -> {}));
  }

  @Test
  void takesItsLeastTimeEvenWhereAllIsSteadyAndQuiet() {
    long start = clock.nanos();
    warm(cell(n -> 10 * US), () -> 0, ENOUGH);
    assertThat(Duration.ofNanos(clock.nanos() - start))
        .isBetween(Duration.ofMillis(1500), Duration.ofMillis(1510));
  }

  @Test
  void takesItsLeastRoundsEvenWhereTheyAreLong() {
    warm(cell(n -> 10_000 * US), () -> 0, ENOUGH);
    assertThat(calls).hasValueGreaterThanOrEqualTo(250);
  }

  @Test
  void isNotFooledByACompilationThatEndsLate() {
    long start = clock.nanos();
    long compiledAt = start + 2_000_000 * US;
    CellRun cell = cell(n -> clock.nanos() < compiledAt ? 100 * US : 10 * US);
    JitClock jit = () -> Math.min(clock.nanos(), compiledAt) / (100 * US);
    assertThat(warm(cell, jit, ENOUGH)).containsExactly(new WarmUp.Warmed(cell, 10_000.0));
  }

  @Test
  void waitsWhileTimesStillMove() {
    long start = clock.nanos();
    // Half as slow again every other millisecond, until two seconds have passed.
    CellRun cell =
        cell(
            n -> {
              long elapsed = clock.nanos() - start;
              return elapsed < 2_000_000 * US && elapsed / (750 * US) % 2 == 0 ? 15 * US : 10 * US;
            });
    assertThat(warm(cell, () -> 0, ENOUGH)).hasSize(1);
    assertThat(Duration.ofNanos(clock.nanos() - start)).isGreaterThan(Duration.ofSeconds(2));
  }

  @Test
  void givesUpAtTheCapAndSaysThatTheCellDidNotSettle() {
    long start = clock.nanos();
    long lastBatches = start + (3_000_000 - 750) * US;
    CellRun cell = cell(n -> clock.nanos() < lastBatches ? 10 * US : 15 * US);
    List<WarmUp.Warmed> warmed = warm(cell, () -> clock.nanos(), ENOUGH);
    assertThat(Duration.ofNanos(clock.nanos() - start))
        .isBetween(Duration.ofSeconds(3), Duration.ofMillis(3002));
    assertThat(warmed).containsExactly(new WarmUp.Warmed(cell, 15_000.0));
    Samples one = Samples.of(new int[] {0}, new long[] {1}, new long[] {1});
    assertThat(
            cell.cell(1, new Recorded(one, -1, GcActivity.of(0, 0), List.of(), Optional.empty()))
                .observed())
        .extracting(Caveat::code)
        .containsExactly("not-settled");
  }

  @Test
  void aSlowCellIsWarmedByAFewCallsWithinItsAllowance() {
    long start = clock.nanos();
    warm(cell(n -> 100_000 * US), () -> 0, Duration.ofMillis(1500));
    assertThat(calls).hasValueBetween(8, 17);
    assertThat(Duration.ofNanos(clock.nanos() - start)).isLessThan(Duration.ofSeconds(2));
  }

  @Test
  void aFailedCellHasNoCostAndHoldsNothingUp() {
    CellRun cell =
        setUp(
            Operation.of(
                "a",
                context -> {
                  throw new IllegalStateException();
                }));
    assertThat(warm(cell, () -> 0, ENOUGH)).isEmpty();
  }
}
