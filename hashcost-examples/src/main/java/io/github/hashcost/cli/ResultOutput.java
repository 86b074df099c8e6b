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

/** The file of an option such as {@code --json}, tried before anything is measured. */
public final class ResultOutput {
  private final String option;
  private final Path file;

  private ResultOutput(String option, Path file) {
    this.option = option;
    this.file = file;
  }

  /**
   * The file of this name, if one is given.
   *
   * @param option as typed, for messages
   * @throws HashcostException.InvalidParameter when it cannot be written
   */
  public static Optional<ResultOutput> of(String option, Optional<String> name) {
    return name.map(InputFile::path).map(file -> new ResultOutput(option, file).tried());
  }

  private ResultOutput tried() {
    Path directory = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    if (Files.isDirectory(file)) {
      throw bad("is a directory; a file is expected");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw bad("cannot be written");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return this;
    }
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw bad("cannot be written: '" + directory.getFileName() + "' is not a directory");
    }
    if (!Files.isDirectory(directory)) {
      throw bad("cannot be written: its directory does not exist");
    }
    try {
      // The owner of a machine passes every check of permissions, so only trying tells.
      Files.delete(Files.createTempFile(directory, ".hashcost", ".tmp"));
    } catch (IOException e) {
      throw bad("cannot be written: its directory takes no new file");
    }
    return this;
  }

  void write(RunResult run) {
    ResultFile.write(file, run);
  }

  /** What another file than a result holds. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Whole or not at all.
   *
   * @throws HashcostException.InvalidParameter when it cannot be written
   */
  public void write(Content content) {
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
      throw bad("cannot be written (" + e.getClass().getSimpleName() + ")");
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

  private HashcostException bad(String what) {
    return new HashcostException.InvalidParameter(option + ": '" + file + "' " + what);
  }
}
