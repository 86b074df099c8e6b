package io.github.hashcost.examples.tradeoffs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** A directory for a few files. All of them are gone once it is closed, or else with the JVM. */
final class TemporaryDirectory implements AutoCloseable {
  private final Deque<Path> paths = new ArrayDeque<>();

  private TemporaryDirectory(Path directory) {
    remember(directory);
  }

  static TemporaryDirectory create() throws IOException {
    return new TemporaryDirectory(Files.createTempDirectory("hashcost"));
  }

  /** A file in it that may be written. */
  Path file(String name) {
    return remember(paths.getLast().resolve(name));
  }

  /** What is remembered last is deleted first, so a directory when it is empty. */
  private Path remember(Path path) {
    paths.addFirst(path);
    path.toFile().deleteOnExit();
    return path;
  }

  @Override
  public void close() throws IOException {
    for (Path path : paths) {
      Files.deleteIfExists(path);
    }
  }
}
