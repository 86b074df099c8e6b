package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentTest {
  @Test
  void oneIsNotMany(@TempDir Path directory) throws IOException {
    assertThat(words(Files.writeString(directory.resolve("a"), "a")))
        .isEqualTo("File 'a': 1 byte in UTF-8, 1 character");
    assertThat(words(Files.writeString(directory.resolve("b"), "\u00e9".repeat(1000))))
        .isEqualTo("File 'b': 2,000 bytes in UTF-8, 1,000 characters");
  }

  private static String words(Path file) {
    return Document.of(Optional.of(file.toString()), Optional.empty(), Optional.empty(), 1).words();
  }
}
