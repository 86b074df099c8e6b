package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

/** The file of {@code --json}, tried before anything is measured. */
final class ResultOutput {
  private final Path file;

  private ResultOutput(Path file) {
    this.file = file;
  }

  /**
   * @throws HashcostException.InvalidParameter when it cannot be written
   */
  static Optional<ResultOutput> of(Optional<String> name) {
    return name.map(InputFile::path).map(ResultOutput::tried);
  }

  private static ResultOutput tried(Path file) {
    Path directory = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    if (Files.isDirectory(file)) {
      throw bad(file, "is a directory; a file is expected");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw bad(file, "cannot be written");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return new ResultOutput(file);
    }
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw bad(file, "cannot be written: '" + directory.getFileName() + "' is not a directory");
    }
    if (!Files.isDirectory(directory)) {
      throw bad(file, "cannot be written: its directory does not exist");
    }
    try {
      // The owner of a machine passes every check of permissions, so only trying tells.
      Files.delete(Files.createTempFile(directory, ".hashcost", ".tmp"));
    } catch (IOException e) {
      throw bad(file, "cannot be written: its directory takes no new file");
    }
    return new ResultOutput(file);
  }

  void write(RunResult run) {
    ResultFile.write(file, run);
  }

  /** What another file than a result holds. */
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Whole or not at all.
   *
   * @throws HashcostException.InvalidParameter when it cannot be written
   */
  void write(Content content) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      content.writeTo(bytes);
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // A pipe or a device must not be replaced by a file.
        Files.write(file, bytes.toByteArray());
      } else {
        replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), bytes);
      }
    } catch (IOException e) {
      throw bad(file, "cannot be written (" + e.getClass().getSimpleName() + ")");
    }
  }

  private static void replace(Path target, ByteArrayOutputStream bytes) throws IOException {
    Path part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try {
      Files.write(part, bytes.toByteArray());
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static HashcostException bad(Path file, String what) {
    return new HashcostException.InvalidParameter("--json: '" + file + "' " + what);
  }
}
