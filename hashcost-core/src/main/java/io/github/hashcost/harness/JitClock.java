package io.github.hashcost.harness;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * How long the JVM has compiled so far. It only grows when a compilation ends, so standing still
 * proves nothing by itself: a queued compilation looks quiet.
 */
@FunctionalInterface
interface JitClock {
  long millis();

  /** Stands still where the JVM does not tell, as with {@code -Xint}. */
  static JitClock system() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    return bean != null && bean.isCompilationTimeMonitoringSupported()
        ? bean::getTotalCompilationTime
        : () -> 0;
  }
}
