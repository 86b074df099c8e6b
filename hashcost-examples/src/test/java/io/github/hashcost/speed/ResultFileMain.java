package io.github.hashcost.speed;

import com.sun.management.OperatingSystemMXBean;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.Report;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * What a large result file takes: 1,000 cells of 300 samples, written, read and shown in a JVM that
 * has done none of it before. Start it with the heap that must do, such as {@code -Xmx100m}.
 */
final class ResultFileMain {
  private static final int CELLS = 1000;
  private static final int SAMPLES = 300;

  private ResultFileMain() {}

  public static void main(String[] args) throws Exception {
    RunResult run = run();
    Path file = Files.createTempFile("hashcost", ".json");
    try {
      timed(
          "written",
          () -> {
            ResultFile.write(file, run);
            return Files.size(file) / 1024 + " KiB";
          });
      RunResult[] read = new RunResult[1];
      timed(
          "read",
          () -> {
            read[0] = ResultFile.read(file);
            return read[0].cells().size() + " cells";
          });
      timed("text", () -> length(Report.of(read[0]).text()));
      timed("Markdown", () -> length(Report.of(read[0]).markdown()));
      timed("CSV", () -> length(Report.of(read[0]).csv()));
      timed("JSON", () -> length(Report.of(read[0]).json()));
    } finally {
      Files.delete(file);
    }
  }

  private static void timed(String what, Callable<String> task) throws Exception {
    long start = System.nanoTime();
    long cpu = cpuNanos();
    String result = task.call();
    System.out.printf(
        Locale.ROOT,
        "%-8s  %.2f s, %.2f s of a processor: %s, heap of %d MiB%n",
        what,
        (System.nanoTime() - start) / 1e9,
        (cpuNanos() - cpu) / 1e9,
        result,
        Runtime.getRuntime().maxMemory() >> 20);
  }

  /**
   * Of all threads, the compiler's and the collector's too; on a busy machine the fairer figure.
   */
  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static String length(String text) {
    return text.length() / 1024 + " KiB";
  }

  /** 100 functions on 10 inputs; none takes part in every round, so that all fields are there. */
  private static RunResult run() {
    SplittableRandom random = new SplittableRandom(42);
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < CELLS; i++) {
      long size = 12L << i % 10;
      cells.add(
          Cell.builder(AlgorithmId.parse("op/function-" + i / 10), size + " B", size)
              .samples(samples(random, 150_000 + i))
              .allocatedBytesPerCall(i)
              .build());
    }
    return RunResult.of(Instant.EPOCH, Environment.read(), Plan.builder().build(), Map.of(), cells);
  }

  private static Samples samples(SplittableRandom random, long nanos) {
    int[] rounds = IntStream.range(0, SAMPLES).map(i -> i + i / 50).toArray();
    long[] calls = random.longs(SAMPLES, 2000, 2400).toArray();
    long[] elapsed = random.longs(SAMPLES, nanos, nanos + nanos / 50).toArray();
    return Samples.of(rounds, calls, elapsed);
  }
}
