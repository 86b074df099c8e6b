package io.github.hashcost.environment;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads the counters one by one: one that cannot be read is left out and harms no other. */
final class ActivityReader {
  /** The kernel tells times to programs in hundredths of a second, whatever its own tick. */
  private static final long TICK_NANOS = 10_000_000;

  /** Columns of {@code /proc/stat}, proc(5): user, nice, system, irq and softirq are work. */
  private static final int[] BUSY = {0, 1, 2, 5, 6};

  private static final int STEAL = 7;

  /** Columns of {@code /proc/self/stat} after the name, proc(5): utime and stime. */
  private static final int[] OWN = {11, 12};

  private final SystemFiles files;

  /**
   * @param root where {@code proc} and {@code sys} lie
   */
  ActivityReader(Path root) {
    files = new SystemFiles(root);
  }

  HostActivity read() {
    HostActivity.Builder b = HostActivity.builder();
    throttled("nr_throttled", 1).ifPresent(b::throttledPeriods);
    // Version 2 of control groups counts microseconds, version 1 nanoseconds.
    throttled("throttled_usec", 1000)
        .or(() -> throttled("throttled_time", 1))
        .ifPresent(b::throttledNanos);

    List<String> machine = columns("proc/stat", "cpu\\s+");
    nanos(machine, STEAL).ifPresent(b::stealNanos);
    Optional<Long> own = nanos(columns("proc/self/stat", ".*\\) "), OWN);
    own.ifPresent(b::ownCpuNanos);
    nanos(machine, BUSY)
        .flatMap(busy -> own.map(mine -> busy - mine))
        // Some sandboxes show a machine that never works.
        .filter(others -> others >= 0)
        .ifPresent(b::otherCpuNanos);

    Known.of(() -> ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
        .filter(load -> load >= 0)
        .ifPresent(b::loadAverage);
    GcActivity.read().ifPresent(b::gc);
    return b.build();
  }

  /** Over this group and those above it, for a group does not count its parents' stops. */
  private Optional<Long> throttled(String counter, long unit) {
    return CpuGroups.directories(files).stream()
        .flatMap(directory -> files.firstLines(directory + "/cpu.stat").stream())
        .filter(line -> line.matches(counter + " \\d{1,15}"))
        .map(line -> unit * Long.parseLong(line.substring(counter.length() + 1)))
        .reduce(Long::sum);
  }

  private List<String> columns(String path, String start) {
    return files.firstLines(path).stream()
        .limit(1)
        .filter(line -> line.matches(start + ".*"))
        .flatMap(line -> Stream.of(line.replaceFirst(start, "").split(" ", -1)))
        .toList();
  }

  private static Optional<Long> nanos(List<String> columns, int... wanted) {
    boolean known =
        IntStream.of(wanted)
            .allMatch(i -> i < columns.size() && columns.get(i).matches("\\d{1,11}"));
    return known
        ? Optional.of(
            TICK_NANOS * IntStream.of(wanted).mapToLong(i -> Long.parseLong(columns.get(i))).sum())
        : Optional.empty();
  }
}
