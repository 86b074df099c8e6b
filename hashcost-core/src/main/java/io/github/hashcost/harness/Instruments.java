package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
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
    NanoClock clock, JitClock jit, AllocationMeter allocation, Supplier<GcActivity> collections) {
  static Instruments system() {
    return new Instruments(
        NanoClock.system(), JitClock.system(), AllocationMeter.system(), collectionsOfTheJvm());
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
    return new Instruments(other, jit, allocation, collections);
  }

  Instruments with(JitClock other) {
    return new Instruments(clock, other, allocation, collections);
  }

  Instruments with(AllocationMeter other) {
    return new Instruments(clock, jit, other, collections);
  }

  Instruments with(Supplier<GcActivity> other) {
    return new Instruments(clock, jit, allocation, other);
  }
}
