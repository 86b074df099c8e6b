package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.html.HtmlReport;
import io.github.hashcost.report.Report;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportCommandTest {
  @TempDir private Path directory;

  private Path file;
  private RunResult run;

  @BeforeEach
  void aResultFile() {
    file = directory.resolve("run.json");
    run =
        Planted.run()
            .steady(Planted.DJB2, "12 B", 6.12)
            .steady(Planted.SHA_256, "12 B", 65.3)
            .build();
    ResultFile.write(file, run);
  }

  private Captured report(String... options) {
    return Captured.run(
        Stream.concat(Stream.of("report", file.toString()), Arrays.stream(options))
            .toArray(String[]::new));
  }

  @Test
  void everyFormatIsThatOfTheLibrary() {
    Report report = Report.of(run);
    assertThat(report().succeeded().out()).isEqualTo(report.text());
    assertThat(report("--text").succeeded().out()).isEqualTo(report.text());
    assertThat(report("--md").out()).isEqualTo(report.markdown());
    assertThat(report("--csv").out()).isEqualTo(report.csv()).endsWith("\r\n");
    assertThat(report("--json").out()).isEqualTo(report.json());
    assertThat(report("--html").out()).isEqualTo(HtmlReport.of(run).html());
  }

  @Test
  void anotherReferenceTurnsTheRatiosRound() {
    assertThat(report("--reference", "sha-256").succeeded().out())
        .isEqualTo(Report.of(run).reference("sha-256").text())
        .contains("ratio: time over that of sha-256");
  }

  @Test
  void aReferenceThatIsNotThereIsRefused() {
    assertThat(report("--reference", "sha-265").refused(2).err())
        .contains("the reference sha-265 is none of simple/djb2, jca/sha-256");
  }

  @Test
  void aFileHoldsTheSameBytesAndNothingElseIsLeft() throws IOException {
    Path out = directory.resolve("run.csv");
    Files.writeString(out, "old");

    assertThat(report("--csv", "--out", out.toString()).succeeded().out()).isEmpty();
    assertThat(Files.readString(out)).isEqualTo(report("--csv").out());
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(file, out);
    }
  }

  /** DIR is the directory of the file. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                | it is empty",
        "not JSON                          | this is no JSON",
        "{}                                | no result file",
        "[1]                               | the whole must be an object",
        "{\"schema\":\"hashcost-result/2\"} | written by a newer hashcost (hashcost-result/2)",
        "{\"schema\":\"other/1\"}           | its schema is not hashcost-result/1",
      })
  void whatIsNoResultFileIsOneLineAndLeavesTheOutputAlone(String content, String reason)
      throws IOException {
    Path out = directory.resolve("run.md");
    Files.writeString(out, "old");
    Files.writeString(file, content);

    Captured refused = report("--md", "--out", out.toString()).refused(2);
    assertThat(refused.err()).contains(reason);
    assertThat(refused.err().replace(directory.toString(), "").strip())
        .hasSizeLessThanOrEqualTo(Screen.WIDTH);
    assertThat(out).hasContent("old");
  }

  @Test
  void aFileCutShortIsToldAsSuch() throws IOException {
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, lines.size() / 2), StandardCharsets.UTF_8);

    assertThat(report().refused(2).err()).contains("cut short; write the file anew");
  }
}
