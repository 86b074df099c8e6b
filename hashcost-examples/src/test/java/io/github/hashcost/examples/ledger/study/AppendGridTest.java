package io.github.hashcost.examples.ledger.study;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.ledger.study.AppendCase.Store;
import java.util.List;
import org.junit.jupiter.api.Test;

class AppendGridTest {
  private static final HashCatalog CATALOG = HashCatalog.discover();

  private static AppendGrid grid(double commitNanos) {
    return AppendGrid.of(CATALOG, Scope.full(), commitNanos);
  }

  /** Of one function in JSON. */
  private static List<String> shapes(AppendGrid grid, Store store, String function) {
    return grid.cases().stream()
        .filter(c -> c.store() == store && c.function().id().equals(function))
        .filter(c -> c.format().name().equals("json"))
        .map(c -> c.shape().toString())
        .toList();
  }

  @Test
  void everyLengthComesWithEveryBatchThatItHolds() {
    String[] shorter = {
      "100 by 1",
      "100 by 10",
      "100 by 100",
      "1,000 by 1",
      "1,000 by 10",
      "1,000 by 100",
      "1,000 by 1,000",
      "10,000 by 1",
      "10,000 by 10",
      "10,000 by 100",
      "10,000 by 1,000"
    };
    for (String function : Scope.FUNCTIONS) {
      assertThat(shapes(grid(1), Store.MEMORY, function))
          .startsWith(shorter)
          .endsWith("100,000 by 1,000")
          .hasSize(shorter.length + 1);
    }
    assertThat(shapes(grid(1), Store.BUFFERED, "sha-256")).endsWith("100,000 by 1,000");
    assertThat(shapes(grid(1), Store.BUFFERED, "sha3-256")).containsExactly(shorter);
    assertThat(shapes(grid(1), Store.DURABLE, "sha3-256")).containsExactly(shorter);
    assertThat(shapes(grid(1), Store.DURABLE, "sha-256")).isEmpty();
    assertThat(grid(1).durability()).contains("no durable chain was left out");
  }

  @Test
  void aSlowDeviceGetsTheChainsWithTheFewestCommitsAndSaysWhichAreLeftOut() {
    // 10 s for 2 formats x 110 chains: 45 commits of 1 ms, of which 2 x 1 and 3 x 10 fit.
    AppendGrid slow = grid(1e6);
    assertThat(shapes(slow, Store.DURABLE, "sha3-256"))
        .containsExactly(
            "100 by 10", "100 by 100", "1,000 by 100", "1,000 by 1,000", "10,000 by 1,000");
    assertThat(slow.durability())
        .contains("took 1.00 ms", "were left out: 100 by 1; 1,000 by 1; 1,000 by 10; 10,000 by 1;");
    assertThat(shapes(grid(1e9), Store.DURABLE, "sha3-256"))
        .containsExactly("100 by 100", "1,000 by 1,000");
  }
}
