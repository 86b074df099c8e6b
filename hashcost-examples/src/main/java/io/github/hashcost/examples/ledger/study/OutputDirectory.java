package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Where a study goes: a directory of its own, written whole or not at all. Immutable.
 *
 * <p>Everything is written into a new directory beside it, which then takes its place: an old study
 * is there whole until the new one is. Nothing is ever mixed, so a directory with anything that no
 * study wrote is not replaced, however much it is forced.
 */
public final class OutputDirectory {
  /** All that a study writes, and so all that may be lost with an old one. */
  static final Set<String> FILES =
      Set.of(
          "stat_hash_function.csv",
          "stat_chain_append.csv",
          "stat_chain_verify.csv",
          "stat_ed25519.csv",
          "raw_hash_function_100runs.csv",
          "codebook.csv",
          "environment.json",
          "result.json",
          "README.md",
          "SHA256SUMS");

  private final Path directory;
  private final boolean force;

  private OutputDirectory(Path directory, boolean force) {
    this.directory = directory;
    this.force = force;
  }

  /**
   * Tries it before anything is measured.
   *
   * @param force whether an old study that is there may be replaced
   * @throws HashcostException.InvalidParameter when it cannot be written, or holds an old study and
   *     must not be replaced, or holds anything else
   */
  public static OutputDirectory of(Path directory, boolean force) {
    OutputDirectory given = new OutputDirectory(directory.toAbsolutePath().normalize(), force);
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw given.bad("is no directory; name one, or a new one");
    }
    if (!Files.isDirectory(given.parent())) {
      throw given.bad("cannot be made: the directory around it does not exist");
    }
    try {
      // A link to a directory stays one.
      OutputDirectory output =
          Files.exists(directory) ? new OutputDirectory(directory.toRealPath(), force) : given;
      output.requireReplaceable();
      // Permissions say less than a try.
      Files.delete(output.newSibling());
      return output;
    } catch (IOException e) {
      throw given.bad("cannot be written");
    }
  }

  private void requireReplaceable() throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    if (Path.of("").toRealPath().startsWith(directory)) {
      throw bad("is replaced as a whole, and you are in it; name another, such as one within it");
    }
    List<Path> there;
    try (Stream<Path> list = Files.list(directory)) {
      there = list.sorted().toList();
    }
    if (!there.isEmpty() && !force) {
      throw bad("has files; name another, or say --force to replace an old study");
    }
    for (Path path : there) {
      String name = path.getFileName().toString();
      if (!FILES.contains(name) || Files.isDirectory(path)) {
        throw bad(
            "has '" + name + "', which no study wrote; move it away, or name another directory");
      }
    }
  }

  private Path parent() {
    return Optional.ofNullable(directory.getParent()).orElse(directory);
  }

  private Path newSibling() throws IOException {
    return Files.createDirectory(sibling());
  }

  private Path sibling() {
    return parent().resolve(".hashcost-study-" + UUID.randomUUID());
  }

  /**
   * Whatever ends this early leaves what was there whole, if only under a name beside it.
   *
   * @throws HashcostException.InvalidParameter when it cannot be written; what was there is there
   */
  void write(Map<String, byte[]> files) {
    try {
      Path part = newSibling();
      try {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
          Files.write(part.resolve(file.getKey()), file.getValue());
        }
      } catch (IOException e) {
        remove(part);
        throw e;
      }
      replaceBy(part);
    } catch (IOException e) {
      throw bad("cannot be written (" + e.getClass().getSimpleName() + ")");
    }
  }

  /** What took minutes to measure is kept even if it cannot take its place. */
  private void replaceBy(Path part) throws IOException {
    Path old = sibling();
    try {
      if (Files.exists(directory)) {
        // Somebody may have put something there meanwhile.
        requireReplaceable();
        Files.move(directory, old);
      }
      try {
        Files.move(part, directory);
      } catch (IOException e) {
        if (Files.exists(old)) {
          Files.move(old, directory);
        }
        throw e;
      }
    } catch (IOException | HashcostException e) {
      throw bad("could not be replaced; it is as it was, and the new files are in '" + part + "'");
    }
    remove(old);
  }

  /** A study has no directories in it. */
  private static void remove(Path study) throws IOException {
    if (!Files.exists(study)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> list = Files.list(study)) {
      files = list.toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.delete(study);
  }

  private HashcostException bad(String what) {
    return new HashcostException.InvalidParameter("directory '" + directory + "' " + what);
  }
}
