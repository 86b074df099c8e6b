package io.github.hashcost.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RunResultTest {
  private static Cell.Builder builder(String id, String label) {
    return Cell.builder(AlgorithmId.parse(id), label, label.length())
        .samples(Samples.of(new int[] {0}, new long[] {1}, new long[] {5}));
  }

  private static RunResult run(Cell... cells) {
    return RunResult.of(
        Instant.EPOCH, Environment.read(), Plan.builder().build(), Map.of(), List.of(cells));
  }

  @Test
  void aSelectorMayLeaveOutProviderAndParameters() {
    Cell sha = builder("jca/sha-256", "12 B").build();
    Cell kdf = builder("jca/pbkdf2-hmac-sha256:i=1000,l=32", "12 B").build();
    RunResult run = run(sha, kdf);
    assertThat(run.cell("sha-256")).isSameAs(sha);
    assertThat(run.cell("jca/sha-256", "12 B")).isSameAs(sha);
    assertThat(run.cell("pbkdf2-hmac-sha256")).isSameAs(kdf);
    assertThat(run.cell("pbkdf2-hmac-sha256:l=32")).isSameAs(kdf);
    assertThat(run.cells("pbkdf2-hmac-sha256:l=16")).isEmpty();
  }

  @Test
  void aQualifierSelectsOneEngine() {
    Cell plain = builder("jca/sha-256", "12 B").build();
    Cell other = builder("jca@accp/sha-256", "12 B").build();
    assertThat(run(plain, other).cell("jca/sha-256")).isSameAs(plain);
    assertThat(run(plain, other).cell("jca@ACCP/sha-256")).isSameAs(other);
  }

  @Test
  void aSelectorOfSeveralCellsNamesThem() {
    RunResult run =
        run(builder("jca/sha-256", "12 B").build(), builder("jca/sha-256", "64 B").build());
    assertThatThrownBy(() -> run.cell("sha-256"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("selects 2 cells")
        .hasMessageContaining("jca/sha-256 on 64 B");
    assertThatThrownBy(() -> run.cell("md5")).hasMessageContaining("selects 0 cells");
    assertThat(run.cell("sha-256", "64 B").inputLabel()).isEqualTo("64 B");
  }

  @Test
  void theLastPassIsTheOneToReadAndTwinsAreNot() {
    Cell first = builder("a", "12 B").build();
    Cell other = builder("b", "12 B").build();
    Cell twin = builder("a", "12 B").copy(2).build();
    Cell again = builder("a", "12 B").pass(2).build();
    RunResult run = run(first, other, twin, again);
    assertThat(run.latest()).containsExactly(again, other);
    assertThat(run.cell("a")).isSameAs(again);
    assertThat(run.passes(again)).containsExactly(first, again);
  }

  @Test
  void aCellHasEitherSamplesOrAFailure() {
    assertThatThrownBy(() -> Cell.builder(AlgorithmId.parse("a"), "", 0).build())
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> builder("a", "").failure(Failure.of("threw", "x")).build())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aFailureIsToldOnOneLine() {
    assertThat(Failure.of("refused", "two\n\tlines").detail()).isEqualTo("two lines");
  }

  @Test
  void aBuilderUsedAgainChangesNoCellMadeBefore() {
    Cell.Builder builder = builder("a", "");
    Cell before = builder.build();
    builder.observed(Caveat.of("few-samples", "3 samples", "measure longer"));
    assertThat(before.observed()).isEmpty();
    assertThat(builder.build().observed()).hasSize(1);
  }

  @Test
  void samplesAreCopiedAndChecked() {
    long[] elapsed = {10, 30};
    Samples samples = Samples.of(new int[] {0, 2}, new long[] {1, 2}, elapsed);
    elapsed[0] = 99;
    assertThat(samples.nanosPerCall()).containsExactly(10, 15);
    assertThat(samples.totalCalls()).isEqualTo(3);
    assertThat(samples.totalNanos()).isEqualTo(40);
    assertThatThrownBy(() -> Samples.of(new int[] {1, 1}, new long[] {1, 1}, new long[] {1, 1}))
        .hasMessageContaining("rounds must ascend");
    assertThatThrownBy(() -> Samples.of(new int[] {0}, new long[] {0}, new long[] {1}))
        .hasMessageContaining("0 calls");
    assertThatThrownBy(() -> Samples.of(new int[] {0}, new long[] {1, 1}, new long[] {1}))
        .hasMessageContaining("as many of each");
  }
}
