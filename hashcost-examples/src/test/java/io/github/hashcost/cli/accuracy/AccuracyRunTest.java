package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.Isolation;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccuracyRunTest {
  @Test
  void asManyCellsAsMemoryHoldsAreCheckedAtOnce() {
    List<Integer> needs = List.of(3, 3, 3, 9, 1, 1, 20, 1);
    assertThat(AccuracyRun.parts(needs, n -> n, 10))
        .containsExactly(List.of(3, 3, 3), List.of(9, 1), List.of(1), List.of(20), List.of(1));
    assertThat(AccuracyRun.parts(needs, n -> n, 100)).containsExactly(needs);
  }

  @Test
  void memoryIsWhatLinuxCallsAvailable() {
    assertThat(ChildMemory.available("MemTotal: 9 kB\nMemAvailable:   2048 kB\nBuffers: 1 kB\n"))
        .hasValue(2L << 20);
    assertThat(ChildMemory.available("MemTotal: 9 kB\n")).isEmpty();
    assertThat(ChildMemory.needed(true)).isGreaterThan(ChildMemory.needed(false));
  }

  @Test
  void aFunctionThatAllocatesIsKnownBeforeItRuns() {
    HashCatalog catalog = HashCatalog.discover();
    List<Subject> subjects =
        Subject.of(catalog.getAll("simple/djb2", "guava/murmur3-128"), List.of(64), 42);
    assertThat(subjects).extracting(Subject::mayAllocate).containsExactly(false, true);
    assertThat(subjects)
        .extracting(s -> s.key().toString())
        .first()
        .isEqualTo("simple/djb2 on 64 B");
  }

  @Test
  void aForkCannotBeChecked() {
    AccuracyCheck.Builder check = AccuracyCheck.builder().isolation(Isolation.FORK);
    assertThatThrownBy(check::build)
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("fork");
  }

  @Test
  void withoutFunctionsOrSizesThereIsNothingToCheck() {
    assertThatThrownBy(AccuracyCheck.builder()::build)
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("at least one");
  }
}
