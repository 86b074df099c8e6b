package io.github.hashcost.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A machine of files. */
record PlantedFiles(Path root) {
  void plant(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
