package io.github.hashcost.cli.accuracy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts what calls allocate on the heap, where the JVM counts it. */
final class Allocation {
  private Allocation() {}

  /** Bytes per call, on average of so many; negative where nobody counts. */
  static double bytesPerCall(LoneLoop loop, int calls) {
    if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
        && bean.isThreadAllocatedMemorySupported()) {
      // Once for what the counting itself and the first call allocate.
      allocated(bean, loop, 1);
      return (double) allocated(bean, loop, calls) / calls;
    }
    return -1;
  }

  private static long allocated(ThreadMXBean bean, LoneLoop loop, int calls) {
    long before = bean.getCurrentThreadAllocatedBytes();
    loop.run(calls);
    return bean.getCurrentThreadAllocatedBytes() - before;
  }
}
