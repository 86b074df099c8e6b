package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With goals that every host holds, and goals that none does: nothing here depends on its pace. */
class CapacityCommandTest {
  private static final String QUICK = "pbkdf2-hmac-sha256:i=1000";
  private static final String EVERY_HOST_HOLDS = "1h";
  private static final String NO_HOST_HOLDS = "1ns";

  @TempDir private Path directory;

  @Test
  void showsWhatToAdmitAndTheLimitAndWritesBoth() throws IOException {
    Path json = directory.resolve("c.json");
    Path csv = directory.resolve("c.csv");
    Captured captured =
        Captured.run(
                "capacity",
                QUICK,
                "--max-latency",
                EVERY_HOST_HOLDS,
                "--budget",
                "300ms",
                "--json",
                json.toString(),
                "--csv",
                csv.toString())
            .succeeded();
    assertThat(captured.lines().get(0))
        .matches(
            "jca/pbkdf2-hmac-sha256:i=1000,l=32 on [0-9.]+ CPUs?; goal: p99 of 3,600 s at most");
    assertThat(captured.out())
        .contains("at once  logins", "logins/s", "per CPU", "alloc/s", "GC", "longest", "heap")
        .containsPattern("(?m)^      1 ")
        .containsPattern("Admit ([0-9]+) at once \\(a semaphore of \\1\\): p99 is")
        .contains("Limit: ", "\nmachine: ", "\njava: ");
    assertThat(Files.readString(json))
        .contains("\"schema\" : \"hashcost-capacity/1\"", "\"atOnce\" : 1", "\"elapsedNanos\" : [")
        .contains("\"limit\"", "\"environment\"", "\"admit\"");
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0)).startsWith("at_once,logins,p50_ns,p95_ns,p99_ns,holds_goal,");
    assertThat(rows.get(1)).startsWith("1,").contains(",true,");
  }

  @Test
  void showsEachLevelAndExits1WhenNotEvenOneLoginHoldsTheGoal() {
    // Each level takes a sixtieth of the budget, and it ends at twice the CPUs.
    Captured captured =
        Captured.run("capacity", QUICK, "--max-latency", NO_HOST_HOLDS, "--budget", "20s");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out())
        .containsPattern("(?m)^      1 ")
        .containsPattern("(?m)^      2 ")
        .contains("Admit none: one login alone has a p99 of");
    assertThat(captured.err()).matches("hashcost: no login holds a p99 of 1.00 ns; [ -~]+\n");
  }

  @Test
  void holdsLoginsToTheCpusGiven() {
    String[] command = {
      "capacity", QUICK, "--max-latency", EVERY_HOST_HOLDS, "--budget", "100ms", "--cpus", "1"
    };
    assertThat(Captured.run(command).succeeded().out()).contains("on 1 CPU; goal");
  }
}
