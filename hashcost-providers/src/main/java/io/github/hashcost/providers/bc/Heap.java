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
              + " fills "
              + mebibytes(needed)
              + " MiB; three quarters of this heap are "
              + limit / (1 << 20)
              + "; choose less or raise -Xmx");
    }
  }

  private static long mebibytes(long bytes) {
    return (bytes + (1 << 20) - 1) / (1 << 20);
  }
}
