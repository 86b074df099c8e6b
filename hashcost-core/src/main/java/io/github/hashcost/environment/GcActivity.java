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

  /** All collections since the JVM started; empty where it does not tell. */
  public static Optional<GcActivity> read() {
    return Known.of(
        () -> {
          List<GarbageCollectorMXBean> collectors =
              ManagementFactory.getGarbageCollectorMXBeans().stream()
                  .filter(c -> c.getCollectionCount() >= 0)
                  .toList();
          return collectors.isEmpty()
              ? null
              : of(
                  collectors.stream().mapToLong(c -> c.getCollectionCount()).sum(),
                  collectors.stream().mapToLong(c -> Math.max(0, c.getCollectionTime())).sum());
        });
  }

  /** What came after an earlier reading. */
  public GcActivity since(GcActivity earlier) {
    return of(count - earlier.count, millis - earlier.millis);
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
