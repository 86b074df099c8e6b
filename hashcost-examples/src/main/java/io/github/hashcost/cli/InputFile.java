package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads what is to be hashed, or says in one sentence why it cannot. */
public final class InputFile {
  private InputFile() {}

  public static Path path(String name) {
    if (name.isEmpty()) {
      throw new HashcostException.InvalidParameter("the name of a file is empty; one is expected");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new HashcostException.InvalidParameter(
          "file '" + name + "': not a path on this system", e);
    }
  }

  /**
   * All of it.
   *
   * @param copies how many times its bytes will be held
   */
  public static byte[] read(Path file, int copies) {
    if (Files.isDirectory(file)) {
      throw bad(file, "is a directory; a file is expected");
    }
    if (!Files.exists(file)) {
      throw bad(file, "does not exist");
    }
    int limit = Heap.limit(copies);
    try (InputStream in = Files.newInputStream(file)) {
      // A pipe or a device says size 0, so the size alone does not do.
      Heap.require("file '" + file + "'", Files.size(file), limit);
      return atMost(in, "file '" + file + "'", limit);
    } catch (IOException e) {
      throw bad(file, "cannot be read");
    }
  }

  /** Everything up to the end, if that is at most {@code limit} bytes. */
  static byte[] atMost(InputStream in, String what, int limit) throws IOException {
    byte[] bytes = in.readNBytes(limit);
    if (bytes.length == limit && in.read() >= 0) {
      throw Heap.tooLong(what, limit);
    }
    return bytes;
  }

  private static HashcostException bad(Path file, String what) {
    return new HashcostException.InvalidParameter("file '" + file + "' " + what);
  }
}
