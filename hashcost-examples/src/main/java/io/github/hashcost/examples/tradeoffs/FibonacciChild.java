package io.github.hashcost.examples.tradeoffs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Runs {@link Fibonacci} by something else than this JVM. The child takes the times itself, turn by
 * turn, so that its start does not count.
 */
final class FibonacciChild {
  /** The first turn is not counted. */
  private static final int TURNS = 16;

  /** Each of them takes a second or two. */
  private static final Duration LIMIT = Duration.ofMinutes(1);

  private static final List<String> ARGUMENTS =
      List.of(String.valueOf(Fibonacci.N), String.valueOf(TURNS));

  static final List<FibonacciChild> ALL =
      List.of(
          new FibonacciChild("gcc", FibonacciChild::compiled),
          new FibonacciChild("xint", FibonacciChild::interpreted),
          new FibonacciChild("python3", FibonacciChild::python));

  private final String by;
  private final Launch launch;

  /** Answers what the child said. */
  private interface Launch {
    String run(Programs programs, TemporaryDirectory directory) throws NoAnswer, IOException;
  }

  private FibonacciChild(String by, Launch launch) {
    this.by = by;
    this.launch = launch;
  }

  /** {@code gcc}, {@code xint} or {@code python3}. */
  String by() {
    return by;
  }

  /**
   * Takes a few seconds.
   *
   * @throws NoAnswer when it is not there, or failed
   */
  FibonacciTimes run(Programs programs) throws NoAnswer {
    try (TemporaryDirectory directory = TemporaryDirectory.create()) {
      return FibonacciTimes.parse(by, launch.run(programs, directory), TURNS);
    } catch (IOException e) {
      throw new NoAnswer("its files could not be written or removed");
    }
  }

  private static String compiled(Programs programs, TemporaryDirectory directory)
      throws NoAnswer, IOException {
    String source = copied("fibonacci.c", directory).toString();
    String program = directory.file("fibonacci").toString();
    programs.output(List.of("gcc", "-std=c99", "-O2", "-o", program, source), LIMIT);
    return programs.output(command(program), LIMIT);
  }

  private static String interpreted(Programs programs, TemporaryDirectory directory)
      throws NoAnswer {
    String java = Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path", "");
    return programs.output(
        command(java, "-Xint", "-cp", classPath, Fibonacci.class.getName()), LIMIT);
  }

  private static String python(Programs programs, TemporaryDirectory directory)
      throws NoAnswer, IOException {
    // Isolated: no module of the current directory in place of one of Python's.
    return programs.output(
        command("python3", "-I", copied("fibonacci.py", directory).toString()), LIMIT);
  }

  private static List<String> command(String... program) {
    return Stream.concat(Stream.of(program), ARGUMENTS.stream()).toList();
  }

  private static Path copied(String resource, TemporaryDirectory directory) throws IOException {
    Path file = directory.file(resource);
    try (InputStream in = FibonacciChild.class.getResourceAsStream(resource)) {
      Files.copy(Objects.requireNonNull(in, resource), file);
    }
    return file;
  }
}
