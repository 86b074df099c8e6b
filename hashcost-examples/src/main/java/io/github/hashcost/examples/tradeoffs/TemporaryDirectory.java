package io.github.hashcost.examples.tradeoffs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A directory for a few files. All of them are gone once it is closed, or else with the JVM. */
final class TemporaryDirectory implements AutoCloseable {
  /** When the JVM ends, whoever still writes into it ends at the same time, not before. */
  private static final int TRIES = 50;

  private static final long BETWEEN_MILLIS = 20;

  private final Thread cleanUp = new Thread(this::deleteAtExit, "temporary-directory");
  private volatile @Nullable Path directory;
  private volatile boolean closed;

  private TemporaryDirectory() {}

  static TemporaryDirectory create() throws IOException {
    TemporaryDirectory made = new TemporaryDirectory();
    // First, for a JVM may end as soon as the directory is there.
    Runtime.getRuntime().addShutdownHook(made.cleanUp);
    try {
      made.directory = Files.createTempDirectory("hashcost");
    } catch (IOException e) {
      made.close();
      throw e;
    }
    return made;
  }

  /** A file in it that may be written. */
  Path file(String name) {
    Path parent = directory;
    if (parent == null || closed) {
      throw new IllegalStateException("closed");
    }
    return parent.resolve(name);
  }

  @Override
  public void close() throws IOException {
    delete();
    closed = true;
    try {
      Runtime.getRuntime().removeShutdownHook(cleanUp);
    } catch (IllegalStateException e) {
      // The JVM is ending, and the hook finds nothing to do.
    }
  }

  /** Whether it was made already. */
  private boolean delete() throws IOException {
    Path parent = directory;
    if (parent == null || !Files.exists(parent)) {
      return parent != null;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(parent)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(parent);
    return true;
  }

  private void deleteAtExit() {
    for (int i = 0; i < TRIES; i++) {
      try {
        if (closed || delete()) {
          return;
        }
      } catch (IOException stillUsed) {
        // Tried again.
      }
      try {
        TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
