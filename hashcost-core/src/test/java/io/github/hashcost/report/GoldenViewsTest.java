package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** A file of schema 1, kept for ever, and what every view of it must be. */
class GoldenViewsTest {
  private final RunResult run;

  GoldenViewsTest() throws IOException {
    run = ResultFileTest.read(ResultFileTest.resource("schema-1-full.json"));
  }

  @Test
  void textStaysTheSame() throws IOException {
    assertThat(Report.of(run).text()).isEqualTo(ResultFileTest.resource("schema-1-full.txt"));
  }

  @Test
  void markdownStaysTheSame() throws IOException {
    assertThat(Report.of(run).markdown()).isEqualTo(ResultFileTest.resource("schema-1-full.md"));
  }

  @Test
  void csvStaysTheSame() throws IOException {
    assertThat(Report.of(run).csv().replace("\r\n", "\n"))
        .isEqualTo(ResultFileTest.resource("schema-1-full.csv"));
  }

  @Test
  void jsonStaysTheSame() throws IOException {
    assertThat(Report.of(run).json())
        .isEqualTo(ResultFileTest.resource("schema-1-full-report.json"));
  }

  @Test
  void viewsOfWhatIsWrittenAgainAreTheSame() {
    StringWriter again = new StringWriter();
    ResultFile.write(again, run);
    Report report = Report.of(ResultFileTest.read(again.toString()));

    assertThat(report.text()).isEqualTo(Report.of(run).text());
    assertThat(report.markdown()).isEqualTo(Report.of(run).markdown());
    assertThat(report.csv()).isEqualTo(Report.of(run).csv());
    assertThat(report.json()).isEqualTo(Report.of(run).json());
  }
}
