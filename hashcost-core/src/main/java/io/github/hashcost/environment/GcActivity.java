package io.github.hashcost.environment;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Collections and the time they took, since the JVM started or in between. What a collector counts
 * is its own affair: concurrent ones may count a cycle beside its pauses. Immutable and
 * thread-safe.
 */
public final class GcActivity {
  private final long count;
  private final long millis;

  private GcActivity(long count, long millis) {
    this.count = count;
    this.millis = millis;
  }

  public static GcActivity of(long count, long millis) {
    return new GcActivity(count, millis);
  }

  /** The same ones as long as the JVM runs, and asking for them costs more than asking them. */
  private static final class Collectors {
    static final List<GarbageCollectorMXBean> ALL =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .filter(collector -> collector.getCollectionCount() >= 0)
            .toList();
  }

  /** All collections since the JVM started; empty where it does not tell. */
  public static Optional<GcActivity> read() {
    return Known.of(() -> Collectors.ALL.isEmpty() ? null : total(Collectors.ALL));
  }

  private static GcActivity total(List<GarbageCollectorMXBean> collectors) {
    long count = 0;
    long millis = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      count += collector.getCollectionCount();
      millis += Math.max(0, collector.getCollectionTime());
    }
    return of(count, millis);
  }

  /** What came after an earlier reading. */
  public GcActivity since(GcActivity earlier) {
    return of(count - earlier.count, millis - earlier.millis);
  }

  /** Both together. */
  public GcActivity plus(GcActivity other) {
    return of(count + other.count, millis + other.millis);
  }

  public long count() {
    return count;
  }

  /** Milliseconds. */
  public long millis() {
    return millis;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GcActivity g && count == g.count && millis == g.millis;
  }

  @Override
  public int hashCode() {
    return Objects.hash(count, millis);
  }

  @Override
  public String toString() {
    return count + " collections, " + millis + " ms";
  }
}
