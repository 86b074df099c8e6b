package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Setting;

/** What a call fills against the most that this JVM can have: refused before anything is tried. */
final class Heap {
  private Heap() {}

  /** Three quarters: objects have headers, and others need room too. */
  static void check(String name, Setting setting) {
    check(name, setting, Runtime.getRuntime().maxMemory() / 4 * 3);
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
              + " MiB: at most "
              + limit / (1 << 20)
              + " are allowed here, three quarters of the heap; choose less, or give the JVM more"
              + " with -Xmx");
    }
  }

  private static long mebibytes(long bytes) {
    return (bytes + (1 << 20) - 1) / (1 << 20);
  }
}
