package io.github.hashcost.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Directories of one task. They are removed with it, and should the JVM be ended before, by a
 * shutdown hook that is there no longer than they are. Made and removed by one thread.
 */
final class TemporaryDirectories {
  /** When the JVM ends, whoever still writes into one ends at the same time, not before. */
  private static final int TRIES = 50;

  private static final long BETWEEN_MILLIS = 20;

  private final List<Path> directories = new CopyOnWriteArrayList<>();
  private @Nullable Thread hook;
  private volatile boolean ending;

  /** Empty. */
  Path create() throws IOException {
    if (hook == null) {
      // First, for the JVM may end as soon as there is a directory.
      Thread atExit = new Thread(this::removeAtExit, "hashcost-temporary-directories");
      Runtime.getRuntime().addShutdownHook(atExit);
      hook = atExit;
    }
    Path directory = Files.createTempDirectory("hashcost");
    directories.add(directory);
    if (ending) {
      remove(directory);
      throw new IOException("the JVM is ending");
    }
    return directory;
  }

  /** What cannot be removed stays: no reason to lose a measurement. */
  void remove() {
    directories.forEach(TemporaryDirectories::remove);
    directories.clear();
    if (hook != null) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The JVM is ending, and the hook finds nothing to do.
      }
      hook = null;
    }
  }

  private void removeAtExit() {
    ending = true;
    try {
      for (int i = 0; i < TRIES && !allRemoved(); i++) {
        TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
      }
    } catch (InterruptedException e) {
      // Nobody waits longer for this JVM.
    }
  }

  private boolean allRemoved() {
    directories.forEach(TemporaryDirectories::remove);
    return directories.stream().noneMatch(Files::exists);
  }

  private static void remove(Path directory) {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException | UncheckedIOException ignored) {
      // Tried again at the end of the JVM, or left.
    }
  }
}
