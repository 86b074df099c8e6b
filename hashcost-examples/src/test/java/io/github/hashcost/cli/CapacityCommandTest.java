package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CapacityCommandTest {
  private static final String QUICK = "pbkdf2-hmac-sha256:i=1000";

  @TempDir private Path directory;

  @Test
  void showsEachLevelWhatToAdmitAndTheLimit() {
    Captured captured =
        Captured.run("capacity", QUICK, "--budget", "2s", "--max-latency", "20ms").succeeded();
    assertThat(captured.lines().get(0))
        .matches(
            "jca/pbkdf2-hmac-sha256:i=1000,l=32 on [0-9.]+ CPUs?; goal: p99 of 20.0 ms at most");
    assertThat(captured.out())
        .contains("at once  logins", "logins/s", "per CPU", "alloc/s", "GC", "longest", "heap")
        .containsPattern("(?m)^      1 ")
        .containsPattern("(?m)^      2 ")
        .containsPattern("Admit [0-9]+ at once \\(a semaphore of [0-9]+\\): p99 is")
        .contains("Limit: ", "\nmachine: ", "\njava: ");
  }

  @Test
  void writesTheTimeOfEachLoginAndATable() throws IOException {
    Path json = directory.resolve("c.json");
    Path csv = directory.resolve("c.csv");
    String[] command = {
      "capacity", QUICK, "--budget", "1s", "--json", json.toString(), "--csv", csv.toString()
    };
    Captured.run(command).succeeded();
    assertThat(Files.readString(json))
        .contains("\"schema\" : \"hashcost-capacity/1\"", "\"atOnce\" : 1", "\"elapsedNanos\" : [")
        .contains("\"limit\"", "\"environment\"", "\"admit\"");
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0)).startsWith("at_once,logins,p50_ns,p95_ns,p99_ns,holds_goal,");
    assertThat(rows.get(1)).startsWith("1,").contains(",true,");
    assertThat(rows).hasSizeGreaterThan(2);
  }

  @Test
  void exits1WhenNotEvenOneLoginHoldsTheGoal() {
    Captured captured =
        Captured.run(
            "capacity", "pbkdf2-hmac-sha256:i=30000", "--budget", "1s", "--max-latency", "1ms");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out()).contains("Admit none: one login alone has a p99 of");
    assertThat(captured.err()).matches("hashcost: no login holds a p99 of 1.00 ms; [ -~]+\n");
  }

  @Test
  void holdsLoginsToTheCpusGiven() {
    assertThat(Captured.run("capacity", QUICK, "--budget", "1s", "--cpus", "1").succeeded().out())
        .contains("on 1 CPU; goal");
  }
}
