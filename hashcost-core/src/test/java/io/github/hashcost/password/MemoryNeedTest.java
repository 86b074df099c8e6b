package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.environment.Environment;
import java.util.OptionalDouble;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class MemoryNeedTest {
  private static final long MIB = 1 << 20;
  private static final Environment MACHINE = Environment.builder().memoryBytes(1024 * MIB).build();

  @Test
  void whatALoginFillsMayTakeThreeQuartersOfTheHeap() {
    MemoryNeed need = MemoryNeed.of(64 * MIB, OptionalDouble.of(64.0 * MIB), 256 * MIB, MACHINE);
    assertThat(need.most()).isEqualTo(3);
    assertThat(need.refusal(3)).isEmpty();
    assertThat(need.refusal(4).orElseThrow()).contains("256 MiB", "192 MiB", "-Xmx");
  }

  @Test
  void whereAllocationIsNotKnownHeadersAreAdded() {
    assertThat(MemoryNeed.of(64 * MIB, OptionalDouble.empty(), 256 * MIB, MACHINE).most())
        .isEqualTo(2);
  }

  @Test
  void garbageBeyondWhatIsFilledNeedsNoRoom() {
    assertThat(MemoryNeed.of(MIB, OptionalDouble.of(500.0 * MIB), 256 * MIB, MACHINE).most())
        .isGreaterThan(180);
  }

  @Test
  void nativeCodeFillsTheMachineAndNotTheHeap() {
    MemoryNeed need = MemoryNeed.of(64 * MIB, OptionalDouble.of(100), 16 * MIB, MACHINE);
    assertThat(need.most()).isEqualTo(12);
    assertThat(need.refusal(13).orElseThrow()).contains("832 MiB", "768 MiB", "machine");
  }

  @Test
  void whatFillsNothingAlwaysFits() {
    assertThat(MemoryNeed.of(0, OptionalDouble.of(1e9), MIB, MACHINE).refusal(1_000_000)).isEmpty();
  }

  @Property
  void refusesExactlyWhatIsMoreThanTheMost(
      @ForAll @LongRange(min = 1, max = 1L << 40) long filled,
      @ForAll @LongRange(min = 0, max = 1L << 41) long allocated,
      @ForAll @LongRange(min = 1 << 20, max = 1L << 40) long heap,
      @ForAll @IntRange(min = 1, max = 1024) int atOnce) {
    MemoryNeed need = MemoryNeed.of(filled, OptionalDouble.of((double) allocated), heap, MACHINE);
    assertThat(need.refusal(atOnce).isEmpty()).isEqualTo(atOnce <= need.most());
  }
}
