package io.github.hashcost.jvm;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Heap bytes that the current thread has allocated so far. Not API. */
@FunctionalInterface
public interface AllocationMeter {
  /** Negative where nobody counts. */
  long bytes();

  /** HotSpot's counter. */
  static AllocationMeter system() {
    try {
      if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
          && bean.isThreadAllocatedMemorySupported()) {
        bean.setThreadAllocatedMemoryEnabled(true);
        return bean::getCurrentThreadAllocatedBytes;
      }
    } catch (LinkageError | UnsupportedOperationException e) {
      return () -> -1;
    }
    return () -> -1;
  }
}
