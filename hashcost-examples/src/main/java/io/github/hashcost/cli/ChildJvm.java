package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.ResultFile;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs {@code measure} in a JVM like this one that makes no use of SHA-256 instructions. */
final class ChildJvm {
  private static final List<String> FLAGS =
      List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-UseSHA256Intrinsics");
  private static final String LEFT_OUT = "The column \"without SHA instructions\" is left out: ";

  private final long timeoutMillis;

  ChildJvm(long timeoutMillis) {
    this.timeoutMillis = timeoutMillis;
  }

  /**
   * Where it cannot measure it says why.
   *
   * @throws HashcostException.Interrupted when the thread is interrupted; the second JVM is ended
   */
  ChildRun withoutShaInstructions(String functions, String sizes) {
    try {
      Path result = Files.createTempFile("hashcost", ".json");
      try {
        return run(command(functions, sizes, result), result);
      } finally {
        Files.deleteIfExists(result);
      }
    } catch (IOException | HashcostException.InvalidParameter e) {
      return ChildRun.none(LEFT_OUT + "the second JVM could not be started or read.");
    }
  }

  private ChildRun run(List<String> command, Path result) throws IOException {
    Process child =
        new ProcessBuilder(command)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD)
            .start();
    Thread cleanUp = new Thread(() -> end(child, result));
    Runtime.getRuntime().addShutdownHook(cleanUp);
    try {
      if (!child.waitFor(timeoutMillis, TimeUnit.MILLISECONDS)) {
        return ChildRun.none(
            LEFT_OUT + "the second JVM took more than " + Quantity.time(timeoutMillis * 1e6) + ".");
      }
      return child.exitValue() == 0
          ? ChildRun.of(ResultFile.read(result))
          : ChildRun.none(LEFT_OUT + "the second JVM refused the flag or failed.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while a second JVM was measuring");
    } finally {
      child.destroyForcibly();
      removeHook(cleanUp);
    }
  }

  private static void end(Process child, Path result) {
    child.destroyForcibly();
    result.toFile().delete();
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending, so the hook is running and does its work.
      return;
    }
  }

  private static List<String> command(String functions, String sizes, Path result) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(ChildJvm::isOfMachine)
        .forEach(command::add);
    command.addAll(FLAGS);
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), HashcostMain.class.getName()));
    command.addAll(
        List.of("measure", "-f", functions, "--sizes", sizes, "--json", result.toString()));
    return command;
  }

  /** Heap and collector, so that the two JVMs can be compared; no agents, logs or dumps. */
  private static boolean isOfMachine(String argument) {
    return argument.startsWith("-Xm")
        || argument.startsWith("-Xs")
        || argument.matches("-XX:[+]Use\\w+");
  }
}
