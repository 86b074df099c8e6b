package io.github.hashcost.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import org.junit.jupiter.api.Test;

class CellTest {
  @Test
  void isDescribedWithTheKindOfItsFailureAndNamedWithoutIt() {
    Cell.Builder cell = Cell.builder(AlgorithmId.parse("jca/sha-256"), "12 B", 12);
    Cell failed = cell.failure(Failure.of(Failure.OUT_OF_MEMORY, "of 8 MiB")).build();
    assertThat(failed.describe()).isEqualTo("jca/sha-256 on 12 B (out-of-memory)");
    assertThat(failed).hasToString("jca/sha-256 on 12 B");
  }

  @Test
  void isDescribedByItsNameWhereItDidNotFail() {
    Samples samples = Samples.of(new int[] {0}, new long[] {1}, new long[] {5});
    Cell cell = Cell.builder(AlgorithmId.parse("op/copy"), "", 0).samples(samples).build();
    assertThat(cell.describe()).isEqualTo("op/copy").isEqualTo(cell.toString());
  }
}
