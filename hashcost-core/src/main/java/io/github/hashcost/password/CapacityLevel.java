package io.github.hashcost.password;

import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.jvm.HeapWatch;
import io.github.hashcost.report.Quantity;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;

/**
 * What so many simultaneous logins were like: each thread began the next login when the one before
 * had ended. Of every thread the first login is left out, since all of them begin at once, in cold
 * caches. Immutable and thread-safe.
 */
public final class CapacityLevel {
  private static final double NANOS_PER_MILLI = 1e6;

  private final int atOnce;
  private final Latencies latencies;
  private final double loginsPerSecond;
  private final OptionalDouble allocatedBytesPerLogin;
  private final OptionalDouble allocatedAtFirst;
  private final long watchedNanos;
  private final HeapWatch.Seen heap;
  private final HostActivity host;

  private CapacityLevel(
      int atOnce,
      Latencies latencies,
      double loginsPerSecond,
      OptionalDouble allocatedBytesPerLogin,
      OptionalDouble allocatedAtFirst,
      long watchedNanos,
      HeapWatch.Seen heap,
      HostActivity host) {
    this.atOnce = atOnce;
    this.latencies = latencies;
    this.loginsPerSecond = loginsPerSecond;
    this.allocatedBytesPerLogin = allocatedBytesPerLogin;
    this.allocatedAtFirst = allocatedAtFirst;
    this.watchedNanos = watchedNanos;
    this.heap = Objects.requireNonNull(heap, "heap");
    this.host = Objects.requireNonNull(host, "host");
  }

  /**
   * @param latencies of all threads
   * @param loginsPerSecond the sum over the threads
   * @param allocatedAtFirst heap bytes of the first login of a thread
   * @param watchedNanos how long heap and host were watched
   */
  static CapacityLevel of(
      int atOnce,
      Latencies latencies,
      double loginsPerSecond,
      OptionalDouble allocatedBytesPerLogin,
      OptionalDouble allocatedAtFirst,
      long watchedNanos,
      HeapWatch.Seen heap,
      HostActivity host) {
    return new CapacityLevel(
        atOnce,
        latencies,
        loginsPerSecond,
        allocatedBytesPerLogin,
        allocatedAtFirst,
        watchedNanos,
        heap,
        host);
  }

  /** Simultaneous logins, each on a thread of its own. */
  public int atOnce() {
    return atOnce;
  }

  /** How many logins were timed, over all threads. */
  public int logins() {
    return latencies.count();
  }

  /** How long each login took, in nanoseconds, ascending. */
  public LongStream latencyNanos() {
    return latencies.ascending();
  }

  /** Half of the logins took no longer. */
  public Duration p50() {
    return percentile(50);
  }

  /** 95 % of the logins took no longer. */
  public Duration p95() {
    return percentile(95);
  }

  /** 99 % of the logins took no longer; see {@link #p99IsTheLongest()}. */
  public Duration p99() {
    return percentile(99);
  }

  /**
   * By nearest rank: the latency of login number {@code ceil(percent * n / 100)} of n, ascending
   * (Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996, definition 1).
   */
  private Duration percentile(int percent) {
    return Duration.ofNanos(latencies.percentile(percent));
  }

  /** Whether there are fewer than 100 logins, so that the 99th percentile is the longest of all. */
  public boolean p99IsTheLongest() {
    return latencies.count() < Latencies.ENOUGH_FOR_P99;
  }

  /** Whether 99 % of the logins took no longer than this. */
  public boolean holds(Duration maxLatency) {
    return p99().compareTo(maxLatency) <= 0;
  }

  /**
   * Of all threads together: the sum of {@code c / e} over the threads, of which one made {@code c}
   * logins in {@code e} seconds without a pause between them.
   */
  public double loginsPerSecond() {
    return loginsPerSecond;
  }

  /**
   * Heap bytes that the login's own thread allocates; empty where the JVM does not count. What a
   * hasher makes for its first login and keeps for later ones is not in it.
   */
  public OptionalDouble allocatedBytesPerLogin() {
    return allocatedBytesPerLogin;
  }

  /** Of the first login of a thread, with what is kept for later ones. */
  OptionalDouble allocatedAtFirst() {
    return allocatedAtFirst;
  }

  /** {@link #allocatedBytesPerLogin()} times {@link #loginsPerSecond()}. */
  public OptionalDouble allocatedBytesPerSecond() {
    return allocatedBytesPerLogin.isPresent()
        ? OptionalDouble.of(allocatedBytesPerLogin.getAsDouble() * loginsPerSecond)
        : OptionalDouble.empty();
  }

  /** How often a collection stopped all logins. */
  public long pauses() {
    return heap.pauses();
  }

  /** The part of the time, 0 to 1, in which a collection had stopped all logins. */
  public double gcShare() {
    return watchedNanos > 0 ? Math.min(1, heap.pauseMillis() * NANOS_PER_MILLI / watchedNanos) : 0;
  }

  /**
   * The longest such stop, in whole milliseconds; empty without any. Of several within 5 ms only
   * the last one is known.
   */
  public Optional<Duration> longestPause() {
    return heap.longestMillis().isPresent()
        ? Optional.of(Duration.ofMillis(heap.longestMillis().getAsLong()))
        : Optional.empty();
  }

  /**
   * The most bytes of heap that were in use, garbage included: read every 5 ms and at each stop.
   */
  public long peakHeapBytes() {
    return heap.peakBytes();
  }

  /** How many CPUs this process kept busy on average; empty where the system does not tell. */
  public OptionalDouble busyCpus() {
    return host.ownCpuNanos().isPresent() && watchedNanos > 0
        ? OptionalDouble.of((double) host.ownCpuNanos().getAsLong() / watchedNanos)
        : OptionalDouble.empty();
  }

  /** How many CPUs others had meanwhile: processes, interrupts, and the host of this machine. */
  double takenCpus() {
    long taken = host.otherCpuNanos().orElse(0) + host.stealNanos().orElse(0);
    return watchedNanos > 0 ? (double) taken / watchedNanos : 0;
  }

  /** What the host did meanwhile. */
  public HostActivity host() {
    return host;
  }

  /** How many times as long a login takes as at another level, by what the threads got done. */
  double slowdownOver(CapacityLevel other) {
    double here = atOnce / loginsPerSecond;
    double there = other.atOnce / other.loginsPerSecond;
    return here / there;
  }

  /** Such as {@code 8 at once: 33.1 logins/s, p99 267 ms of 99 logins}. */
  @Override
  public String toString() {
    return atOnce
        + " at once: "
        + Quantity.ratio(loginsPerSecond)
        + " logins/s, p99 "
        + Quantity.time((double) p99().toNanos())
        + " of "
        + Quantity.count(logins())
        + " logins";
  }
}
