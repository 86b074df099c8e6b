package io.github.hashcost.environment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The small text files in which Linux describes itself; elsewhere there are none, and every answer
 * is empty.
 */
final class SystemFiles {
  /**
   * Enough for the first processor of {@code /proc/cpuinfo}, which is long on a machine with many.
   */
  private static final int MAX_BYTES = 16 * 1024;

  private final Path root;

  SystemFiles(Path root) {
    this.root = root;
  }

  /**
   * The lines at the start of a file; empty when it is missing or unreadable. Bytes that are no
   * UTF-8 are replaced.
   */
  List<String> firstLines(String path) {
    return start(path, MAX_BYTES).lines().toList();
  }

  /** The first line, or its first 1024 bytes; empty when there is nothing or the line is blank. */
  Optional<String> firstLine(String path) {
    return start(path, 1024).lines().findFirst().filter(line -> !line.isBlank());
  }

  private String start(String path, int bytes) {
    try (InputStream in = Files.newInputStream(root.resolve(path))) {
      return new String(in.readNBytes(bytes), StandardCharsets.UTF_8);
    } catch (IOException | RuntimeException e) {
      return "";
    }
  }

  /** Bytes of physical memory. */
  Optional<Long> totalMemory() {
    return firstLines("proc/meminfo").stream()
        .filter(line -> line.matches("MemTotal:\\s+\\d{1,15} kB"))
        .map(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
        .findFirst();
  }

  /** How the kernel chooses the clock of the first processor. */
  Optional<String> governor() {
    return firstLine("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").map(String::strip);
  }

  Optional<String> distribution() {
    return firstLines("etc/os-release").stream()
        .filter(line -> line.startsWith("PRETTY_NAME="))
        .map(line -> line.substring("PRETTY_NAME=".length()).replaceAll("^[\"']|[\"']$", ""))
        .filter(name -> !name.isBlank())
        .findFirst();
  }
}
