package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.cli.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The files of one command: what it writes must not replace what it reads. Not thread-safe. */
final class DistinctFiles {
  private final Map<String, Path> files = new LinkedHashMap<>();

  /**
   * @param name of the file on the command line, for messages
   */
  DistinctFiles reads(String name, Optional<String> file) {
    file.ifPresent(f -> files.put(name, InputFile.path(f)));
    return this;
  }

  /**
   * @throws HashcostException.InvalidParameter when it is one of those before
   */
  DistinctFiles writes(String name, Optional<String> file) {
    file.map(InputFile::path)
        .ifPresent(
            path -> {
              files.forEach((otherName, other) -> requireOther(name, path, otherName, other));
              files.put(name, path);
            });
    return this;
  }

  private static void requireOther(String name, Path path, String otherName, Path other) {
    if (isSame(path, other)) {
      throw new HashcostException.InvalidParameter(
          name + " '" + path + "' is the file of " + otherName + " too; name another");
    }
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      // One of them is not there yet.
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }
  }
}
