package io.github.hashcost.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says of the executable jar. */
class ReadmeIT {
  private static final String BUILD = "mvn -B -q -DskipTests package && ";

  private static final String PASSWORD = "PZu1gxHhUZfL";
  private static final long PATIENCE_SECONDS = 1200;

  private final Readme readme = Readme.read();

  @TempDir private Path directory;

  /** With a password of ours besides, so that its digests are known, and that it stays ours. */
  @Test
  void showsWhatItsCommandPrintsAndKeepsThePassword() throws Exception {
    Process process =
        new ProcessBuilder(command())
            .directory(Readme.ROOT.toFile())
            .redirectOutput(directory.resolve("out").toFile())
            .redirectError(directory.resolve("err").toFile())
            .start();
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(read("err")).isEmpty();
    assertThat(process.exitValue()).isZero();

    String out = read("out");
    assertThat(outline(out.lines().toList()))
        .containsSubsequence(outline(readme.block(ReadmeTest.DEMO_OUTPUT).lines()));
    assertThat(out)
        .startsWith("Given password: 12 bytes, not shown\n")
        .contains("13982574374259280933")
        .contains("797e2bd9aafc6319b2081b31eaa6f4fb6041bae845a98a03f70d18b5a8b2c8aa")
        .contains("without SHA instructions", "no method known", "100 ms on this machine")
        .doesNotContain(PASSWORD);
    assertThat(out.lines()).allMatch(line -> line.matches("[ -~]{0,100}"));
    assertThat(read("r.json")).contains("hashcost-result/1").doesNotContain(PASSWORD);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .as("and no temporary file is left")
          .containsExactlyInAnyOrder("out", "err", "r.json");
    }
  }

  private List<String> command() throws IOException {
    String line = readme.block(ReadmeTest.DEMO_COMMAND).onlyLine();
    assertThat(line).startsWith(BUILD + "java -jar ");
    List<String> command = new ArrayList<>(List.of(line.substring(BUILD.length()).split(" ")));
    assertThat(Readme.ROOT.resolve(command.get(2)).toRealPath())
        .isEqualTo(Path.of(System.getProperty("hashcost.examples.jar")).toRealPath());
    command.set(0, System.getProperty("hashcost.test.java"));
    command.addAll(1, List.of("-Xmx256m", "-Djava.io.tmpdir=" + directory));
    command.addAll(
        List.of("--password", PASSWORD, "--json", directory.resolve("r.json").toString()));
    return command;
  }

  private String read(String file) throws IOException {
    return Files.readString(directory.resolve(file), StandardCharsets.UTF_8);
  }

  /** The titles of the blocks, and the heads of their tables. */
  private static List<String> outline(List<String> lines) {
    List<String> outline = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      boolean head = i + 1 < lines.size() && lines.get(i + 1).startsWith("--");
      if (head || lines.get(i).startsWith("== ")) {
        // How far apart columns are goes with the figures in them.
        outline.add(Readme.withoutFigures(lines.get(i)).replaceAll(" +", " "));
      }
    }
    assertThat(outline).hasSizeGreaterThan(4);
    return outline;
  }
}
