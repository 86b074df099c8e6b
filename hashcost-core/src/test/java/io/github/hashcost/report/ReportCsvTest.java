package io.github.hashcost.report;

import static io.github.hashcost.report.ReportTest.cell;
import static io.github.hashcost.report.ReportTest.run;
import static io.github.hashcost.report.ReportTest.timed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCsvTest {
  @Test
  void everyCellIsARowInFullPrecision() throws IOException {
    RunResult run =
        run(
            timed("simple/djb2", "12 B", 12, 6_125).allocatedBytesPerCall(0.125).build(),
            timed("jca/sha-256", "12 B", 12, 65_301)
                .observed(Caveat.of("gc-in-window", "two", "raise"))
                .build());

    CSVRecord first = rows(run).get(0);
    assertThat(first.get("function")).isEqualTo("simple/djb2");
    assertThat(first.get("input_bytes")).isEqualTo("12");
    assertThat(first.get("time_ns")).isEqualTo("6.125");
    assertThat(first.get("calls_per_s")).isEqualTo(Double.toString(1e9 / 6.125));
    assertThat(first.get("allocated_bytes_per_call")).isEqualTo("0.125");
    assertThat(first.get("reference")).isEqualTo("simple/djb2");
    assertThat(first.get("ratio")).isEqualTo("1.0");

    CSVRecord second = rows(run).get(1);
    assertThat(second.get("ratio")).isEqualTo(Double.toString(65.301 / 6.125));
    assertThat(second.get("caveats")).isEqualTo("gc-in-window");
    assertThat(second.get("allocated_bytes_per_call")).isEmpty();
    assertThat(second.get("no_figure")).isEmpty();
  }

  @Test
  void whatRanOnThreadsAndWhatFailedHaveRowsToo() throws IOException {
    RunResult run =
        run(
            timed("op/a", "12 B", 12, 1_000).build(),
            cell("op/b", "12 B", 12).failure(Failure.of("threw", "it, \"so\"")).build(),
            timed("op/a", "12 B", 12, 2_000).threads(2).thread(0).build(),
            timed("op/a", "12 B", 12, 2_000).threads(2).thread(1).build());

    List<CSVRecord> rows = rows(run);
    assertThat(rows).hasSize(3);
    assertThat(rows.get(1).get("time_ns")).isEmpty();
    assertThat(rows.get(1).get("no_figure")).isEqualTo("failed: threw: it, \"so\"");
    assertThat(rows.get(2).get("threads")).isEqualTo("2");
    assertThat(rows.get(2).get("calls_per_s")).isEqualTo("1.0E9");
    assertThat(rows.get(2).get("slowdown")).isEqualTo("2.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG-u-nu-arab"})
  void everyLocaleWritesTheSame(String tag) {
    RunResult run = run(timed("jca/sha-256", "12 B", 12, 65_301).build());
    String expected = Report.of(run).csv();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(Report.of(run).csv()).isEqualTo(expected).contains(",65.301,");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Property(tries = 300)
  void everyRunReadsBackWithARowForEachCell(@ForAll long seed) throws IOException {
    RunResult run = RandomRuns.of(seed);

    List<CSVRecord> rows = rows(run);
    assertThat(rows.stream().map(row -> row.get("input")).toList())
        .startsWith(run.latest().stream().map(cell -> cell.inputLabel()).toArray(String[]::new));
    assertThat(rows).allMatch(CSVRecord::isConsistent);
  }

  @Test
  void withoutCommonsCsvTheMissingDependencyIsNamed() throws Exception {
    URL[] ours = {
      Report.class.getProtectionDomain().getCodeSource().getLocation(),
      HashcostException.class.getProtectionDomain().getCodeSource().getLocation()
    };
    try (URLClassLoader loader = new URLClassLoader(ours, ClassLoader.getPlatformClassLoader())) {
      Class<?> table = loader.loadClass(CsvTable.class.getName());
      Object empty =
          table.getMethod("of", String[].class).invoke(null, (Object) new String[] {"a"});

      assertThatThrownBy(
              () ->
                  table
                      .getMethod("writeTo", OutputStream.class)
                      .invoke(empty, OutputStream.nullOutputStream()))
          .cause()
          .hasMessageContaining("add the dependency org.apache.commons:commons-csv")
          .extracting(e -> e.getClass().getName())
          .isEqualTo(HashcostException.Unsupported.class.getName());
    }
  }

  @Test
  void aRowOfAnotherLengthIsRefused() {
    assertThatThrownBy(() -> CsvTable.of("a", "b").row("only one"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 values");
  }

  private static List<CSVRecord> rows(RunResult run) throws IOException {
    String csv = Report.of(run).csv();
    try (CSVParser parser =
        CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .get()
            .parse(new StringReader(csv))) {
      return parser.getRecords();
    }
  }
}
