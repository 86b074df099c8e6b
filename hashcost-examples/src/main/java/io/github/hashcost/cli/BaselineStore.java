package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A named baseline: a directory with one result file for each JVM. It is replaced as a whole or not
 * at all, and never where it has anything else in it. Immutable.
 */
final class BaselineStore {
  /** No separators and no leading dot, so that no name leads out of the directory. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

  private static final Pattern FILE = Pattern.compile("run-([0-9]{1,4})\\.json");

  private final Path directory;
  private final String name;

  private BaselineStore(Path directory, String name) {
    this.directory = directory;
    this.name = name;
  }

  /**
   * The baseline of this name, there or not.
   *
   * @param root where baselines are kept
   * @param option as typed, for messages
   * @throws HashcostException.InvalidParameter when it is no name
   */
  static BaselineStore of(Path root, String option, String name) {
    if (!NAME.matcher(name).matches()) {
      throw new HashcostException.InvalidParameter(
          option
              + ": a name of 1 to 64 letters, digits, '.', '_' or '-' is expected, such as main");
    }
    return new BaselineStore(root.resolve(name), name);
  }

  String name() {
    return name;
  }

  Path directory() {
    return directory;
  }

  /**
   * The runs, in the order in which they were kept.
   *
   * @throws HashcostException.InvalidParameter when there is none of this name, or a file cannot be
   *     read
   */
  List<RunResult> read() {
    if (!Files.isDirectory(directory)) {
      throw bad("is not there; make it with --save-baseline " + name);
    }
    List<Path> files;
    try {
      files = files();
    } catch (IOException e) {
      throw bad("cannot be read");
    }
    List<RunResult> runs =
        files.stream()
            .filter(file -> number(file) > 0)
            .sorted(Comparator.comparingInt(BaselineStore::number))
            .map(ResultFile::read)
            .toList();
    if (runs.isEmpty()) {
      throw bad("has no run in it; make it anew with --save-baseline " + name);
    }
    return runs;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> list = Files.list(directory)) {
      return list.toList();
    }
  }

  /** 0 for what no baseline wrote. */
  private static int number(Path file) {
    Matcher matcher = FILE.matcher(String.valueOf(file.getFileName()));
    return matcher.matches() && Files.isRegularFile(file) ? Integer.parseInt(matcher.group(1)) : 0;
  }

  /**
   * Before anything is measured.
   *
   * @throws HashcostException.InvalidParameter when it could not be saved
   */
  void requireWritable() {
    try {
      Path root = root();
      Files.createDirectories(root);
      requireReplaceable();
      // Permissions say less than a try.
      Files.delete(Files.createDirectory(sibling("try")));
    } catch (IOException e) {
      throw bad("cannot be written");
    }
  }

  private void requireReplaceable() throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    if (!Files.isDirectory(directory)) {
      throw bad("is no directory; remove it or take another name");
    }
    if (files().stream().anyMatch(file -> number(file) == 0)) {
      throw bad("has files that no baseline wrote; move them away or take another name");
    }
  }

  /**
   * In place of what there was. What ends this early leaves the old files whole, if only under a
   * name beside it.
   *
   * @throws HashcostException.InvalidParameter when it cannot be written; what was there is there
   */
  void save(List<RunResult> runs) {
    try {
      Path part = Files.createDirectory(sibling("part"));
      try {
        for (int i = 0; i < runs.size(); i++) {
          ResultFile.write(part.resolve("run-" + (i + 1) + ".json"), runs.get(i));
        }
        replaceBy(part);
      } finally {
        remove(part);
      }
    } catch (IOException e) {
      throw bad("cannot be written (" + e.getClass().getSimpleName() + ")");
    }
  }

  private void replaceBy(Path part) throws IOException {
    // Somebody may have put something there meanwhile.
    requireReplaceable();
    Path old = sibling("old");
    boolean replaces = Files.exists(directory);
    if (replaces) {
      Files.move(directory, old);
    }
    try {
      Files.move(part, directory);
    } catch (IOException e) {
      if (replaces) {
        Files.move(old, directory);
      }
      throw e;
    }
    remove(old);
  }

  /** A directory of files, if it is there. */
  private static void remove(Path flat) throws IOException {
    if (!Files.exists(flat)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> list = Files.list(flat)) {
      files = list.toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.delete(flat);
  }

  private Path root() {
    return Optional.ofNullable(directory.getParent()).orElse(directory);
  }

  private Path sibling(String what) {
    return root().resolve("." + name + "-" + what + "-" + UUID.randomUUID());
  }

  private HashcostException bad(String what) {
    return new HashcostException.InvalidParameter("baseline '" + name + "' " + what);
  }
}
