package io.github.hashcost.examples.tradeoffs;

import static java.nio.file.StandardOpenOption.WRITE;

import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Task;
import io.github.hashcost.harness.TaskContext;
import io.github.hashcost.harness.WorkUnit;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Copies a file through a buffer: one call is one copy. Every time that the buffer is filled and
 * emptied the system is called twice, however little it holds.
 */
public final class FileCopy implements Task {
  /** As large as the largest buffer, which therefore takes it all at once. */
  public static final int FILE_BYTES = 64 * 1024;

  /** In bytes. */
  public static final List<Integer> BUFFERS = List.of(1, 4 * 1024, FILE_BYTES);

  private final Path source;
  private final Path target;
  private final byte[] buffer;

  private FileCopy(Path source, Path target, int bufferBytes) {
    this.source = source;
    this.target = target;
    this.buffer = new byte[bufferBytes];
  }

  /** One for each of {@link #BUFFERS}. */
  public static List<Operation> operations() {
    return BUFFERS.stream().map(FileCopy::operation).toList();
  }

  private static Operation operation(int bufferBytes) {
    return Operation.of(name(bufferBytes), FileCopy::create).unit(WorkUnit.bytes(FILE_BYTES));
  }

  /** Selects its cell in a result. */
  public static String name(int bufferBytes) {
    return "copy:buffer=" + bufferBytes;
  }

  private static FileCopy create(TaskContext context) throws IOException {
    Path directory = context.temporaryDirectory();
    Path source = Files.createFile(directory.resolve("source"));
    Path target = Files.createFile(directory.resolve("target"));
    byte[] bytes = new byte[FILE_BYTES];
    new SplittableRandom(FILE_BYTES).nextBytes(bytes);
    Files.write(source, bytes);
    return new FileCopy(source, target, context.integer("buffer"));
  }

  /** Over the copy before: to give its blocks back to the file system costs more than the rest. */
  @Override
  public Path call() throws IOException {
    try (InputStream in = Files.newInputStream(source);
        OutputStream out = Files.newOutputStream(target, WRITE)) {
      int length;
      while ((length = in.read(buffer)) >= 0) {
        out.write(buffer, 0, length);
      }
    }
    return target;
  }

  /** Not timed. */
  @Override
  public void afterBatch() throws IOException {
    if (Files.mismatch(source, target) >= 0) {
      throw new IOException("the copy differs from the file");
    }
  }
}
