package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The executable jar, started as people start it. */
class JarIT {
  private static final long PATIENCE_SECONDS = 600;

  @TempDir private Path directory;

  private Process start(String... args) throws IOException {
    return start(Map.of(), args);
  }

  private Process start(Map<String, String> variables, String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("hashcost.test.java"),
                "-Xmx256m",
                "-Djava.io.tmpdir=" + directory,
                "-jar",
                System.getProperty("hashcost.examples.jar")));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().putAll(variables);
    return builder
        .redirectOutput(directory.resolve("out").toFile())
        .redirectError(directory.resolve("err").toFile())
        .start();
  }

  /** As {@code head} that wants no line: nobody reads, from the beginning. */
  private int unread(String... args) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("hashcost.test.java"),
                "-jar",
                System.getProperty("hashcost.examples.jar")));
    command.addAll(List.of(args));
    Process process =
        new ProcessBuilder(command).redirectError(directory.resolve("err").toFile()).start();
    process.getInputStream().close();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aPipeThatNobodyReadsEndsItQuietly() throws Exception {
    assertThat(unread("lint", "bcrypt:cost=8", "--no-measure")).isEqualTo(1);
    assertThat(read("err")).isEmpty();
    assertThat(unread("lint", "bcrypt:cost=12", "--no-measure")).isZero();
    assertThat(read("err")).isEmpty();
    assertThat(unread("list")).isEqualTo(141);
    assertThat(read("err")).isEmpty();
    assertThat(unread("verify", "simple")).isEqualTo(141);
    assertThat(read("err")).isEmpty();
  }

  private String run(String... args) throws Exception {
    return run(Map.of(), args);
  }

  private String run(Map<String, String> variables, String... args) throws Exception {
    Process process = start(variables, args);
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(read("err")).isEmpty();
    assertThat(process.exitValue()).isZero();
    return read("out");
  }

  private String read(String stream) throws IOException {
    return Files.readString(directory.resolve(stream), StandardCharsets.UTF_8);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void listsWhatIsInIt() throws Exception {
    // The system need not have all that native could call.
    assertThat(run("list"))
        .contains("simple/djb2", "jca/sha-256", "bc/blake3-256", "guava/siphash-2-4")
        .contains("password4j/balloon-sha256", "hash4j/xxh64")
        .doesNotContain("Problems", "bc: ", "guava: ", "password4j: ", "hash4j: ", "JNA");
  }

  @Test
  void tradeoffsNeedNothingOnThePathAndLeaveNothingBehind() throws Exception {
    Path json = directory.resolve("t.json");
    Path csv = directory.resolve("t.csv");
    String[] command = {
      "tradeoffs", "--rounds", "6", "--json", json.toString(), "--csv", csv.toString()
    };
    assertThat(run(Map.of("PATH", directory.toString()), command))
        .contains("Copying a file of 64 KiB")
        .contains("there is no gcc on the PATH", "there is no python3 on the PATH")
        .containsPattern("Java, interpreted \\(-Xint\\) +Java [0-9]")
        .matches("[ -~\n]*");
    RunResult written = ResultFile.read(json);
    assertThat(written.cells("copy")).hasSize(3).allMatch(cell -> cell.samples().isPresent());
    assertThat(written.cells("fibonacci")).hasSize(4);
    assertThat(Files.readString(csv).lines()).hasSize(8);
    assertThat(files()).containsExactlyInAnyOrder("out", "err", "t.json", "t.csv");
  }

  @Test
  void checksItsOwnAccuracy() throws Exception {
    String json = directory.resolve("a.json").toString();
    String[] command = {
      "accuracy", "-f", "djb2", "--sizes", "12", "--quick", "--rounds", "6", "--control", "--json"
    };
    List<String> arguments = new ArrayList<>(List.of(command));
    arguments.add(json);
    assertThat(run(arguments.toArray(String[]::new)))
        .matches("[ -~\n]*")
        .containsPattern("simple/djb2  12 B  .* ns  .* ns  \\d+\\.\\d{3} \\(")
        .contains("|r-1| of 1 cell", "as the first", "pinned to", "6 rounds");
    assertThat(read("out").lines())
        .allSatisfy(l -> assertThat(l).hasSizeLessThanOrEqualTo(Screen.WIDTH));
    assertThat(read("a.json")).contains("hashcost-accuracy/1", "\"childNanos\"");
    assertThat(files()).containsExactlyInAnyOrder("out", "err", "a.json");
  }

  /** What the figures of the moment are worth is for the verdicts to say, not for a test. */
  @Test
  void keepsABaselineAndIsHeldToIt() throws Exception {
    List<String> measure = List.of("measure", "-f", "djb2,sha-1", "--sizes", "12");
    List<String> save = new ArrayList<>(measure);
    save.addAll(List.of("--precision", "50%", "--save-baseline", "it", "--jvms", "3"));
    assertThat(run(save.toArray(String[]::new))).contains("A baseline of 3 JVMs", "Kept as 'it'");
    assertThat(directory.resolve(".hashcost/baselines/it"))
        .isDirectoryContaining("glob:**run-1.json")
        .isDirectoryContaining("glob:**run-3.json");
    List<String> check = new ArrayList<>(measure);
    check.addAll(List.of("--precision", "50%", "--baseline", "it", "--summary", "s.md"));
    Process process = start(check.toArray(String[]::new));
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isBetween(0, 1);
    assertThat(read("out"))
        .contains("Against baseline 'it': 1 ", "jca/sha-1 on 12 B", "== Now ==")
        .doesNotContain("not comparable");
    assertThat(read("s.md")).startsWith("# Against baseline 'it': 1 ").contains("| jca/sha-1 on");
    try (var files = Files.list(directory)) {
      assertThat(files.map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrder("out", "err", "s.md", ".hashcost");
    }
  }

  @Test
  void endsAtOnceAndLeavesNoHalfFileWhenStopped() throws Exception {
    // That takes about a minute.
    Process process = start("growth", "--json", directory.resolve("r.json").toString());
    Thread.sleep(1000);
    process.destroy();
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(files()).containsExactlyInAnyOrder("out", "err");
  }

  @Test
  void removesItsTemporaryFilesWhenStopped() throws Exception {
    Process process = start("tradeoffs");
    while (process.isAlive() && !holdsADirectory()) {
      Thread.sleep(50);
    }
    process.destroy();
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(files()).containsExactlyInAnyOrder("out", "err");
  }

  private boolean holdsADirectory() throws IOException {
    try (var files = Files.list(directory)) {
      return files.anyMatch(Files::isDirectory);
    }
  }
}
