package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Setting;

/** What a call fills against the most that this JVM can have: refused before anything is tried. */
final class Heap {
  private Heap() {}

  /**
   * Three quarters: objects have headers, and others need room too.
   *
   * @param copies how many times Password4j has the memory at once
   */
  static void check(String name, Setting setting, int copies) {
    long limit = Runtime.getRuntime().maxMemory() / 4 * 3;
    long needed = copies * setting.schema().memoryBytes(setting);
    if (needed > limit) {
      throw new HashcostException.InvalidParameter(
          name
              + " fills "
              + (needed + (1 << 20) - 1) / (1 << 20)
              + " MiB"
              + (copies == 1 ? "" : ", its template with it")
              + "; three quarters of this heap are "
              + limit / (1 << 20)
              + "; choose less or raise -Xmx");
    }
  }
}
