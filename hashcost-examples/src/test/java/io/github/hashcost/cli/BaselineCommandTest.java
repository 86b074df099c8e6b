package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With fresh JVMs that answer what was planted. */
class BaselineCommandTest {
  private static final AlgorithmId DJB2 = AlgorithmId.parse("simple/djb2");
  private static final AlgorithmId MD5 = AlgorithmId.parse("jca/md5");

  @TempDir private Path directory;

  private final Deque<RunResult> planted = new ArrayDeque<>();
  private final List<List<String>> measured = new ArrayList<>();
  private String noJvm = "";

  private RunResult answer(List<String> measurement) throws FreshRuns.NoJvm {
    measured.add(measurement);
    if (!noJvm.isEmpty()) {
      throw new FreshRuns.NoJvm(noJvm);
    }
    return planted.remove();
  }

  private Path root() {
    return directory.resolve("baselines");
  }

  private Captured measure(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Screen screen =
        Screen.plain(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    Errors errors = new Errors(screen);
    MeasureOverTime overTime =
        new MeasureOverTime(screen, (measurement, doing) -> answer(measurement), root());
    int exitCode =
        HashcostMain.commandLine(screen, HashCatalog::discover, errors, overTime)
            .execute(
                Stream.concat(
                        Stream.of("measure", "-f", "djb2,md5", "--sizes", "12"),
                        Stream.of(arguments))
                    .toArray(String[]::new));
    return new Captured(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static Cell cell(AlgorithmId id, double nanos) {
    int n = 12;
    long[] calls = new long[n];
    Arrays.fill(calls, 1000);
    long[] elapsed = new long[n];
    Arrays.fill(elapsed, Math.round(1000 * nanos));
    return Cell.builder(id, "12 B", 12)
        .isolation(Isolation.ADAPTER)
        .samples(Samples.of(IntStream.range(0, n).toArray(), calls, elapsed))
        .build();
  }

  private static RunResult jvm(Cell... cells) {
    return RunResult.of(
        Instant.EPOCH,
        Environment.builder().cpuModel("Example CPU").build(),
        Plan.builder().build(),
        Map.of(),
        List.of(cells));
  }

  private static RunResult jvm(double ratio) {
    return jvm(cell(DJB2, 10), cell(MD5, 10 * ratio));
  }

  private void plant(double... ratios) {
    Arrays.stream(ratios).mapToObj(BaselineCommandTest::jvm).forEach(planted::add);
  }

  private void keep() {
    plant(9.9, 10, 10.1, 10.05, 9.95);
    assertThat(measure("--save-baseline", "main").succeeded().out())
        .contains("A baseline of 5 JVMs", "--baseline main");
    measured.clear();
  }

  private List<String> files(String name) throws IOException {
    try (Stream<Path> list = Files.list(root().resolve(name))) {
      return list.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  /** Under dots are what is being written and what was replaced. */
  private List<String> kept() throws IOException {
    if (!Files.exists(root())) {
      return List.of();
    }
    try (Stream<Path> list = Files.list(root())) {
      return list.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  // Keeping

  @Test
  void ofOneFunctionOnlyTimesCanBeHeldAgainstLater() {
    for (int i = 0; i < 5; i++) {
      planted.add(jvm(cell(MD5, 10)));
    }
    assertThat(measure("--save-baseline", "main").succeeded().out().replace('\n', ' '))
        .contains("--baseline main --absolute in place of --save-baseline");
    plant(10, 10, 10, 10, 10);
    assertThat(measure("--save-baseline", "main").succeeded().out().replace('\n', ' '))
        .contains("--baseline main in place of --save-baseline");
  }

  @Test
  void oneResultFileIsKeptForEachJvm() throws IOException {
    plant(10, 10.2, 9.8, 10.1, 9.9);
    Captured run = measure("--save-baseline", "main", "--isolation", "library").succeeded();
    assertThat(files("main"))
        .containsExactly("run-1.json", "run-2.json", "run-3.json", "run-4.json", "run-5.json");
    assertThat(ResultFile.read(root().resolve("main").resolve("run-3.json")).cells())
        .extracting(Cell::toString)
        .containsExactly("simple/djb2 on 12 B", "jca/md5 on 12 B");
    assertThat(run.out())
        .containsPattern("jca/md5 on 12 B +100 ns +10.0 +-2.0 % to \\+2.0 %")
        .containsPattern("simple/djb2 on 12 B +10.0 ns");
    assertThat(measured)
        .hasSize(5)
        .containsOnly(
            List.of("--functions", "djb2,md5", "--sizes", "12", "--isolation", "library"));
    assertThat(kept()).containsExactly("main");
  }

  @Test
  void everythingThatSaysHowIsPassedOn() {
    plant(10, 10, 10);
    measure("--save-baseline", "x", "--jvms", "3", "--pool", "4", "--precision", "2%");
    assertThat(measured).hasSize(3);
    assertThat(String.join(" ", measured.get(0)))
        .isEqualTo("--functions djb2,md5 --sizes 12 --pool 4 --precision 2%");
    plant(10, 10, 10);
    measure("--save-baseline", "x", "--jvms", "3", "--threads", "2", "--latency");
    assertThat(String.join(" ", measured.get(3)))
        .isEqualTo("--functions djb2,md5 --sizes 12 --threads 2 --latency");
  }

  @Test
  void aBaselineIsReplacedAsAWhole() throws IOException {
    keep();
    plant(10, 10, 10);
    measure("--save-baseline", "main", "--jvms", "3").succeeded();
    assertThat(files("main")).containsExactly("run-1.json", "run-2.json", "run-3.json");
    assertThat(kept()).containsExactly("main");
  }

  @Test
  void aDirectoryWithAnythingElseIsLeftAlone() throws IOException {
    keep();
    Files.writeString(root().resolve("main").resolve("notes.txt"), "mine");
    assertThat(measure("--save-baseline", "main").refused(2).err())
        .contains("has files that no baseline wrote");
    assertThat(measured).isEmpty();
    assertThat(files("main")).hasSize(6);
  }

  @Test
  void aFailedCellKeepsTheOldBaseline() throws IOException {
    keep();
    planted.add(jvm(10));
    planted.add(
        jvm(
            cell(DJB2, 10),
            Cell.builder(MD5, "12 B", 12).failure(Failure.of(Failure.THREW, "x")).build()));
    assertThat(measure("--save-baseline", "main").refused(1).err())
        .contains("no baseline is kept: jca/md5 on 12 B (threw) in JVM 2");
    assertThat(files("main")).hasSize(5);
    assertThat(kept()).containsExactly("main");
  }

  @Test
  void withoutFreshJvmsThereIsNoBaseline() throws IOException {
    noJvm = "none could be started";
    assertThat(measure("--save-baseline", "main").refused(1).err())
        .contains("a baseline needs fresh JVMs: none could be started");
    assertThat(kept()).isEmpty();
  }

  // Checking

  @Test
  void unchangedCodeTakesOneLook() {
    keep();
    plant(10.2);
    assertThat(measure("--baseline", "main").succeeded().out())
        .contains("Against baseline 'main': 1 unchanged", "== Ratios to simple/djb2 ==")
        .containsPattern("jca/md5 on 12 B +unchanged +10.0 +10.2 +\\+2.0 % .* 5\\+1")
        .doesNotContain("simple/djb2 on 12 B", "UNDECIDABLE", "COMPARABLE");
    assertThat(measured).hasSize(1);
  }

  @Test
  void aSuspectIsMeasuredInThreeMoreJvmsWhichDecide() throws IOException {
    keep();
    plant(11.5, 11.4, 11.5, 11.6);
    Path summary = directory.resolve("summary.md");
    Captured slower = measure("--baseline", "main", "--summary", summary.toString());
    assertThat(slower.exitCode()).isEqualTo(1);
    assertThat(slower.err())
        .isEqualTo(
            "hashcost: 1 of 1 cell slower than baseline 'main', the first is jca/md5 on 12 B\n");
    assertThat(slower.out())
        .containsPattern("jca/md5 on 12 B +slower +10.0 +11.5 +\\+15.0 % +\\+12.9 % to .* 5\\+3");
    assertThat(measured).hasSize(4);
    assertThat(Files.readString(summary))
        .startsWith("# Against baseline 'main': 1 slower\n")
        .contains(
            "\n| cell | verdict | then | now | change | across JVMs | JVMs |\n",
            "\n| jca/md5 on 12 B | slower | 10.0 | 11.5 | +15.0 % | ");
  }

  @Test
  void aSuspectThatWasOnlyBadLuckIsUnchanged() {
    keep();
    plant(12, 10.1, 9.9, 10);
    assertThat(measure("--baseline", "main").succeeded().out())
        .contains("1 unchanged")
        .containsPattern("jca/md5 on 12 B +unchanged +10.0 +10.0 .* 5\\+3");
  }

  @Test
  void fasterIsNoFailure() {
    keep();
    plant(8, 8.1, 7.9, 8);
    assertThat(measure("--baseline", "main").succeeded().out()).contains("1 faster");
  }

  @Test
  void theThresholdIsTheOneGiven() {
    keep();
    plant(11.5, 11.4, 11.5, 11.6);
    assertThat(
            measure("--baseline", "main", "--fail-above", "20%")
                .succeeded()
                .out()
                .replace('\n', ' '))
        .contains("1 unchanged", "off by more than 10.0 %");
  }

  @Test
  void whatVariesTooMuchIsSaidLoudly() {
    plant(8, 10, 12, 9, 11);
    measure("--save-baseline", "main").succeeded();
    plant(10.9);
    assertThat(measure("--baseline", "main").succeeded().out())
        .contains("1 undecidable", "UNDECIDABLE: the cell varies too much");
  }

  @Test
  void whatIsAnotherThingIsNamedAndSaidOnBothStreams() {
    keep();
    planted.add(jvm(cell(DJB2, 10), cell(MD5, 100).toBuilder().isolation(Isolation.LOOP).build()));
    Captured check = measure("--baseline", "main");
    assertThat(check.exitCode()).isZero();
    assertThat(check.out().replace('\n', ' '))
        .contains("NOT COMPARABLE: jca/md5 on 12 B: isolation: adapter before, loop now.");
    assertThat(check.err()).contains("nothing was held against baseline 'main'");
  }

  @Test
  void anotherFunctionCanBeTheReference() {
    keep();
    plant(10);
    assertThat(measure("--baseline", "main", "--reference", "md5").succeeded().out())
        .contains("== Ratios to jca/md5 ==")
        .containsPattern("simple/djb2 on 12 B +unchanged +0.10 +0.10");
    assertThat(measure("--baseline", "main", "--reference", "sha-1").refused(2).err())
        .contains("--reference jca/sha-1 is not among the functions");
  }

  @Test
  void timesAreJudgedWhenAsked() {
    keep();
    planted.add(jvm(cell(DJB2, 20), cell(MD5, 200)));
    planted.add(jvm(cell(DJB2, 20), cell(MD5, 200)));
    planted.add(jvm(cell(DJB2, 20), cell(MD5, 200)));
    planted.add(jvm(cell(DJB2, 20), cell(MD5, 200)));
    Captured check = measure("--baseline", "main", "--absolute");
    assertThat(check.exitCode()).isEqualTo(1);
    assertThat(check.out())
        .contains("2 slower", "== Times ==")
        .containsPattern("simple/djb2 on 12 B +slower +10.0 ns +20.0 ns +\\+100.0 %");
  }

  @Test
  void whatIsNotMeasuredAnyMoreIsSaid() {
    planted.add(jvm(cell(DJB2, 10), cell(MD5, 100), cell(AlgorithmId.parse("jca/sha-1"), 50)));
    plant(10, 10);
    measure("--save-baseline", "main", "--jvms", "3").succeeded();
    plant(10);
    assertThat(measure("--baseline", "main").succeeded().out().replace('\n', ' '))
        .contains("Not measured any more: jca/sha-1 on 12 B.")
        .contains("Changed: cells measured beside each other: 3 before, 2 now.");
  }

  @Test
  void aCellThatFailsNowIsAFailure() {
    keep();
    planted.add(
        jvm(
            cell(DJB2, 10),
            Cell.builder(MD5, "12 B", 12).failure(Failure.of(Failure.THREW, "x")).build()));
    Captured check = measure("--baseline", "main");
    assertThat(check.exitCode()).isEqualTo(1);
    assertThat(check.err()).contains("1 cell failed, the first is jca/md5 on 12 B (threw)");
  }

  @Test
  void theFirstRunIsWrittenWhenAsked() {
    keep();
    plant(10);
    Path json = directory.resolve("now.json");
    measure("--baseline", "main", "--json", json.toString()).succeeded();
    assertThat(ResultFile.read(json).cells()).hasSize(2);
  }

  @Test
  void aDamagedOrEmptyBaselineIsOneLine() throws IOException {
    keep();
    Files.writeString(root().resolve("main").resolve("run-2.json"), "{");
    assertThat(measure("--baseline", "main").refused(2).err()).contains("run-2.json");
    Files.createDirectories(root().resolve("empty"));
    assertThat(measure("--baseline", "empty").refused(2).err()).contains("has no run in it");
    assertThat(measure("--baseline", "other").refused(2).err())
        .contains("baseline 'other' is not there; make it with --save-baseline other");
    assertThat(measured).isEmpty();
  }

  @Test
  void aNameLeadsNowhereElse() throws IOException {
    for (String name : List.of("..", "../x", "a/b", "a\\b", "/tmp/x", "", ".hidden", "a b", "-x")) {
      for (String option : List.of("--save-baseline=", "--baseline=")) {
        assertThat(measure(option + name).refused(2).err())
            .contains("letters, digits, '.', '_' or '-'")
            .doesNotContain("../x", "/tmp");
      }
    }
    assertThat(kept()).isEmpty();
    assertThat(measured).isEmpty();
  }

  @Test
  void optionsThatDoNotGoTogetherAreRefused() {
    assertThat(measure("--save-baseline", "a", "--baseline", "b").refused(2).err())
        .contains("only one is allowed");
    assertThat(measure("--jvms", "5").refused(2).err()).contains("belongs to --save-baseline");
    assertThat(measure("--save-baseline", "a", "--jvms", "2").refused(2).err())
        .contains("from 3 to 50");
    for (String[] option :
        new String[][] {
          {"--fail-above", "5%"}, {"--absolute"}, {"--reference", "md5"}, {"--summary", "s.md"}
        }) {
      assertThat(measure(option).refused(2).err()).contains(option[0] + " belongs to --baseline");
    }
    assertThat(measure("--baseline", "a", "--absolute", "--reference", "md5").refused(2).err())
        .contains("only one is allowed");
    assertThat(measure("--baseline", "a", "--fail-above", "0%").refused(2).err())
        .contains("--fail-above");
  }
}
