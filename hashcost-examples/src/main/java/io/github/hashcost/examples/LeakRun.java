package io.github.hashcost.examples;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.Isolation;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Repeats a tiny run many times, and looks whether something of it stays: every run defines classes
 * of its own and starts a thread, in a program that may live for months.
 *
 * <p>The first tenth of the runs is for what a JVM sets up once. After it a little may still come
 * on top, such as the JDK's number formats when a caveat first has to be worded; what grows by more
 * is a leak. Of a class that each run left, or of 2 KiB, a thousand runs show enough.
 */
public final class LeakRun {
  private static final int READINGS = 10;

  private static final List<Gauge> GAUGES =
      List.of(
          new Gauge("metaspace KiB", 1024, 64, LeakRun::metaspaceKib),
          new Gauge("classes", 200, 10, () -> classLoading().getLoadedClassCount()),
          new Gauge("threads", 2, 0, () -> ManagementFactory.getThreadMXBean().getThreadCount()),
          new Gauge("descriptors", 4, 0, LeakRun::openDescriptors),
          new Gauge("heap KiB", 512, 32, LeakRun::heapKib));

  private LeakRun() {}

  /** What must not grow by more than is allowed in all, and by every thousand runs. */
  private record Gauge(String label, long allowed, long byThousandRuns, LongSupplier now) {
    boolean grew(long before, long after, int runs) {
      return after - before > allowed + byThousandRuns * runs / 1000;
    }
  }

  /**
   * Takes an isolation, {@code adapter} unless given; how many runs, 10,000 unless given; and a
   * function, {@code bc/sha3-256} unless given.
   */
  public static void main(String[] args) {
    String isolation = args.length > 0 ? args[0] : "adapter";
    int runs = args.length > 1 ? Integer.parseInt(args[1]) : 10_000;
    Candidate function = HashCatalog.discover().get(args.length > 2 ? args[2] : "bc/sha3-256");
    Harness harness =
        Harness.builder()
            .isolation(Isolation.valueOf(isolation.toUpperCase(Locale.ROOT)))
            .rounds(1)
            .iterations(5)
            .cold()
            .build();
    List<Operation> tiny =
        List.of(
            Operation.hash(function, Input.ofSize(12)),
            Operation.of("trimmed", " text ", String::strip));

    int every = Math.max(1, runs / READINGS);
    repeat(harness, tiny, every);
    long[] before = readings();
    print(every, before);
    long[] after = before;
    for (int done = every; done < runs; ) {
      int more = Math.min(every, runs - done);
      repeat(harness, tiny, more);
      done += more;
      after = readings();
      print(done, after);
    }
    System.out.println(verdict(before, after, runs));
  }

  private static void repeat(Harness harness, List<Operation> operations, int times) {
    for (int i = 0; i < times; i++) {
      harness.run(operations);
    }
  }

  private static long[] readings() {
    // What refers to a class is cleared by the first, and the class goes with the second.
    System.gc();
    System.gc();
    return GAUGES.stream().mapToLong(gauge -> gauge.now.getAsLong()).toArray();
  }

  private static void print(int runs, long[] readings) {
    System.out.println(
        runs
            + " runs: "
            + IntStream.range(0, readings.length)
                .mapToObj(i -> GAUGES.get(i).label + " " + readings[i])
                .collect(Collectors.joining(", "))
            + ", classes unloaded "
            + classLoading().getUnloadedClassCount());
  }

  static String verdict(long[] before, long[] after, int runs) {
    String grown =
        IntStream.range(0, before.length)
            .filter(i -> GAUGES.get(i).grew(before[i], after[i], runs))
            .mapToObj(i -> GAUGES.get(i).label + " grew from " + before[i] + " to " + after[i])
            .collect(Collectors.joining(", "));
    return grown.isEmpty() ? "leaves nothing behind" : grown;
  }

  private static ClassLoadingMXBean classLoading() {
    return ManagementFactory.getClassLoadingMXBean();
  }

  private static long metaspaceKib() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getName().equals("Metaspace"))
        .mapToLong(pool -> pool.getUsage().getUsed() >> 10)
        .sum();
  }

  private static long heapKib() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 10;
  }

  /** 0 where the system does not tell. */
  private static long openDescriptors() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getOpenFileDescriptorCount()
        : 0;
  }
}
