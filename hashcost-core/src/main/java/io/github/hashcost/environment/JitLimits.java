package io.github.hashcost.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What, of the facts of a JVM, keeps its compiler from its best. */
final class JitLimits {
  private JitLimits() {}

  static List<String> of(Map<String, String> jvm) {
    List<String> limits = new ArrayList<>();
    String jit = jvm.getOrDefault("jit", "");
    if (jit.equals("interpreted")) {
      limits.add("interpreter only");
    } else if (jit.startsWith("level ")) {
      limits.add("compiler stops at " + jit);
    }
    if ("true".equals(jvm.get("debugger"))) {
      limits.add("debugger");
    }
    if ("true".equals(jvm.get("coverage"))) {
      limits.add("coverage agent");
    }
    return List.copyOf(limits);
  }
}
