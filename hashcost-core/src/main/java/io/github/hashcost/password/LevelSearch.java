package io.github.hashcost.password;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Which levels are run: 1, 2, 4, ... until one misses the goal and one has twice as many logins as
 * there are CPUs, since only beyond the CPUs it shows that more logins get no more done. Then up to
 * three between the last that holds the goal and the first that does not.
 *
 * <p>One search; not thread-safe.
 */
final class LevelSearch {
  private static final int MOST_AT_ONCE = 1024;
  private static final int BETWEEN = 3;

  /** Runs one level. */
  @FunctionalInterface
  interface Load {
    /**
     * So many logins at once.
     *
     * @throws OutOfMemoryError when the heap does not suffice
     */
    CapacityLevel run(int atOnce);
  }

  private final Load load;
  private final Duration maxLatency;
  private final double cpus;
  private final Function<CapacityLevel, MemoryNeed> memory;
  private final IntPredicate inTime;
  private final TreeMap<Integer, CapacityLevel> levels = new TreeMap<>();
  private Optional<NotRun> notRun = Optional.empty();

  /**
   * @param memory what the levels need, by that of one login
   * @param inTime whether there is time for so many at once; not asked for one
   */
  LevelSearch(
      Load load,
      Duration maxLatency,
      double cpus,
      Function<CapacityLevel, MemoryNeed> memory,
      IntPredicate inTime) {
    this.load = load;
    this.maxLatency = maxLatency;
    this.cpus = cpus;
    this.memory = memory;
    this.inTime = inTime;
  }

  void run() {
    for (int n = 1; n <= MOST_AT_ONCE && tried(n); n *= 2) {
      if (firstMiss().isPresent() && n >= 2 * cpus) {
        break;
      }
    }
    for (int i = 0; i < BETWEEN; i++) {
      OptionalInt next = between();
      if (next.isEmpty() || !tried(next.getAsInt())) {
        break;
      }
    }
  }

  private boolean tried(int n) {
    Optional<NotRun> refusal = refusal(n);
    if (refusal.isPresent()) {
      notRun = refusal;
      return false;
    }
    try {
      levels.put(n, load.run(n));
      return true;
    } catch (OutOfMemoryError e) {
      notRun = Optional.of(new NotRun(n, "the heap ran out", true));
      return false;
    }
  }

  private Optional<NotRun> refusal(int n) {
    return memoryRefusal(n)
        .map(why -> new NotRun(n, why, true))
        .or(
            () ->
                n == 1 || inTime.test(n)
                    ? Optional.empty()
                    : Optional.of(
                        new NotRun(n, "they would take longer than the time budget", false)));
  }

  private Optional<String> memoryRefusal(int n) {
    return need().flatMap(need -> need.refusal(n));
  }

  private Optional<MemoryNeed> need() {
    return Optional.ofNullable(levels.get(1)).map(memory);
  }

  private Optional<CapacityLevel> firstMiss() {
    return levels.values().stream().filter(level -> !level.holds(maxLatency)).findFirst();
  }

  /** The most logins of a level that holds the goal, as all smaller ones do; 0 when none does. */
  int admit() {
    int miss = firstMiss().map(CapacityLevel::atOnce).orElse(Integer.MAX_VALUE);
    return levels.headMap(miss).keySet().stream().mapToInt(n -> n).max().orElse(0);
  }

  /** A level between the last that holds the goal and what is too much, if there is any. */
  private OptionalInt between() {
    int good = admit();
    Optional<CapacityLevel> miss = firstMiss();
    int slow = miss.map(CapacityLevel::atOnce).orElse(Integer.MAX_VALUE);
    int full = notRun.filter(NotRun::forMemory).map(NotRun::atOnce).orElse(Integer.MAX_VALUE);
    int bad = Math.min(slow, full);
    if (good == 0 || bad == Integer.MAX_VALUE || bad - good < 2) {
      return OptionalInt.empty();
    }
    int fits = need().map(MemoryNeed::most).orElse(Integer.MAX_VALUE);
    int most = fits < bad ? fits : (good + bad) / 2;
    int guess = miss.filter(level -> slow < full).map(this::inProportion).orElse(most);
    int next = Math.max(good + 1, Math.min(guess, bad - 1));
    return next <= fits ? OptionalInt.of(next) : OptionalInt.empty();
  }

  /** Beyond the CPUs latency is in proportion to the number of logins: Little's law. */
  private int inProportion(CapacityLevel bad) {
    return (int) ((double) bad.atOnce() * maxLatency.toNanos() / bad.p99().toNanos());
  }

  /** Ascending. */
  List<CapacityLevel> levels() {
    return List.copyOf(levels.values());
  }

  /** The last that was not run, if any. */
  Optional<NotRun> notRun() {
    return notRun;
  }
}
