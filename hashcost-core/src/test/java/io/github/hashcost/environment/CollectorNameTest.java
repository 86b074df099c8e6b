package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollectorNameTest {
  /** As the beans of OpenJDK 17 and 25 are called. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "G1 Young Generation, G1 Old Generation                    | G1",
        "G1 Young Generation, G1 Concurrent GC, G1 Old Generation  | G1",
        "Copy, MarkSweepCompact                                    | Serial",
        "PS MarkSweep, PS Scavenge                                 | Parallel",
        "ZGC Cycles, ZGC Pauses                                    | ZGC",
        "ZGC Minor Cycles, ZGC Minor Pauses, ZGC Major Cycles      | ZGC",
        "Shenandoah Pauses, Shenandoah Cycles                      | Shenandoah",
        "Epsilon Heap                                              | Epsilon",
        "scavenge, global                                          | scavenge, global",
      })
  void aCollectorHasOneName(String beans, String name) {
    assertThat(CollectorName.of(List.of(beans.split(", ", -1)))).isEqualTo(name);
  }
}
