package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TradeoffsTablesTest {
  private static final Failure MISSING = Failure.of("no-answer", "there is no python3 on the PATH");

  private static RunResult planted(Cell... more) {
    List<Cell> cells =
        new ArrayList<>(
            List.of(
                cell("copy:buffer=1", 64_000_000, 0),
                cell("copy:buffer=4096", 128_000, 0),
                cell("copy:buffer=65536", 64_000, 0),
                cell("fibonacci:by=jit,n=27", 1_000_000, 0),
                cell("fibonacci:by=gcc,n=27", 500_000, 10),
                Cell.builder(AlgorithmId.parse("op/fibonacci:by=python3,n=27"), "", 0)
                    .failure(MISSING)
                    .build()));
    cells.addAll(List.of(more));
    Environment environment =
        Environment.builder()
            .jvm("version", "17.0.1")
            .implementation("op/fibonacci:by=gcc,n=27", "gcc 12.2.0")
            .build();
    return RunResult.of(Instant.EPOCH, environment, Plan.builder().build(), Map.of(), cells);
  }

  private static Cell cell(String name, long nanos, int firstRound) {
    return Cell.builder(AlgorithmId.parse("op/" + name), "", 0)
        .samples(
            Samples.of(
                IntStream.range(firstRound, firstRound + 10).toArray(),
                LongStream.range(0, 10).map(i -> 1).toArray(),
                LongStream.range(0, 10).map(i -> nanos).toArray()))
        .build();
  }

  @Test
  void theTextHasTimesRatiosVersionsAndWhatIsMissing() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new TradeoffsTables(planted()).show(Screen.plain(stream, stream));
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text)
        .contains("== Copying a file of 64 KiB ==", "== Fibonacci of 27, which is 196,418 ==")
        .containsPattern("1 B +64.0 ms +1,000 x \\(1,000 to 1,000\\)\n")
        .containsPattern("4 KiB +128 us +2.00 x")
        .containsPattern("64 KiB +64.0 us\n")
        .containsPattern("Java, compiled +Java 17.0.1 +1.00 ms\n")
        .containsPattern("C, gcc -O2 +gcc 12.2.0 +500 us +0.50 x")
        .containsPattern("Python, interpreted +not measured: there is no python3 on the PATH");
    assertThat(text.lines())
        .allSatisfy(l -> assertThat(l).matches("[ -~]*").hasSizeLessThanOrEqualTo(Screen.WIDTH));
  }

  private static String text(RunResult run) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new TradeoffsTables(run).show(Screen.plain(stream, stream));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static Cell again(String name, long nanos) {
    return cell(name, nanos, 0).toBuilder().pass(2).build();
  }

  @Test
  void columnAndRatioAreOfTheLastPass() {
    assertThat(
            text(
                planted(
                    again("copy:buffer=1", 32_000_000),
                    again("copy:buffer=4096", 96_000),
                    again("copy:buffer=65536", 32_000))))
        .containsPattern("4 KiB +96.0 us +3.00 x \\(3.00 to 3.00\\)\n")
        .containsPattern("64 KiB +32.0 us\n");
  }

  @Test
  void aReferenceWithTwoPacesIsToldWhereItsColumnAndItsRatioPart() {
    // 100 over 20 are 5, but in 15 of 20 rounds it is 2.5 times as much.
    long[] slow = {100, 100, 100, 100, 100, 50, 50, 50, 50, 50, 50, 100, 100, 100, 100};
    long[] fast = {20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 40, 40, 40, 40};
    String text =
        text(
            planted(
                timed("copy:buffer=16384", repeated(slow)),
                timed("copy:buffer=65536", repeated(fast))));
    assertThat(text.replace('\n', ' '))
        .contains("== How far to trust this ==")
        .contains(
            "16 KiB: its time over that of 64 KiB is 5.00, and the ratio 2.50 is the median of those of"
                + " the 60 rounds that both ran in: the pace changed between rounds.");
  }

  private static long[] repeated(long... nanos) {
    return LongStream.range(0, 4).flatMap(i -> LongStream.of(nanos)).toArray();
  }

  @Test
  void nothingIsSaidOfAQuietHost() {
    assertThat(text(planted())).doesNotContain("How far to trust", "noisy");
  }

  private static Cell timed(String name, long... nanos) {
    return Cell.builder(AlgorithmId.parse("op/" + name), "", 0)
        .samples(
            Samples.of(
                IntStream.range(0, nanos.length).toArray(),
                LongStream.range(0, nanos.length).map(i -> 1).toArray(),
                nanos))
        .build();
  }

  @Test
  void theTableForSpreadsheetsHasARowForEachCell() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new TradeoffsTables(planted()).csv().writeTo(out);
    assertThat(out.toString(StandardCharsets.UTF_8).split("\r\n"))
        .hasSize(7)
        .startsWith(
            "operation,version,samples,time_ns,time_low_ns,time_high_ns,reference,ratio,ratio_low,ratio_high,problem",
            "op/copy:buffer=1,,10,6.4E7,6.4E7,6.4E7,op/copy:buffer=65536,1000.0,1000.0,1000.0,")
        .contains(
            "op/copy:buffer=65536,,10,64000.0,64000.0,64000.0,op/copy:buffer=65536,,,,",
            "\"op/fibonacci:by=python3,n=27\",,0,,,,\"op/fibonacci:by=jit,n=27\",,,,"
                + "no-answer: there is no python3 on the PATH");
  }

  @Test
  void aMissingProgramIsNoFailureButACellOfThisJvmIs() {
    assertThat(new TradeoffsTables(planted()).failure()).isEmpty();
    Cell full =
        Cell.builder(AlgorithmId.parse("op/copy:buffer=2"), "", 0)
            .failure(Failure.of(Failure.THREW, "java.io.IOException"))
            .build();
    assertThat(new TradeoffsTables(planted(full)).failure())
        .hasValue("op/copy:buffer=2 could not be measured: threw: java.io.IOException");
  }
}
