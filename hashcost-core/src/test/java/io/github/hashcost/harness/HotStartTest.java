package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cells that ran meanwhile have taken the caches, so a batch begins with untimed calls. */
class HotStartTest {
  private static final Operation PURE = Operation.of("pure", "x", in -> in);

  private final FakeClock clock = new FakeClock();
  private final List<Integer> runs = new ArrayList<>();
  private final Rig counting =
      new Rig() {
        @Override
        public Loop loop() {
          return calls -> {
            runs.add(calls);
            clock.advance(1_000L * calls);
          };
        }

        @Override
        public Mode mode() {
          return Mode.THROUGHPUT;
        }
      };

  private CellRun cell(Operation operation, Plan plan) {
    CellRun cell =
        CellRun.setUp(
            new Blueprint(operation, plan),
            1,
            Quiet.instruments(clock),
            new Heartbeat(Duration.ofMinutes(1)),
            rig -> counting);
    runs.clear();
    return cell;
  }

  @Test
  void untimedCallsGoBeforeABatch() {
    CellRun cell = cell(PURE, Plan.builder().build());
    assertThat(cell.time(40).orElseThrow().nanos()).isEqualTo(40_000);
    List<Integer> withCalls = runs.stream().filter(calls -> calls > 0).toList();
    assertThat(withCalls.get(0)).isEqualTo(5);
    assertThat(withCalls.stream().mapToInt(calls -> calls).sum()).isEqualTo(5 + 40);
  }

  @Test
  void theLoopIsEnteredMoreOftenThanBatchesAreTimed() {
    CellRun cell = cell(PURE, Plan.builder().build());
    assertThat(cell.time(40)).isPresent();
    assertThat(runs).filteredOn(calls -> calls == 0).hasSize(16);
    CellRun cold = cell(PURE, Plan.builder().warmUp(false).build());
    assertThat(cold.time(40)).isPresent();
    assertThat(runs).doesNotContain(0);
  }

  @Test
  void aSlowCallIsNotMadeTwice() {
    CellRun cell = cell(PURE, Plan.builder().build());
    assertThat(cell.time(1)).isPresent();
    assertThat(runs.stream().mapToInt(calls -> calls).sum()).isEqualTo(1);
  }

  @Test
  void whatDoesNotBearUntimedCallsHasNone() {
    List<CellRun> cells =
        List.of(
            cell(PURE.callsPerBatch(40), Plan.builder().build()),
            cell(PURE, Plan.builder().warmUp(false).build()),
            cell(Operation.of("task", context -> () -> runs), Plan.builder().build()));
    for (CellRun cell : cells) {
      runs.clear();
      assertThat(cell.time(40)).isPresent();
      assertThat(runs.stream().mapToInt(calls -> calls).sum()).isEqualTo(40);
    }
  }
}
