package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrewRigTest {
  private static final Operation PURE = Operation.of("pure", "text", String::length);

  private final List<Integer> runs = new ArrayList<>();
  private final Rig counting =
      new Rig() {
        @Override
        public Loop loop() {
          return runs::add;
        }

        @Override
        public Mode mode() {
          return Mode.THROUGHPUT;
        }
      };

  private Rig alone(Operation operation, Plan plan) {
    Heartbeat heartbeat = new Heartbeat(Duration.ofMinutes(1));
    return CrewRig.alone(counting, new Blueprint(operation, plan), heartbeat);
  }

  @Test
  void noBatchStartsCold() throws Exception {
    Rig rig = alone(PURE, Plan.builder().build());
    for (int batch = 1; batch <= 20; batch++) {
      rig.beforeBatch(5);
      assertThat(runs).hasSize(batch);
      rig.afterBatch();
    }
    assertThat(runs).allMatch(calls -> calls >= 1 && calls <= 5);
  }

  @Test
  void whatDoesNotBearUntimedCallsHasNone() throws Exception {
    List<Rig> rigs =
        List.of(
            alone(PURE.callsPerBatch(5), Plan.builder().build()),
            alone(PURE, Plan.builder().warmUp(false).build()),
            alone(Operation.of("task", context -> () -> runs), Plan.builder().build()));
    for (Rig rig : rigs) {
      rig.beforeBatch(5);
      rig.afterBatch();
    }
    assertThat(runs).isEmpty();
  }
}
