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
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Runs {@code measure --json} in JVMs like this one, one after another. */
final class FreshMeasure implements FreshRuns {
  private static final long TICK_MILLIS = 100;

  private final Screen screen;

  FreshMeasure(Screen screen) {
    this.screen = screen;
  }

  @Override
  public RunResult run(List<String> measurement, String doing) throws NoJvm {
    try {
      Path result = Files.createTempFile("hashcost-run", ".json");
      try {
        return run(command(measurement, result), result, doing);
      } finally {
        Files.deleteIfExists(result);
      }
    } catch (IOException e) {
      // The command, which the message of it quotes, is of no use to a person.
      throw new NoJvm("none could be started, or its result not be kept");
    }
  }

  private static ProcessBuilder command(List<String> measurement, Path result) {
    List<String> arguments = new ArrayList<>(List.of("measure"));
    arguments.addAll(measurement);
    arguments.addAll(List.of("--json", result.toString()));
    return FreshJvm.running(HashcostMain.class, arguments)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD);
  }

  private RunResult run(ProcessBuilder command, Path result, String doing)
      throws IOException, NoJvm {
    Process child = command.start();
    Thread cleanUp = new Thread(() -> end(child, result), "hashcost-fresh-jvm-end");
    if (!isRegistered(cleanUp)) {
      end(child, result);
      throw new HashcostException.Interrupted("this JVM is ending");
    }
    try {
      await(child, doing);
      // It exits with 1 where a cell failed, and the file says which.
      if (Files.size(result) == 0) {
        throw new NoJvm(
            "one ended with exit code " + child.exitValue() + " before it had measured");
      }
      return ResultFile.read(result);
    } finally {
      destroy(child);
      removeHook(cleanUp);
    }
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

  private void await(Process child, String doing) {
    long start = System.nanoTime();
    try {
      while (!child.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        screen.progress(
            () ->
                String.format(Locale.ROOT, "%s: %.0f s", doing, (System.nanoTime() - start) / 1e9));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while a fresh JVM was measuring");
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

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending, so the hook is running and does its work.
      return;
    }
  }
}
