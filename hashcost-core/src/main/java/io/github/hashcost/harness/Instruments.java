package io.github.hashcost.harness;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.jvm.AllocationMeter;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Supplier;

/**
 * What a run reads off its JVM. A test plants its own.
 *
 * @param collections all collections so far
 */
record Instruments(
    NanoClock clock,
    JitClock jit,
    AllocationMeter allocation,
    Supplier<GcActivity> collections,
    Supplier<Environment> environment,
    Supplier<HostActivity> host) {
  static Instruments system() {
    return new Instruments(
        NanoClock.system(),
        JitClock.system(),
        AllocationMeter.system(),
        collectionsOfTheJvm(),
        Environment::read,
        HostActivity::read);
  }

  private static Supplier<GcActivity> collectionsOfTheJvm() {
    List<GarbageCollectorMXBean> collectors =
        List.copyOf(ManagementFactory.getGarbageCollectorMXBeans());
    return () -> {
      long count = 0;
      long millis = 0;
      for (GarbageCollectorMXBean collector : collectors) {
        count += Math.max(0, collector.getCollectionCount());
        millis += Math.max(0, collector.getCollectionTime());
      }
      return GcActivity.of(count, millis);
    };
  }

  Instruments with(NanoClock other) {
    return new Instruments(other, jit, allocation, collections, environment, host);
  }
}
