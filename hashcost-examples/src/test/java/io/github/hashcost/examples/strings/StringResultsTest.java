package io.github.hashcost.examples.strings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StringResultsTest {
  private static final StringHashes HASHES =
      StringHashes.of(
          HashCatalog.discover().getAll("md5", "sha-1", "sha-256"),
          List.of(DigestText.HEX),
          "a text");

  private final List<Cell> cells = new ArrayList<>();

  /** Each sample off by a percent at most, in a course of its own. */
  private void add(AlgorithmId id, String input, double nanos, int step) {
    int n = 20;
    int[] rounds = IntStream.range(0, n).toArray();
    long[] calls = new long[n];
    Arrays.fill(calls, 10);
    long[] elapsed =
        Arrays.stream(rounds)
            .mapToLong(i -> Math.round(10 * nanos * (1 + 0.01 * ((i * step) % 7 - 3) / 3)))
            .toArray();
    cells.add(Cell.builder(id, input, 0).samples(Samples.of(rounds, calls, elapsed)).build());
  }

  private void all(double... nanos) {
    for (int i = 0; i < nanos.length; i++) {
      add(HASHES.all().get(i).id(), "", nanos[i], i + 1);
    }
  }

  private StringResults results() {
    RunResult run =
        RunResult.of(
            Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), Map.of(), cells);
    return StringResults.of(HASHES, run);
  }

  @Test
  void aLineHasTheRateHalfTheIntervalAndTheSamples() {
    all(68_157, 70_000, 80_000, 80_000, 90_000, 90_000);
    StringResults results = results();
    assertThat(results.line(results.measured().get(0)))
        .matches("md5-hex x 14,672 ops/sec ±0\\.[0-9]{2}% \\(20 samples\\)");
  }

  @Test
  void whatIsSlowHasDecimals() {
    all(68_157_000, 1, 1, 1, 1, 1);
    StringResults results = results();
    assertThat(results.line(results.measured().get(0))).startsWith("md5-hex x 14.67 ops/sec ±");
  }

  @Test
  void namesAllThatCannotBeToldFromTheFastest() {
    all(101, 120, 100, 150, 100.1, 130);
    assertThat(results().fastest())
        .extracting(StringHash::name)
        .contains("sha-1-hex", "sha-256-hex")
        .doesNotContain("md5-fresh-hex", "sha-1-fresh-hex", "sha-256-fresh-hex");
  }

  @Test
  void twinsThatDifferMakeMoreAlike() {
    all(100, 200, 104, 200, 300, 300);
    assertThat(results().fastest()).extracting(StringHash::name).containsExactly("md5-hex");
    add(AlgorithmId.parse("jca/md5"), "document", 50, 1);
    add(AlgorithmId.parse("jca/md5"), "document", 53, 1);
    cells.add(cells.remove(cells.size() - 1).toBuilder().copy(2).build());
    assertThat(results().fastest())
        .extracting(StringHash::name)
        .containsExactly("md5-hex", "sha-1-hex");
  }

  @Test
  void stagesAreSharesOfTheWhole() {
    all(100, 200, 100, 200, 300, 300);
    StringHash md5 = HASHES.all().get(0);
    assertThat(results().encoding(md5)).isEmpty();
    add(AlgorithmId.parse("op/to-utf8"), "", 10, 1);
    add(AlgorithmId.parse("jca/md5"), "document", 80, 1);
    add(AlgorithmId.parse("op/to-hex:bytes=16"), "", 5, 1);
    add(AlgorithmId.parse("op/to-hex:bytes=20"), "", 6, 1);
    assertThat(results().encoding(md5).orElseThrow().estimate().point()).isBetween(0.09, 0.11);
    assertThat(results().digest(md5).orElseThrow().estimate().point()).isBetween(0.78, 0.82);
    assertThat(results().text(md5).orElseThrow().estimate().point()).isBetween(0.045, 0.055);
  }

  @Test
  void whatFailedIsNotAmongThem() {
    all(100, 200, 100, 200, 300);
    cells.add(
        Cell.builder(HASHES.all().get(5).id(), "", 0).failure(Failure.of("threw", "x")).build());
    assertThat(results().measured()).hasSize(5);
  }
}
