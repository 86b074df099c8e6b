package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowthTextTest {
  private static final List<Long> SIZES = List.of(0L, 12L, 55L, 56L, 64L, 4096L, 65_536L);
  private static final Candidate BLAKE3 = Planted.CATALOG.get("blake3-256");

  /** Fitting takes its time, so it is done once. */
  private static final Map<String, List<String>> OF_THREE =
      new GrowthTextTest().three().withClock().blocks();

  private final List<Candidate> functions = new ArrayList<>();
  private final Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();
  private final List<Cell> cells = new ArrayList<>();

  /** A function whose law is known, since it was made up. */
  private GrowthTextTest with(Candidate function, LongToDoubleFunction nanos) {
    functions.add(function);
    FunctionFacts.Builder known = FunctionFacts.builder(32);
    function.spec().block().ifPresent(known::block);
    facts.put(function.id(), known.build());
    SIZES.forEach(size -> add(function.id(), size + " B", size, nanos.applyAsDouble(size)));
    return this;
  }

  private void add(AlgorithmId id, String label, long bytes, double nanos) {
    long[] calls = new long[20];
    Arrays.fill(calls, 1000);
    long[] elapsed = new long[20];
    Arrays.setAll(elapsed, i -> Math.round(1000 * nanos * (1 + 1e-4 * (i % 3))));
    cells.add(
        Cell.builder(id, label, bytes)
            .samples(Samples.of(IntStream.range(0, 20).toArray(), calls, elapsed))
            .build());
  }

  private GrowthTextTest withClock() {
    add(AlgorithmId.parse("op/cycle-chain"), "", 0, 2048);
    return this;
  }

  private GrowthStudy study() {
    return new GrowthStudy(
        functions,
        RunResult.of(
            Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), facts, cells));
  }

  private Map<String, List<String>> blocks() {
    Map<String, List<String>> blocks = new GrowthText(study()).blocks();
    assertThat(blocks.values())
        .allSatisfy(
            lines ->
                assertThat(lines)
                    .allSatisfy(
                        line ->
                            assertThat(line)
                                .matches("[ -~]*")
                                .hasSizeLessThanOrEqualTo(Screen.WIDTH)));
    return blocks;
  }

  private String block(String titleStart) {
    return block(blocks(), titleStart);
  }

  private static String ofThree(String titleStart) {
    return block(OF_THREE, titleStart);
  }

  private static String block(Map<String, List<String>> blocks, String titleStart) {
    return blocks.entrySet().stream()
        .filter(block -> block.getKey().startsWith(titleStart))
        .map(block -> String.join("\n", block.getValue()))
        .findFirst()
        .orElseThrow();
  }

  private static double blocks(Candidate function, long bytes) {
    return function.spec().block().map((HashSpec.Block b) -> b.count(bytes)).orElseThrow();
  }

  private GrowthTextTest three() {
    return with(Planted.SHA_256, n -> 29 + 38 * blocks(Planted.SHA_256, n))
        .with(Planted.DJB2, n -> 5 + 0.93 * n)
        .with(BLAKE3, n -> 29 + 76 * blocks(BLAKE3, n));
  }

  @Test
  void saysTheLawInWords() {
    assertThat(ofThree("The law"))
        .contains("29.0 ns + 38.0 ns per 64-byte block", "5.00 ns + 0.93 ns per byte");
  }

  @Test
  void saysWhatFollowsInTheLimit() {
    // 64 bytes in 38 ns are 1,684 MB/s, and 0.594 ns a byte 1.19 cycles at 2 GHz
    assertThat(ofThree("In the limit"))
        .containsPattern("sha-256 +from 376 B on \\(376 to 376\\) +0\\.59 +1,680 +1\\.19");
    assertThat(ofThree("How far")).contains("an estimate at 2.00 GHz");
  }

  @Test
  void comparesWithTheFirstAtThreeSizesAndInTheLimit() {
    // (29 + 76) / (29 + 38) at 12 bytes, 76 / 38 in the limit
    assertThat(ofThree("Cost over that of sha-256"))
        .containsPattern(
            "blake3-256 +1\\.57 \\(.*\\) +1\\.9\\d \\(.*\\) +(2\\.00|1\\.99) \\(.*\\) +2\\.00 \\(");
  }

  @Test
  void showsTheStepAtABorderBesideTheLaw() {
    assertThat(ofThree("What one more byte"))
        .contains("sha-256: 55 to 56 B: +38.004 ns (38.000 to 38.008); the law says +38.0 ns")
        .doesNotContain("djb2");
  }

  @Test
  void saysWhereOneBeatsTheOther() {
    assertThat(ofThree("Where one beats"))
        .contains("sha-256 beats djb2 at 108 to 119 B, 149 to 183 B, 190 B and more");
  }

  @Test
  void saysMegabytesOfAMillionBytes() {
    // 65,536 bytes in 29 + 38 * 1,025 ns
    assertThat(ofThree("Throughput")).containsPattern("64 KiB +1,680 +");
    assertThat(ofThree("Throughput")).doesNotContain("\n    0 B");
  }

  @Test
  void saysThatNeitherFitsAndTellsNoLawThen() {
    with(Planted.SHA_256, n -> 29 + 38 * blocks(Planted.SHA_256, n))
        .with(BLAKE3, n -> 50 + n * Math.log(n + 1.0));
    Map<String, List<String>> blocks = blocks();
    assertThat(block(blocks, "The law"))
        .containsPattern("blake3-256 +neither fits +\\d+\\.\\d % at");
    assertThat(block(blocks, "In the limit")).containsPattern("blake3-256 +no law");
    assertThat(block(blocks, "Cost over")).containsPattern("blake3-256 .*\\) +-");
    assertThat(block(blocks, "Where one beats"))
        .startsWith(
            "sha-256 beats blake3-256 at 12 B, 55 B, 56 B, 64 B, 4 KiB, 64 KiB and not at 0 B")
        .contains("has no law)");
  }

  @Test
  void aCallThatDidNothingIsMarkedAndNoLawGoesThroughIt() {
    with(Planted.SHA_256, n -> n == 0 ? 0.26 : 29 + 38 * blocks(Planted.SHA_256, n))
        .with(BLAKE3, n -> 50 + n * Math.log(n + 1.0));
    Map<String, List<String>> blocks = blocks();
    assertThat(block(blocks, "Time of a call"))
        .containsPattern("0 B +\\*0\\.260 ns +50\\.0 ns")
        .contains("* no longer than a call takes that does nothing");
    assertThat(block(blocks, "Throughput")).doesNotContain("*");
    assertThat(block(blocks, "The law")).contains("29.0 ns + 38.0 ns per 64-byte");
    assertThat(block(blocks, "Where one beats"))
        .doesNotContain("0 B (")
        .doesNotContain("not at 0 B");
  }

  @Test
  void saysWhatTheCellsOfANoisyHostAre() {
    with(Planted.SHA_256, n -> 29 + 38 * blocks(Planted.SHA_256, n));
    Caveat stolen = Caveat.of("steal", "planted", "planted");
    cells.replaceAll(cell -> cell.toBuilder().observed(stolen).build());
    cells.add(cells.get(0).toBuilder().pass(2).build());
    assertThat(block("How far").replace('\n', ' '))
        .contains(
            "A noisy host: 8 of 8 cells are noisy (100 %): run it again to see how far figures move."
                + " A cell is one function or operation on one input in one pass: 7 in the first, and 1"
                + " of them again in a second.");
  }

  @Test
  void saysWhyThereAreNoFigures() {
    with(Planted.SHA_256, n -> 29 + 38 * blocks(Planted.SHA_256, n));
    functions.add(BLAKE3);
    cells.add(
        Cell.builder(BLAKE3.id(), "0 B", 0).failure(Failure.of("refused", "made up")).build());
    Map<String, List<String>> blocks = blocks();
    assertThat(block(blocks, "The law")).contains("no law: the law of bc/blake3-256 needs 3 sizes");
    assertThat(block(blocks, "How far")).contains("Cycles are not told");
  }

  @Test
  void writesARowForEachFunctionAndSize() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new GrowthCsv(three().withClock().study()).table().writeTo(out);
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(lines).hasSize(1 + 3 * SIZES.size());
    assertThat(lines.get(0))
        .startsWith("function,bytes,time_ns,time_low_ns,time_high_ns,megabytes_per_s,estimated_");
    // No throughput of nothing.
    assertThat(lines.get(1))
        .matches("jca/sha-256,0,67\\.[0-9,.]*,,,[0-9.]+,[0-9.]+,[0-9.]+,64,[a-z -]*");
    assertThat(lines.get(9)).startsWith("simple/djb2,12,").containsPattern(",1,[a-z -]*$");
  }
}
