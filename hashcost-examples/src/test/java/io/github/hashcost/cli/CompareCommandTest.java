package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
  private static final List<String> FUNCTIONS =
      List.of(
          "jca/md5", "jca/sha-1", "jca/sha-256", "bc/sha-256", "bc/blake2b-128", "bc/blake3-256");

  @TempDir private Path directory;

  /** A result of all functions, each with a time of its own. */
  private String file(String name, Environment environment, double... nanos) {
    Map<AlgorithmId, FunctionFacts> facts = new LinkedHashMap<>();
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < nanos.length; i++) {
      AlgorithmId id = AlgorithmId.parse(FUNCTIONS.get(i));
      boolean jdk = id.provider().orElseThrow().equals("jca");
      facts.put(
          id,
          FunctionFacts.builder(16)
              .implementation(jdk ? "SUN 17 (JDK)" : "Bouncy Castle 1.87")
              .build());
      cells.add(cell(id, "document", nanos[i]));
      cells.add(
          cell(
              AlgorithmId.parse(
                  "op/" + id.name() + ":provider=" + id.provider().orElseThrow() + ",text=hex"),
              "",
              1.1 * nanos[i]));
    }
    Path file = directory.resolve(name);
    ResultFile.write(
        file, RunResult.of(Instant.EPOCH, environment, Plan.builder().build(), facts, cells));
    return file.toString();
  }

  private static Cell cell(AlgorithmId id, String input, double nanos) {
    int n = 12;
    long[] calls = new long[n];
    Arrays.fill(calls, 1000);
    long[] elapsed =
        IntStream.range(0, n)
            .mapToLong(i -> Math.round(1000 * nanos * (1 + 0.002 * (i % 3 - 1))))
            .toArray();
    return Cell.builder(id, input, 60_000)
        .samples(Samples.of(IntStream.range(0, n).toArray(), calls, elapsed))
        .build();
  }

  /** In one line, or words would depend on where it wraps. */
  private static String compare(String... arguments) {
    String[] command =
        Stream.concat(Stream.of("compare"), Stream.of(arguments)).toArray(String[]::new);
    return Captured.run(command).succeeded().out().replace('\n', ' ');
  }

  private static Environment with(String flags, String... features) {
    return Environment.builder()
        .cpuModel("Example CPU")
        .cpuFeatures(List.of(features))
        .os("arch", "amd64")
        .jvm("name", "OpenJDK 64-Bit Server VM")
        .jvm("flags", flags)
        .build();
  }

  private static final Environment PLAIN = with("", "sha_ni", "avx2");

  @Test
  void aFileBesideItselfHasNotChanged() {
    String file = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    assertThat(compare(file, file))
        .contains(
            "Common to 5 functions: the second takes 1.00 x (1.00 to 1.00) the time of the first")
        .contains("No outliers", "change  beside  speed kept -----------  -----")
        .contains("In brackets: intervals, 95 % for the common change, 85 % or more for what is")
        .doesNotContain("Differs", "explain");
  }

  @Test
  void oneFactorIsCommonToAll() {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", PLAIN, 125, 112.5, 100, 375, 150, 187.5);
    assertThat(compare(a, b))
        .contains("b.json takes 1.25 x (1.25 to 1.25) the time of a.json, so 80.0 % of the speed")
        .contains("No outliers");
  }

  @Test
  void severalStandSideBySideAndThenEachBesideTheFirst() {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", PLAIN, 125, 112.5, 100, 375, 150, 187.5);
    String c = file("c.json", PLAIN, 100, 90, 240, 300, 120, 150);
    assertThat(Captured.run("compare", a, b, c).succeeded().lines())
        .contains("beside a.json  b.json    c.json", "common to all  1.25 x    1.00 x")
        .contains("sha-256        1.00 x  * 1.73 x", "md5            1.00 x    1.00 x")
        .containsSubsequence("== b.json beside a.json ==", "== c.json beside a.json ==");
    assertThat(Captured.run("compare", a, a, c).succeeded().lines())
        .contains("== the second beside the first ==", "== file 3 beside the first ==");
  }

  @Test
  void anOutlierWithoutAKnownReasonIsNotExplained() {
    // The puzzle: SHA-1 kept 97 %, BLAKE2 65 %, and the second machine has fewer instruction sets.
    String a = file("a.json", with("", "sha_ni", "avx2", "avx512f"), 100, 90, 80, 300, 120, 150);
    String b =
        file("b.json", PLAIN, 100 / 0.97, 90 / 0.97, 80 / 0.97, 300 / 0.97, 120 / 0.65, 150 / 0.97);
    String out = compare(a, b);
    assertThat(out)
        .contains("so 97.0 % of the speed is kept")
        .containsPattern(
            "Outlier: blake2b-128 takes 1.49 x \\(.*\\) beside the common change, in 2 of 2")
        .contains("instruction sets that the other has not: avx512f in a.json, none in b.json")
        .contains("These facts do not explain blake2b-128:")
        .doesNotContain("likely reason");
  }

  @Test
  void aFeatureIsNamedWhereAnImplementationUsesIt() {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", with("", "avx2"), 100, 90, 240, 300, 120, 150);
    String out = compare(a, b);
    assertThat(out)
        .contains(
            "A likely reason for sha-256: the JDK computes it with sha_ni in a.json, with avx2")
        .doesNotContain("These facts do not explain");
  }

  @Test
  void theSameChangeOfAnotherImplementationIsNotExplainedByIt() {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", with("", "avx2"), 100, 90, 80, 900, 120, 150);
    assertThat(compare(a, b))
        .contains("These facts do not explain sha-256")
        .doesNotContain("likely reason");
  }

  @Test
  void whatGotFasterIsNotExplainedByWhatIsMissing() {
    String a = file("a.json", PLAIN, 100, 90, 240, 300, 120, 150);
    String b = file("b.json", with("", "avx2"), 100, 90, 80, 300, 120, 150);
    assertThat(compare(a, b)).doesNotContain("likely reason");
  }

  @Test
  void aFlagThatSwitchesInstructionsOffIsAReasonToo() {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", with("-XX:-UseSHA", "sha_ni", "avx2"), 100, 270, 240, 300, 120, 150);
    assertThat(compare(a, b))
        .contains("for sha-1: the JDK computes it with sha_ni in a.json, with no such instructions")
        .contains("A likely reason for sha-256")
        .contains("JVM flags: none told in a.json, -XX:-UseSHA in b.json");
  }

  @Test
  void detailsShowEveryCellAndCsvHasThem() throws IOException {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", PLAIN, 100, 90, 80, 300, 240, 150);
    Path csv = directory.resolve("c.csv");
    assertThat(compare(a, b, "--details", "--csv", csv.toString()))
        .contains("jca/md5 on document", "85 % or more for what is beside it")
        .containsPattern("beside +outlier -")
        .containsPattern("bc/blake2b-128 on document +120 ns +240 ns +2.00 x .*\\) +yes");
    assertThat(Files.readAllLines(csv))
        .hasSize(13)
        .anyMatch(line -> line.startsWith("bc/blake2b-128 on document,blake2b-128,120.0,240.0,"))
        .anyMatch(line -> line.endsWith(",true"));
  }

  @Test
  void jsonHasTheCommonChangeAndEveryOther() throws IOException {
    String a = file("a.json", PLAIN, 100, 90, 80, 300, 120, 150);
    String b = file("b.json", PLAIN, 200, 180, 160, 600, 480, 300);
    Path json = directory.resolve("c.json");
    compare(a, b, "--json", json.toString());
    List<Object> texts = new ArrayList<>();
    double common = 0;
    try (JsonParser parser = new JsonFactory().createParser(Files.readAllBytes(json))) {
      while (parser.nextToken() != null) {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
          texts.add(parser.getText());
        } else if (parser.currentToken().isNumeric() && common == 0) {
          common = parser.getDoubleValue();
        }
      }
    }
    assertThat(texts).startsWith("hashcost-compare/1").contains("bc/blake2b-128 on document");
    assertThat(common).isCloseTo(2, within(1e-9));
    assertThat(Files.readString(json))
        .contains("\"outlier\" : true", "\"outlier\" : false", "\"level\" : 0.85\n");
  }

  @Test
  void filesWithNothingInCommonAreRefused() {
    String a = file("a.json", PLAIN, 100, 90);
    Path other = directory.resolve("b.json");
    ResultFile.write(
        other,
        RunResult.of(
            Instant.EPOCH,
            PLAIN,
            Plan.builder().build(),
            Map.of(),
            List.of(cell(AlgorithmId.parse("simple/djb2"), "12 B", 5))));
    assertThat(Captured.run("compare", a, other.toString()).refused(2).err())
        .contains("no function in common: md5, sha-1 in the first, djb2 in the second");
  }

  @Test
  void aBrokenFileIsOneLine() throws IOException {
    String a = file("a.json", PLAIN, 100, 90);
    Path broken = directory.resolve("b.json");
    Files.writeString(broken, Files.readString(Path.of(a)).substring(0, 500));
    Captured.run("compare", a, broken.toString()).refused(2);
    Files.writeString(broken, "{}");
    Captured.run("compare", broken.toString(), a).refused(2);
    Files.writeString(broken, "no JSON");
    Captured.run("compare", broken.toString(), a).refused(2);
  }
}
