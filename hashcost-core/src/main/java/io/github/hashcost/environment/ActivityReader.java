package io.github.hashcost.environment;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the counters one by one: one that cannot be read is left out and harms no other. */
final class ActivityReader {
  /** The kernel tells times to programs in hundredths of a second, whatever its own tick. */
  private static final long TICK_NANOS = 10_000_000;

  private static final Pattern MACHINE = Pattern.compile("cpu +(.*)");

  /** Columns of {@code /proc/stat}, proc(5): user, nice, system, irq and softirq are work. */
  private static final int[] BUSY = {0, 1, 2, 5, 6};

  private static final int STEAL = 7;

  /** The name, in brackets, may itself hold spaces and brackets. */
  private static final Pattern PROCESS = Pattern.compile(".*\\) (.*)");

  /** Columns of {@code /proc/self/stat} after the name, proc(5): utime and stime. */
  private static final int[] OWN = {11, 12};

  /** What still fits a {@code long} when turned into nanoseconds and added up. */
  private static final Pattern TICKS = Pattern.compile("\\d{1,10}");

  private static final Pattern COUNT = Pattern.compile("\\d{1,15}");

  private final SystemFiles files;

  /**
   * @param root where {@code proc} and {@code sys} lie
   */
  ActivityReader(Path root) {
    files = new SystemFiles(root);
  }

  HostActivity read() {
    HostActivity.Builder b = HostActivity.builder();
    throttled(b);
    List<String> machine = columns("proc/stat", MACHINE);
    nanos(machine, STEAL).ifPresent(b::stealNanos);
    Optional<Long> own = nanos(columns("proc/self/stat", PROCESS), OWN);
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
  private void throttled(HostActivity.Builder b) {
    List<String> lines =
        CpuGroups.directories(files).stream()
            .flatMap(directory -> files.firstLines(directory + "/cpu.stat").stream())
            .toList();
    sum(lines, "nr_throttled ").ifPresent(b::throttledPeriods);
    // Version 2 of control groups counts microseconds, version 1 nanoseconds.
    sum(lines, "throttled_usec ")
        .map(micros -> 1000 * micros)
        .or(() -> sum(lines, "throttled_time "))
        .ifPresent(b::throttledNanos);
  }

  private static Optional<Long> sum(List<String> lines, String counter) {
    return lines.stream()
        .filter(line -> line.startsWith(counter))
        .map(line -> line.substring(counter.length()))
        .filter(value -> COUNT.matcher(value).matches())
        .map(Long::parseLong)
        .reduce(Long::sum);
  }

  private List<String> columns(String path, Pattern pattern) {
    return files
        .firstLine(path)
        .map(pattern::matcher)
        .filter(Matcher::matches)
        .map(line -> List.of(line.group(1).split(" ", -1)))
        .orElse(List.of());
  }

  private static Optional<Long> nanos(List<String> columns, int... wanted) {
    boolean known =
        IntStream.of(wanted)
            .allMatch(i -> i < columns.size() && TICKS.matcher(columns.get(i)).matches());
    return known
        ? Optional.of(
            TICK_NANOS * IntStream.of(wanted).mapToLong(i -> Long.parseLong(columns.get(i))).sum())
        : Optional.empty();
  }
}
