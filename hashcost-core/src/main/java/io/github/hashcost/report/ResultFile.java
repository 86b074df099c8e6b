package io.github.hashcost.report;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A {@link RunResult} as JSON, schema {@code hashcost-result/1}: raw samples and facts, nothing
 * derived. What is written reads back the same. The text is ASCII, hence UTF-8 too: every other
 * character is escaped. Fields that this version does not know are skipped, so that a file with
 * more in it stays readable.
 *
 * <p>It needs {@code com.fasterxml.jackson.core:jackson-core}, an optional dependency; without it
 * every method throws {@link HashcostException.Unsupported}. Stateless and thread-safe.
 */
public final class ResultFile {
  private ResultFile() {}

  /**
   * Writes a file whole or not at all: a crash, or the end of the JVM, leaves the old file or none.
   * What is no regular file, such as a pipe, is written as a stream.
   *
   * @throws HashcostException.InvalidParameter when there is no such directory, or it cannot be
   *     written
   * @throws HashcostException.Interrupted when the thread is interrupted; the old file is left
   */
  public static void write(Path file, RunResult run) {
    OptionalLibrary.JACKSON.require();
    AtomicFile.write(file, out -> ResultWriter.write(out, run));
  }

  /**
   * The stream is flushed and left open.
   *
   * @throws UncheckedIOException when the stream fails
   */
  public static void write(OutputStream out, RunResult run) {
    OptionalLibrary.JACKSON.require();
    try {
      ResultWriter.write(out, run);
    } catch (IOException e) {
      throw new UncheckedIOException("the result was not written: " + e.getMessage(), e);
    }
  }

  /**
   * The writer is flushed and left open.
   *
   * @throws UncheckedIOException when the writer fails
   */
  public static void write(Writer out, RunResult run) {
    OptionalLibrary.JACKSON.require();
    try {
      ResultWriter.write(out, run);
    } catch (IOException e) {
      throw new UncheckedIOException("the result was not written: " + e.getMessage(), e);
    }
  }

  /**
   * Reads a file whole.
   *
   * @throws HashcostException.InvalidParameter when it cannot be read, is cut short, is no result,
   *     or has a newer schema, with the line and column as far as known
   */
  public static RunResult read(Path file) {
    OptionalLibrary.JACKSON.require();
    if (Files.isDirectory(file)) {
      throw new HashcostException.InvalidParameter(
          file + " is a directory; name a result file in it");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return ResultReader.read(in, file.toString());
    } catch (IOException e) {
      throw AtomicFile.failure(file, "read", e);
    }
  }

  /**
   * Reads to the end of the stream and leaves it open.
   *
   * @throws HashcostException.InvalidParameter as {@link #read(Path)}
   * @throws UncheckedIOException when the stream fails
   */
  public static RunResult read(InputStream in) {
    OptionalLibrary.JACKSON.require();
    try {
      return ResultReader.read(in, "the result");
    } catch (IOException e) {
      throw new UncheckedIOException("the result was not read: " + e.getMessage(), e);
    }
  }
}
