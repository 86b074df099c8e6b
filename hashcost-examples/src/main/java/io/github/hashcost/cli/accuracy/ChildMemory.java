package io.github.hashcost.cli.accuracy;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What memory child JVMs take, and how much there is for them. */
final class ChildMemory {
  /** A JVM whose heap is not used up. */
  private static final long QUIET_BYTES = 96L << 20;

  /** A heap that has been touched is seldom larger; a smaller limit makes it smaller. */
  private static final long HEAP_BYTES = 320L << 20;

  private static final Path MEMINFO = Path.of("/proc/meminfo");
  private static final Pattern AVAILABLE = Pattern.compile("(?m)^MemAvailable:\\s*(\\d{1,15}) kB$");

  private ChildMemory() {}

  /** Of one child. */
  static long needed(boolean allocates) {
    long heap = Math.min(HEAP_BYTES, Runtime.getRuntime().maxMemory());
    return QUIET_BYTES + (allocates ? heap : 0);
  }

  /** For all children: half of what is available. */
  static long allowed() {
    long total = totalBytes();
    return Math.min(total, availableBytes().orElse(total / 2)) / 2;
  }

  /** Of the container, where there is one. */
  private static long totalBytes() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean os
        ? os.getTotalMemorySize()
        : Long.MAX_VALUE;
  }

  private static OptionalLong availableBytes() {
    try {
      return available(Files.readString(MEMINFO));
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /** What {@code /proc/meminfo} calls so. */
  static OptionalLong available(String meminfo) {
    Matcher m = AVAILABLE.matcher(meminfo);
    return m.find() ? OptionalLong.of(Long.parseLong(m.group(1)) << 10) : OptionalLong.empty();
  }
}
