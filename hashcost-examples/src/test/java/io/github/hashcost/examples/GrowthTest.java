package io.github.hashcost.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Operation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GrowthTest {
  private static Stream<String> labels(String function) {
    return Growth.operations(HashCatalog.discover().getAll(function)).stream()
        .map(Operation::inputLabel);
  }

  @Test
  void looksAtBothSidesOfTheFirstBlockBorders() {
    assertThat(labels("sha-256"))
        .contains("55 B", "56 B", "119 B", "120 B")
        .doesNotHaveDuplicates();
    assertThat(labels("sha3-256")).contains("135 B", "136 B", "271 B", "272 B");
    assertThat(labels("blake3-256")).contains("64 B", "65 B", "128 B", "129 B");
  }

  @Test
  void measuresAllFunctionsOnTheSizesThatAreCompared() {
    for (String function : List.of("djb2", "sha-256", "blake2b-256")) {
      assertThat(labels(function)).contains("0 B", "12 B", "4 KiB", "64 KiB");
    }
    assertThat(labels("djb2")).doesNotContain("55 B", "56 B");
  }
}
