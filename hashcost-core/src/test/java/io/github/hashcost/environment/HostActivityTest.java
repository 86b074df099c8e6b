package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HostActivityTest {
  @Test
  void whatCameInBetweenIsTheDifferenceAndTheLoadIsTheLast() {
    HostActivity before =
        HostActivity.builder()
            .throttledPeriods(1)
            .throttledNanos(10)
            .stealNanos(100)
            .ownCpuNanos(1000)
            .otherCpuNanos(10_000)
            .loadAverage(3)
            .gc(GcActivity.of(5, 50))
            .build();
    HostActivity after =
        HostActivity.builder()
            .throttledPeriods(3)
            .throttledNanos(40)
            .stealNanos(500)
            .ownCpuNanos(6000)
            .otherCpuNanos(70_000)
            .loadAverage(1.5)
            .gc(GcActivity.of(7, 58))
            .build();

    assertThat(after.since(before))
        .isEqualTo(
            HostActivity.builder()
                .throttledPeriods(2)
                .throttledNanos(30)
                .stealNanos(400)
                .ownCpuNanos(5000)
                .otherCpuNanos(60_000)
                .loadAverage(1.5)
                .gc(GcActivity.of(2, 8))
                .build());
  }

  @Test
  void whatOneReadingLacksStaysUnknown() {
    HostActivity some = HostActivity.builder().stealNanos(1).gc(GcActivity.of(1, 1)).build();
    HostActivity none = HostActivity.builder().build();

    assertThat(some.since(none)).isEqualTo(none);
    assertThat(none.since(some)).isEqualTo(none);
    assertThat(none.stealShare()).isEmpty();
  }

  @Test
  void aCounterThatStepsBackGainedNothing() {
    HostActivity before = HostActivity.builder().stealNanos(20).build();
    HostActivity after = HostActivity.builder().stealNanos(10).build();

    assertThat(after.since(before).stealNanos()).hasValue(0);
  }

  @Test
  void thisMachineCanBeRead() {
    HostActivity before = HostActivity.read();

    assertThat(HostActivity.read().since(before).gc()).isPresent();
  }

  @Test
  void aBuilderThatGoesOnChangesNothingItBuilt() {
    HostActivity.Builder builder = HostActivity.builder().stealNanos(1);
    HostActivity first = builder.build();
    builder.stealNanos(2);

    assertThat(first.stealNanos()).hasValue(1);
  }
}
