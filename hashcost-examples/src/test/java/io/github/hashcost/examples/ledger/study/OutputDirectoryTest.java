package io.github.hashcost.examples.ledger.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputDirectoryTest {
  private static final Map<String, byte[]> TWO =
      Map.of("README.md", new byte[] {'1'}, "result.json", new byte[] {'2'});

  @TempDir private Path parent;
  private Path study = Path.of("");

  @BeforeEach
  void name() {
    study = parent.resolve("study");
  }

  private void oldStudy() throws IOException {
    Files.createDirectory(study);
    Files.writeString(study.resolve("README.md"), "old");
    Files.writeString(study.resolve("codebook.csv"), "old");
  }

  private void assertOldStudyIsWhole() {
    assertThat(study.toFile().list()).containsExactlyInAnyOrder("README.md", "codebook.csv");
    assertThat(study.resolve("README.md")).hasContent("old");
    assertThat(study.resolve("codebook.csv")).hasContent("old");
  }

  private void assertNothingElse() {
    assertThat(parent.toFile().list()).containsExactly("study");
  }

  @Test
  void aNewDirectoryIsMade() {
    OutputDirectory.of(study, false).write(TWO);
    assertThat(study.resolve("README.md")).hasContent("1");
    assertNothingElse();
  }

  @Test
  void anEmptyDirectoryIsFilled() throws IOException {
    Files.createDirectory(study);
    OutputDirectory.of(study, false).write(TWO);
    assertThat(study.toFile().list()).containsExactlyInAnyOrder("README.md", "result.json");
    assertNothingElse();
  }

  @Test
  void anOldStudyIsReplacedWholeAndOnlyByForce() throws IOException {
    oldStudy();
    assertThatThrownBy(() -> OutputDirectory.of(study, false))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("--force");
    assertOldStudyIsWhole();
    OutputDirectory.of(study, true).write(TWO);
    assertThat(study.toFile().list()).containsExactlyInAnyOrder("README.md", "result.json");
    assertThat(study.resolve("README.md")).hasContent("1");
    assertNothingElse();
  }

  @Test
  void whatNoStudyWroteIsNeverReplaced() throws IOException {
    oldStudy();
    Files.writeString(study.resolve("thesis.tex"), "mine");
    assertThatThrownBy(() -> OutputDirectory.of(study, false))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> OutputDirectory.of(study, true))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("'thesis.tex', which no study wrote");
    Files.delete(study.resolve("thesis.tex"));
    Files.delete(study.resolve("README.md"));
    Files.createDirectory(study.resolve("README.md"));
    assertThatThrownBy(() -> OutputDirectory.of(study, true)).hasMessageContaining("README.md");
    assertNothingElse();
  }

  @Test
  void whatCameWhileItWasMeasuredIsKeptAndSoIsTheStudy() throws IOException {
    oldStudy();
    OutputDirectory output = OutputDirectory.of(study, true);
    Files.writeString(study.resolve("thesis.tex"), "mine");
    assertThatThrownBy(() -> output.write(TWO))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("it is as it was, and the new files are in '");
    assertThat(study.resolve("thesis.tex")).hasContent("mine");
    assertThat(study.resolve("README.md")).hasContent("old");
    Path kept = parent.toFile().listFiles(f -> f.getName().startsWith(".hashcost"))[0].toPath();
    assertThat(kept.resolve("README.md")).hasContent("1");
  }

  @Test
  void aStudyThatCannotBeWrittenWholeLeavesTheOldOneWhole() throws IOException {
    oldStudy();
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("README.md", new byte[] {'1'});
    files.put("no/such/directory", new byte[] {'2'});
    OutputDirectory output = OutputDirectory.of(study, true);
    assertThatThrownBy(() -> output.write(files))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertOldStudyIsWhole();
    assertNothingElse();
  }

  @Test
  void aLinkToADirectoryStaysOne() throws IOException {
    oldStudy();
    Path link = Files.createSymbolicLink(parent.resolve("latest"), study);
    OutputDirectory.of(link, true).write(TWO);
    assertThat(link).isSymbolicLink();
    assertThat(link.resolve("README.md")).hasContent("1");
    assertThat(study.resolve("README.md")).hasContent("1");
  }

  @Test
  void theDirectoryOneIsInIsNotReplacedUnderOnesFeet() {
    assertThatThrownBy(() -> OutputDirectory.of(Path.of("."), true))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("you are in it");
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.createFile(parent.resolve("file"));
    assertThatThrownBy(() -> OutputDirectory.of(file, true))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is no directory");
  }
}
