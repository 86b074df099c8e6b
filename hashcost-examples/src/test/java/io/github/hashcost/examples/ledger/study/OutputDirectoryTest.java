package io.github.hashcost.examples.ledger.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputDirectoryTest {
  @TempDir private Path parent;

  private static final Map<String, byte[]> TWO =
      Map.of("a", new byte[] {'1'}, "b", new byte[] {'2'});

  @Test
  void aNewDirectoryIsMade() {
    OutputDirectory.of(parent.resolve("new"), false).write(TWO);
    assertThat(parent.resolve("new/a")).hasContent("1");
    assertThat(parent.toFile().list()).containsExactly("new");
  }

  @Test
  void anEmptyDirectoryIsFilled() {
    OutputDirectory.of(parent, false);
    OutputDirectory.of(parent, false).write(TWO);
    assertThat(parent.toFile().list()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void aDirectoryWithOtherFilesIsRefusedWithoutForce() throws IOException {
    Files.writeString(parent.resolve("mine"), "mine");
    assertThatThrownBy(() -> OutputDirectory.of(parent, false))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("--force");
    Files.writeString(parent.resolve("a"), "old");
    OutputDirectory.of(parent, true).write(TWO);
    assertThat(parent.resolve("mine")).hasContent("mine");
    assertThat(parent.resolve("a")).hasContent("1");
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.createFile(parent.resolve("file"));
    assertThatThrownBy(() -> OutputDirectory.of(file, true))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is no directory");
  }

  @Test
  void whatCannotBeWrittenWholeIsNotWrittenAtAll() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put("a", new byte[1]);
    files.put("no/such/directory", new byte[1]);
    OutputDirectory output = OutputDirectory.of(parent.resolve("new"), false);
    assertThatThrownBy(() -> output.write(files))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThat(parent).isEmptyDirectory();
  }
}
