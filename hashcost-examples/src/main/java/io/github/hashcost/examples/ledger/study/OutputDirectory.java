package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Where a study goes: a directory of its own, written whole or not at all. Immutable. */
public final class OutputDirectory {
  private final Path directory;

  private OutputDirectory(Path directory) {
    this.directory = directory;
  }

  /**
   * Tries it before anything is measured.
   *
   * @param force whether files that are there may be replaced; others stay
   * @throws HashcostException.InvalidParameter when it cannot be written, or has files and must not
   */
  public static OutputDirectory of(Path directory, boolean force) {
    OutputDirectory output = new OutputDirectory(directory.toAbsolutePath().normalize());
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw output.bad("is no directory; name one, or a new one");
    }
    if (!Files.isDirectory(output.parent())) {
      throw output.bad("cannot be made: the directory around it does not exist");
    }
    try {
      if (!force && Files.isDirectory(directory) && !output.isEmpty()) {
        throw output.bad(
            "has files; name another, or say --force to replace those of the same name");
      }
      // Permissions say less than a try.
      Files.delete(output.newPart());
    } catch (IOException e) {
      throw output.bad("cannot be written");
    }
    return output;
  }

  private Path parent() {
    return Optional.ofNullable(directory.getParent()).orElse(directory);
  }

  private boolean isEmpty() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.findAny().isEmpty();
    }
  }

  private Path newPart() throws IOException {
    return Files.createDirectory(parent().resolve(".hashcost-study-" + UUID.randomUUID()));
  }

  /** Everything beside it first, so that whatever ends this early leaves nothing half written. */
  void write(Map<String, byte[]> files) {
    try {
      Path part = newPart();
      try {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
          Files.write(part.resolve(file.getKey()), file.getValue());
        }
        if (Files.exists(directory)) {
          for (String name : files.keySet()) {
            Files.move(
                part.resolve(name), directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
          }
        } else {
          Files.move(part, directory);
        }
      } finally {
        remove(part);
      }
    } catch (IOException e) {
      throw bad("cannot be written (" + e.getClass().getSimpleName() + ")");
    }
  }

  private static void remove(Path part) throws IOException {
    if (!Files.exists(part)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> walk = Files.walk(part)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }

  private HashcostException bad(String what) {
    return new HashcostException.InvalidParameter("directory '" + directory + "' " + what);
  }
}
