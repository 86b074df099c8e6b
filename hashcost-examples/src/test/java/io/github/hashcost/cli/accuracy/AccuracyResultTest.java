package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class AccuracyResultTest {
  private static final int WIDTH = 100;

  private final List<CellResult> cells = new ArrayList<>();

  /** Here, and in two children, nanoseconds per call. */
  private void cell(String id, double bytes, long here, long one, long other, String... caveats) {
    PairedTimes times = new PairedTimes(2);
    for (int round = 0; round < 10; round++) {
      times.add(round, 1_000, 1_000 * here, new long[] {1_000 * one, 1_000 * other});
    }
    cells.add(
        new CellResult(
            new CellKey(id, "12 B"),
            12,
            OptionalDouble.of(bytes),
            times,
            CellAccuracy.of(times),
            Optional.of(Estimate.medianOf(new double[] {1.5})),
            List.of(caveats),
            ""));
  }

  private void failed(String id, String why) {
    cells.add(
        new CellResult(
            new CellKey(id, "64 KiB"),
            65_536,
            OptionalDouble.empty(),
            new PairedTimes(2),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            why));
  }

  private AccuracyResult result(boolean controlled, Pinning pinning) {
    RunResult run =
        RunResult.of(
            Instant.EPOCH,
            Environment.builder().cpuModel("A CPU").jvm("version", "17.0.1").build(),
            Plan.builder().build(),
            Map.of(),
            List.of());
    return new AccuracyResult(
        List.of(run),
        cells,
        2,
        false,
        pinning,
        controlled,
        controlled
            ? Optional.of(new Control.Again(new CellKey("simple/djb2", "12 B"), 1.01, 1.37))
            : Optional.empty());
  }

  private String text(boolean controlled) {
    String text = result(controlled, Pinning.to(1)).text(WIDTH);
    assertThat(text.lines()).allSatisfy(l -> assertThat(l).hasSizeLessThanOrEqualTo(WIDTH));
    assertThat(text).matches("[ -~\n]*");
    return text;
  }

  @Test
  void theWorstCellComesLastAndAfterItWhatFailed() {
    failed("bc/broken", "the child JVM failed: x");
    cell("far/below", 0, 80, 100, 100);
    cell("near/by", 0, 101, 100, 100);
    cell("far/above", 0, 115, 100, 100);
    assertThat(text(false).lines().filter(l -> l.contains("/")).limit(4))
        .extracting(l -> l.substring(0, l.indexOf(' ')))
        .containsExactly("near/by", "far/above", "far/below", "bc/broken");
    assertThat(text(false))
        .contains("bc/broken  64 KiB  not checked: the child JVM failed: x")
        .contains("|r-1| of 3 cells: median 15.0 %, worst 20.0 %; within 10.0 %: 1\n");
    assertThat(result(false, Pinning.to(1)).failures())
        .containsExactly("bc/broken on 64 KiB: the child JVM failed: x");
  }

  @Test
  void aRowHasBothTimesTheRatioAndTheSpreadOfTheChildren() {
    cell("simple/djb2", 0, 105, 90, 110);
    assertThat(text(false))
        .contains("function     input    here   alone            ratio (95 %)  children  bytes")
        .contains("simple/djb2  12 B   105 ns  100 ns  1.050 (1.050 to 1.050)     1.222    0 B");
  }

  @Test
  void cellsThatAllocateHaveATableOfTheirOwn() {
    cell("quiet/one", 0.4, 100, 100, 100);
    cell("busy/one", 176, 130, 100, 100);
    String text = text(false);
    assertThat(text.indexOf("quiet/one")).isLessThan(text.indexOf("Cells that allocate"));
    assertThat(text.indexOf("busy/one")).isGreaterThan(text.indexOf("Cells that allocate"));
    assertThat(text).contains("of 1 cell: median 0.0 %", "of 1 cell: median 30.0 %", "176 B");
  }

  @Test
  void theControlHasAColumnAndSaysWhatTheOrderDid() {
    cell("simple/djb2", 0, 105, 100, 100);
    assertThat(text(false)).doesNotContain("shared loop");
    assertThat(text(true))
        .contains("shared loop")
        .contains("1.500")
        .contains("simple/djb2 on 12 B in it: 1.010 as the first, 1.370 again as the last");
  }

  @Test
  void caveatsAreNumberedBelow() {
    cell("one/a", 0, 100, 100, 100, "halves-disagree");
    cell("two/b", 0, 102, 100, 100, "steal", "halves-disagree");
    assertThat(text(false)).contains("  2,1\n", "notes: 1 halves-disagree, 2 steal\n");
  }

  @Test
  void saysWhetherTheThreadsWerePinned() {
    cell("one/a", 0, 100, 100, 100);
    assertThat(text(false)).contains("all measuring threads pinned to CPU 1");
    assertThat(result(false, Pinning.failed("it takes Linux")).text(WIDTH).replace('\n', ' '))
        .contains("not pinned to one CPU: it takes Linux");
  }

  @Test
  void aLongIdWraps() {
    cell("provider/a-name-that-is-long:with=1,many=2,parameters=3,of=4,its=5,own=6", 0, 1, 1, 1);
    assertThat(text(true)).contains("1.000 (1.000 to 1.000)");
  }

  @Test
  void theFileHoldsTheTimesOfEveryRound() throws IOException {
    cell("simple/djb2", 0, 105, 90, 110, "steal");
    failed("bc/broken", "why");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    result(true, Pinning.to(1)).writeJson(out);
    String json = out.toString(StandardCharsets.UTF_8);
    assertThat(tokens(json)).isGreaterThan(50);
    assertThat(json.replaceAll("\\s", ""))
        .startsWith("{\"schema\":\"hashcost-accuracy/1\",")
        .contains("\"pinnedToCpu\":1", "\"children\":2", "\"failure\":\"why\"")
        .contains("\"aloneNanosByChild\":[90.0,110.0]", "\"caveats\":[\"steal\"]")
        .contains("\"hereNanos\":[105000,105000,")
        .contains("\"childNanos\":[[90000,90000,")
        .contains("\"sharedLoopFirstAndLast\":{\"id\":\"simple/djb2\"");
  }

  /** Of a text that must be JSON. */
  private static int tokens(String json) throws IOException {
    int tokens = 0;
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken t = parser.nextToken(); t != null; t = parser.nextToken()) {
        tokens++;
      }
    }
    return tokens;
  }
}
