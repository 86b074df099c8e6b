package io.github.hashcost.jvm;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the heap and its collectors do from {@link #start} to {@link #stop}. It sees as much as it
 * is asked to {@link #look}: of several collections between two looks only the last one of each
 * collector tells how long it took and how full the heap was before it. Confined to one thread. Not
 * API.
 */
public final class HeapWatch {
  private final List<Collector> collectors;
  private final Set<String> heapPools;
  private long peakBytes;
  private long longestMillis = -1;

  /**
   * What was seen.
   *
   * @param pauses collections that stopped the program
   * @param pauseMillis how long all of them took
   * @param longestMillis the longest that was seen; empty without any, or where nobody tells
   * @param peakBytes the most that was seen in use, garbage included
   */
  public record Seen(long pauses, long pauseMillis, OptionalLong longestMillis, long peakBytes) {}

  private HeapWatch(List<Collector> collectors, Set<String> heapPools) {
    this.collectors = collectors;
    this.heapPools = heapPools;
  }

  public static HeapWatch start() {
    List<Collector> collectors =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            // ZGC and Shenandoah count what they do beside the program as cycles.
            .filter(bean -> !bean.getName().endsWith("Cycles"))
            .map(Collector::new)
            .toList();
    Set<String> pools =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .map(MemoryPoolMXBean::getName)
            .collect(Collectors.toUnmodifiableSet());
    return new HeapWatch(collectors, pools);
  }

  public void look() {
    Runtime runtime = Runtime.getRuntime();
    peakBytes = Math.max(peakBytes, runtime.totalMemory() - runtime.freeMemory());
    for (Collector collector : collectors) {
      collector.news(heapPools).ifPresent(this::note);
    }
  }

  private void note(Collection collection) {
    longestMillis = Math.max(longestMillis, collection.millis);
    peakBytes = Math.max(peakBytes, collection.bytesBefore);
  }

  public Seen stop() {
    look();
    return new Seen(
        collectors.stream().mapToLong(Collector::count).sum(),
        collectors.stream().mapToLong(Collector::millis).sum(),
        longestMillis < 0 ? OptionalLong.empty() : OptionalLong.of(longestMillis),
        peakBytes);
  }

  private record Collection(long millis, long bytesBefore) {}

  private static final class Collector {
    private final GarbageCollectorMXBean bean;
    private final long countBefore;
    private final long millisBefore;
    private long known;

    Collector(GarbageCollectorMXBean bean) {
      this.bean = bean;
      countBefore = bean.getCollectionCount();
      millisBefore = bean.getCollectionTime();
      known = countBefore;
    }

    long count() {
      return Math.max(0, bean.getCollectionCount() - countBefore);
    }

    long millis() {
      return Math.max(0, bean.getCollectionTime() - millisBefore);
    }

    /** The last collection, if there was one since it was last asked. */
    Optional<Collection> news(Set<String> heapPools) {
      long count = bean.getCollectionCount();
      if (count == known) {
        return Optional.empty();
      }
      known = count;
      try {
        return bean instanceof com.sun.management.GarbageCollectorMXBean telling
            ? Optional.ofNullable(telling.getLastGcInfo())
                .map(
                    info ->
                        new Collection(
                            info.getDuration(),
                            info.getMemoryUsageBeforeGc().entrySet().stream()
                                .filter(pool -> heapPools.contains(pool.getKey()))
                                .mapToLong(pool -> pool.getValue().getUsed())
                                .sum()))
            : Optional.empty();
      } catch (LinkageError e) {
        return Optional.empty();
      }
    }
  }
}
