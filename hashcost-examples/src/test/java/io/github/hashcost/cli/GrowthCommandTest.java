package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowthCommandTest {
  @TempDir private Path directory;

  @Test
  void measuresFitsAndWritesWhatItMeasured() throws IOException {
    Path json = directory.resolve("r.json");
    Path csv = directory.resolve("r.csv");
    Captured captured =
        Captured.run(
            "growth",
            "-f",
            "sha-256,djb2",
            "--sizes",
            "0,12,55,56,1KiB,64KiB",
            "--json",
            json.toString(),
            "--csv",
            csv.toString());
    assertThat(captured.succeeded().out())
        .contains("sha-256", "djb2", "64 KiB", "in the limit", "55 to 56 B");
    assertThat(Files.readAllLines(csv)).hasSize(13);
    RunResult run = ResultFile.read(json);
    assertThat(CostModel.fit(run, "sha-256").worstResidualBytes()).isBetween(0L, 65_536L);
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(json, csv);
    }
  }
}
