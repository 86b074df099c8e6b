package io.github.hashcost.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README says of the executable jar. */
class ReadmeIT {
  private static final String BUILD = "mvn -B -q -DskipTests package && ";

  private final Readme readme = Readme.read();

  @TempDir private Path directory;

  @Test
  void showsWhatItsCommandPrints() throws Exception {
    String line = readme.block(ReadmeTest.DEMO_COMMAND).onlyLine();
    assertThat(line).startsWith(BUILD + "java -jar ");
    List<String> command = new ArrayList<>(List.of(line.substring(BUILD.length()).split(" ")));
    assertThat(Readme.ROOT.resolve(command.get(2)).toRealPath())
        .isEqualTo(Path.of(System.getProperty("hashcost.examples.jar")).toRealPath());
    command.set(0, System.getProperty("hashcost.test.java"));

    Path out = directory.resolve("out");
    Process process =
        new ProcessBuilder(command)
            .directory(Readme.ROOT.toFile())
            .redirectOutput(out.toFile())
            .redirectError(directory.resolve("err").toFile())
            .start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();

    List<String> printed = Files.readAllLines(out, StandardCharsets.UTF_8);
    assertThat(outline(printed))
        .containsSubsequence(outline(readme.block(ReadmeTest.DEMO_OUTPUT).lines()));
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
