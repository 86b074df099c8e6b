package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Caveat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How many logins a machine carried with one setting, level by level. Immutable. */
public final class CapacityResult {
  /** Of the most logins a second: what is nearer to it is the same. */
  private static final double NEARLY = 0.95;

  private final Candidate setting;
  private final Environment environment;
  private final Instant startedAt;
  private final Duration maxLatency;
  private final double cpus;
  private final List<CapacityLevel> levels;
  private final int admit;
  private final CapacityLimit limit;
  private final Optional<String> notRun;

  /**
   * @param levels ascending
   */
  CapacityResult(
      Candidate setting,
      Environment environment,
      Instant startedAt,
      Duration maxLatency,
      double cpus,
      List<CapacityLevel> levels,
      int admit,
      CapacityLimit limit,
      Optional<String> notRun) {
    this.setting = Objects.requireNonNull(setting, "setting");
    this.environment = Objects.requireNonNull(environment, "environment");
    this.startedAt = Objects.requireNonNull(startedAt, "startedAt");
    this.maxLatency = Objects.requireNonNull(maxLatency, "maxLatency");
    this.cpus = cpus;
    this.levels = List.copyOf(levels);
    this.admit = admit;
    this.limit = Objects.requireNonNull(limit, "limit");
    this.notRun = Objects.requireNonNull(notRun, "notRun");
  }

  public Candidate setting() {
    return setting;
  }

  /** The machine and the JVM. */
  public Environment environment() {
    return environment;
  }

  public Instant startedAt() {
    return startedAt;
  }

  /** The goal: what 99 % of the logins must not exceed. */
  public Duration maxLatency() {
    return maxLatency;
  }

  /** The CPUs that logins could use: a fraction where a control group grants one. */
  public double cpus() {
    return cpus;
  }

  /** Those that ran, from few logins at once to many; none where not even one login fits. */
  public List<CapacityLevel> levels() {
    return levels;
  }

  /**
   * How many logins to let in at once, the permits of a semaphore: the most that were measured and
   * held the goal, as all smaller levels did. 0 when a single login exceeds it.
   */
  public int admit() {
    return admit;
  }

  /**
   * The fewest at once that get as much done as any level that holds the goal, but for 5 %: with
   * more, logins wait inside the semaphore instead of before it, and each fills its memory
   * meanwhile. 0 when no level holds the goal.
   */
  public int enough() {
    double most = loginsPerSecond();
    return admitted().stream()
        .filter(level -> level.loginsPerSecond() >= NEARLY * most)
        .mapToInt(CapacityLevel::atOnce)
        .findFirst()
        .orElse(0);
  }

  /** The most of the levels that hold the goal; 0 when none does. */
  public double loginsPerSecond() {
    return admitted().stream().mapToDouble(CapacityLevel::loginsPerSecond).max().orElse(0);
  }

  private List<CapacityLevel> admitted() {
    return levels.stream().filter(level -> level.atOnce() <= admit).toList();
  }

  /** Logins a second for each of the CPUs that so many logins can use, {@code min(n, cpus)}. */
  public double loginsPerSecondPerCpu(CapacityLevel level) {
    return level.loginsPerSecond() / Math.min(level.atOnce(), cpus);
  }

  /** What keeps the machine from more logins a second. */
  public CapacityLimit limit() {
    return limit;
  }

  /**
   * Which level was the last that was not run and why, such as {@code 16 at once were not run: they
   * fill 309 MiB, and 192 MiB is allowed, ...}.
   */
  public Optional<String> notRun() {
    return notRun;
  }

  /** Reasons to doubt the figures. */
  public List<Caveat> caveats() {
    return LoadDoubts.about(levels, cpus);
  }

  /**
   * Such as {@code bc/argon2id:m=19456,t=2,p=1,l=32,v=19: admit 15 at once for a p99 of 500 ms at
   * most; 33.1 logins/s; limit cpu}.
   */
  @Override
  public String toString() {
    return setting
        + ": admit "
        + admit
        + " at once for a p99 of "
        + Quantity.time((double) maxLatency.toNanos())
        + " at most; "
        + Quantity.ratio(loginsPerSecond())
        + " logins/s; limit "
        + limit.code();
  }
}
