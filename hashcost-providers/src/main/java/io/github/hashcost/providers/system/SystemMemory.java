package io.github.hashcost.providers.system;

import com.sun.management.OperatingSystemMXBean;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Setting;
import java.lang.management.ManagementFactory;

/**
 * What a call fills against what this machine, or its container, has. It lies outside the heap, and
 * a system that runs out of memory ends the whole JVM.
 */
final class SystemMemory {
  private SystemMemory() {}

  /** Half: the heap and other processes need room too. */
  static void check(String name, Setting setting) {
    if (setting.schema().memoryBytes(setting) > 0) {
      check(
          name,
          setting,
          ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize()
              / 2);
    }
  }

  static void check(String name, Setting setting, long limit) {
    long needed = setting.schema().memoryBytes(setting);
    if (needed > limit) {
      throw new HashcostException.InvalidParameter(
          name
              + " with "
              + setting
              + " fills "
              + mebibytes(needed)
              + " MiB beside the heap: at most "
              + limit / (1 << 20)
              + " are allowed here, half of the memory of the machine; choose less");
    }
  }

  private static long mebibytes(long bytes) {
    return (bytes + (1 << 20) - 1) / (1 << 20);
  }
}
