package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.harness.FreshJvm;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs {@code measure} in another JVM like this one. It ends with this one at the latest. */
final class MeasuringJvm {
  private static final long TICK_MILLIS = 100;

  private final List<String> flags;

  /**
   * @param flags of the other JVM, besides those of this one
   */
  MeasuringJvm(List<String> flags) {
    this.flags = List.copyOf(flags);
  }

  /** Told again and again while the other JVM runs; throws to give it up. */
  interface Waiting {
    void at(double seconds) throws FreshRuns.NoJvm;
  }

  /**
   * What it measured; a cell that failed is in it.
   *
   * @param measurement the arguments of {@code measure} that say what and how
   * @throws FreshRuns.NoJvm when none can be had, or it ended before it had measured
   * @throws HashcostException.Interrupted when the thread is interrupted, or this JVM is ending
   */
  RunResult run(List<String> measurement, Waiting waiting) throws FreshRuns.NoJvm {
    try {
      Path result = Files.createTempFile("hashcost-run", ".json");
      try {
        return run(command(measurement, result), result, waiting);
      } finally {
        Files.deleteIfExists(result);
      }
    } catch (IOException e) {
      // The command, which the message of it quotes, is of no use to a person.
      throw new FreshRuns.NoJvm("none could be started, or its result not be kept");
    }
  }

  private ProcessBuilder command(List<String> measurement, Path result) {
    List<String> arguments = new ArrayList<>(List.of("measure"));
    arguments.addAll(measurement);
    arguments.addAll(List.of("--json", result.toString()));
    return FreshJvm.running(HashcostMain.class, flags, arguments)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD);
  }

  private static RunResult run(ProcessBuilder command, Path result, Waiting waiting)
      throws IOException, FreshRuns.NoJvm {
    Process child = command.start();
    Thread cleanUp = new Thread(() -> end(child, result), "hashcost-measuring-jvm-end");
    boolean registered = isRegistered(cleanUp);
    boolean ending = !registered;
    try {
      if (registered) {
        await(child, waiting);
      }
    } finally {
      destroy(child);
      ending |= registered && !isRemoved(cleanUp);
    }
    if (ending) {
      throw new HashcostException.Interrupted("this JVM is ending");
    }
    // It exits with 1 where a cell failed, and the file says which.
    if (Files.size(result) == 0) {
      throw new FreshRuns.NoJvm(
          "one ended with exit code " + child.exitValue() + " before it had measured");
    }
    return ResultFile.read(result);
  }

  private static void await(Process child, Waiting waiting) throws FreshRuns.NoJvm {
    long start = System.nanoTime();
    try {
      while (!child.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        waiting.at((System.nanoTime() - start) / 1e9);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while another JVM was measuring");
    }
  }

  private static void end(Process child, Path result) {
    destroy(child);
    result.toFile().delete();
  }

  /** With the children that it has at isolation fork. */
  private static void destroy(Process child) {
    child.descendants().forEach(ProcessHandle::destroyForcibly);
    child.destroyForcibly();
  }

  /** False when the JVM is ending already, so that nobody would end the other one. */
  private static boolean isRegistered(Thread hook) {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  /** False when the JVM is ending, and the hook does its work. */
  private static boolean isRemoved(Thread hook) {
    try {
      return Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return false;
    }
  }
}
