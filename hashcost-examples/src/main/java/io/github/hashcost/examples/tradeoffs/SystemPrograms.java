package io.github.hashcost.examples.tradeoffs;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Programs of this machine. They run without a shell, without input and in the locale C; what they
 * write to standard error is thrown away. Immutable and thread-safe.
 */
public final class SystemPrograms implements Programs {
  private static final int MOST_OUTPUT_BYTES = 1 << 16;

  /** A JVM takes more arguments out of these, and says so on standard error. */
  private static final List<String> JVM_VARIABLES =
      List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

  private final List<Path> directories;

  private SystemPrograms(List<Path> directories) {
    this.directories = directories;
  }

  /** Found as this process would. */
  public static SystemPrograms onPath() {
    return on(Optional.ofNullable(System.getenv("PATH")).orElse(""));
  }

  /**
   * Found in these directories, first to last.
   *
   * @param path as {@code PATH} has them; those that are not absolute are passed over
   */
  public static SystemPrograms on(String path) {
    return new SystemPrograms(
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(path)
            .flatMap(SystemPrograms::directory)
            .toList());
  }

  private static Stream<Path> directory(String name) {
    try {
      return Stream.of(Path.of(name)).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  @Override
  public String output(List<String> command, Duration limit) throws NoAnswer {
    String name = String.valueOf(Path.of(command.get(0)).getFileName());
    Path program =
        find(command.get(0))
            .orElseThrow(() -> new NoAnswer("there is no " + name + " on the PATH"));
    Process process = start(name, program, command.subList(1, command.size()));
    Thread cleanUp = new Thread(() -> end(process));
    try {
      Runtime.getRuntime().addShutdownHook(cleanUp);
      return answer(name, process, limit);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while " + name + " was running");
    } finally {
      end(process);
      removeHook(cleanUp);
    }
  }

  private Optional<Path> find(String program) {
    Path path = Path.of(program);
    return (path.isAbsolute() ? Stream.of(path) : directories.stream().map(d -> d.resolve(path)))
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Process start(String name, Path program, List<String> arguments) throws NoAnswer {
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(Stream.of(program.toString()), arguments.stream()).toList())
            .redirectError(Redirect.DISCARD);
    builder.environment().put("LC_ALL", "C");
    JVM_VARIABLES.forEach(builder.environment()::remove);
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      return process;
    } catch (IOException e) {
      throw new NoAnswer(name + " could not be started");
    }
  }

  private static String answer(String name, Process process, Duration limit)
      throws NoAnswer, InterruptedException {
    long due = System.nanoTime() + limit.toNanos();
    // A program whose output nobody takes away waits for ever once a pipe is full.
    FutureTask<byte[]> output = new FutureTask<>(() -> drained(process.getInputStream()));
    Thread reader = new Thread(output, "output of " + name);
    reader.setDaemon(true);
    reader.start();
    try {
      byte[] bytes = output.get(limit.toNanos(), TimeUnit.NANOSECONDS);
      if (!process.waitFor(due - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        throw new TimeoutException();
      }
      if (process.exitValue() != 0) {
        throw new NoAnswer(name + " failed with exit code " + process.exitValue());
      }
      if (bytes.length > MOST_OUTPUT_BYTES) {
        throw new NoAnswer(name + " wrote more than " + Quantity.bytes(MOST_OUTPUT_BYTES));
      }
      return new String(bytes, StandardCharsets.US_ASCII);
    } catch (TimeoutException e) {
      throw new NoAnswer(name + " took more than " + Quantity.time((double) limit.toNanos()));
    } catch (ExecutionException e) {
      throw new NoAnswer("the output of " + name + " could not be read");
    }
  }

  /** One byte more than is allowed tells that there was more. */
  private static byte[] drained(InputStream output) throws IOException {
    byte[] kept = output.readNBytes(MOST_OUTPUT_BYTES + 1);
    output.transferTo(OutputStream.nullOutputStream());
    return kept;
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending, so the hook is running and does its work.
      return;
    }
  }
}
