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

  private TemporaryDirectory() {}

  static TemporaryDirectory create() throws IOException {
    TemporaryDirectory made = new TemporaryDirectory();
    // First, for a JVM may end as soon as the directory is there.
    Runtime.getRuntime().addShutdownHook(made.cleanUp);
    made.directory = Files.createTempDirectory("hashcost");
    return made;
  }

  /** A file in it that may be written. */
  Path file(String name) {
    Path parent = directory;
    if (parent == null) {
      throw new IllegalStateException("closed");
    }
    return parent.resolve(name);
  }

  @Override
  public void close() throws IOException {
    delete();
    directory = null;
    try {
      Runtime.getRuntime().removeShutdownHook(cleanUp);
    } catch (IllegalStateException e) {
      // The JVM is ending, and the hook finds nothing to do.
    }
  }

  private void delete() throws IOException {
    Path parent = directory;
    if (parent == null || !Files.exists(parent)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(parent)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(parent);
  }

  private void deleteAtExit() {
    for (int i = 0; i < TRIES; i++) {
      try {
        delete();
        return;
      } catch (IOException stillUsed) {
        try {
          TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }
}
