package io.github.hashcost.speed;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The C compiler gcc, where there is one. */
final class CCompiler {
  private static final String SOURCE = "djb2.c";
  private static final String PROGRAM = "djb2";

  private CCompiler() {}

  /** It is not there, or failed. */
  static final class Missing extends Exception {
    private static final long serialVersionUID = 1L;

    Missing(String why) {
      super(why);
    }
  }

  /** The first line that it prints about itself. */
  static String version() throws Missing {
    return output(List.of("gcc", "--version")).lines().findFirst().orElse("gcc");
  }

  /**
   * Compiles the loop.
   *
   * @param directory takes the source and the program
   */
  static Path compile(Path directory) throws Missing, IOException {
    Path source = directory.resolve(SOURCE);
    Path program = directory.resolve(PROGRAM);
    try (InputStream in = CCompiler.class.getResourceAsStream(SOURCE)) {
      Files.copy(Objects.requireNonNull(in, SOURCE), source);
    }
    output(List.of("gcc", "-std=c99", "-O2", "-o", program.toString(), source.toString()));
    return program;
  }

  /** The directory and what {@link #compile} put there. */
  static void remove(Path directory) throws IOException {
    for (String file : List.of(SOURCE, PROGRAM, "")) {
      Files.deleteIfExists(directory.resolve(file));
    }
  }

  private static String output(List<String> command) throws Missing {
    try {
      Process process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new Missing("gcc failed with exit code " + code);
      }
      return out;
    } catch (IOException e) {
      throw new Missing("there is no gcc on the PATH");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Missing("interrupted");
    }
  }
}
