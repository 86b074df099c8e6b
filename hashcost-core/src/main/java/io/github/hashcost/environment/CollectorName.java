package io.github.hashcost.environment;

import java.util.List;
import java.util.Map;

/** One name for a collector, which shows itself as several beans. */
final class CollectorName {
  /** How the name of its first bean starts in HotSpot. */
  private static final Map<String, String> BY_START =
      Map.of(
          "G1 ", "G1",
          "Copy", "Serial",
          "MarkSweepCompact", "Serial",
          "PS ", "Parallel",
          "ZGC", "ZGC",
          "Shenandoah", "Shenandoah",
          "Epsilon", "Epsilon");

  private CollectorName() {}

  /** Of a JVM that is not known, all its names. */
  static String of(List<String> beans) {
    return BY_START.entrySet().stream()
        .filter(e -> !beans.isEmpty() && beans.get(0).startsWith(e.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseGet(() -> String.join(", ", beans));
  }
}
