package io.github.hashcost.environment;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What disturbs a measurement from outside: counters since the machine, the group or the JVM
 * started, or, from {@link #since}, what they gained in between. Whatever could not be read is
 * empty; only Linux tells of more than load and collections. Immutable and thread-safe.
 */
public final class HostActivity {
  private final Builder b;

  private HostActivity(Builder b) {
    this.b = b;
  }

  /**
   * The counters now. It never fails, and takes a few milliseconds; the first call in a JVM also
   * loads the management classes.
   */
  public static HostActivity read() {
    return new ActivityReader(Path.of("/")).read();
  }

  /** One of which nothing is known yet: for tests, and for reading files. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * What came after an earlier reading: known where both are. The load average is this reading's.
   */
  public HostActivity since(HostActivity earlier) {
    Builder gained = new Builder();
    gained.throttledPeriods = gained(b.throttledPeriods, earlier.b.throttledPeriods);
    gained.throttledNanos = gained(b.throttledNanos, earlier.b.throttledNanos);
    gained.stealNanos = gained(b.stealNanos, earlier.b.stealNanos);
    gained.ownCpuNanos = gained(b.ownCpuNanos, earlier.b.ownCpuNanos);
    gained.otherCpuNanos = gained(b.otherCpuNanos, earlier.b.otherCpuNanos);
    gained.loadAverage = b.loadAverage;
    gained.gc = b.gc.flatMap(now -> earlier.b.gc.map(now::since));
    return gained.build();
  }

  /** Some counters of the kernel step back a little when a processor idles. */
  private static OptionalLong gained(OptionalLong now, OptionalLong before) {
    return now.isPresent() && before.isPresent()
        ? OptionalLong.of(Math.max(0, now.getAsLong() - before.getAsLong()))
        : OptionalLong.empty();
  }

  /** How often the control group, or one above it, had used up its quota ({@code nr_throttled}). */
  public OptionalLong throttledPeriods() {
    return b.throttledPeriods;
  }

  /** How long it was stopped for that, over all processors. */
  public OptionalLong throttledNanos() {
    return b.throttledNanos;
  }

  /** Processor time that the host of a virtual machine gave to others, in steps of 10 ms. */
  public OptionalLong stealNanos() {
    return b.stealNanos;
  }

  /** Processor time of this process, in steps of 10 ms. */
  public OptionalLong ownCpuNanos() {
    return b.ownCpuNanos;
  }

  /** Processor time of all other processes and of interrupts, in steps of 10 ms. */
  public OptionalLong otherCpuNanos() {
    return b.otherCpuNanos;
  }

  /** {@code steal / (steal + own + other)}: the part, 0 to 1, of the wanted time that was taken. */
  public OptionalDouble stealShare() {
    if (b.stealNanos.isEmpty() || b.ownCpuNanos.isEmpty() || b.otherCpuNanos.isEmpty()) {
      return OptionalDouble.empty();
    }
    double steal = b.stealNanos.getAsLong();
    double wanted = steal + b.ownCpuNanos.getAsLong() + b.otherCpuNanos.getAsLong();
    return wanted > 0 ? OptionalDouble.of(steal / wanted) : OptionalDouble.empty();
  }

  /** Threads that ran or waited to run, on average over the last minute. */
  public OptionalDouble loadAverage() {
    return b.loadAverage;
  }

  public Optional<GcActivity> gc() {
    return b.gc;
  }

  private List<Object> facts() {
    return List.of(
        b.throttledPeriods,
        b.throttledNanos,
        b.stealNanos,
        b.ownCpuNanos,
        b.otherCpuNanos,
        b.loadAverage,
        b.gc);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HostActivity a && facts().equals(a.facts());
  }

  @Override
  public int hashCode() {
    return facts().hashCode();
  }

  @Override
  public String toString() {
    return facts().toString();
  }

  /** Not thread-safe. */
  public static final class Builder {
    private OptionalLong throttledPeriods = OptionalLong.empty();
    private OptionalLong throttledNanos = OptionalLong.empty();
    private OptionalLong stealNanos = OptionalLong.empty();
    private OptionalLong ownCpuNanos = OptionalLong.empty();
    private OptionalLong otherCpuNanos = OptionalLong.empty();
    private OptionalDouble loadAverage = OptionalDouble.empty();
    private Optional<GcActivity> gc = Optional.empty();

    private Builder() {}

    private Builder(Builder other) {
      throttledPeriods = other.throttledPeriods;
      throttledNanos = other.throttledNanos;
      stealNanos = other.stealNanos;
      ownCpuNanos = other.ownCpuNanos;
      otherCpuNanos = other.otherCpuNanos;
      loadAverage = other.loadAverage;
      gc = other.gc;
    }

    public Builder throttledPeriods(long periods) {
      throttledPeriods = OptionalLong.of(periods);
      return this;
    }

    public Builder throttledNanos(long nanos) {
      throttledNanos = OptionalLong.of(nanos);
      return this;
    }

    public Builder stealNanos(long nanos) {
      stealNanos = OptionalLong.of(nanos);
      return this;
    }

    public Builder ownCpuNanos(long nanos) {
      ownCpuNanos = OptionalLong.of(nanos);
      return this;
    }

    public Builder otherCpuNanos(long nanos) {
      otherCpuNanos = OptionalLong.of(nanos);
      return this;
    }

    public Builder loadAverage(double threads) {
      loadAverage = OptionalDouble.of(threads);
      return this;
    }

    public Builder gc(GcActivity gc) {
      this.gc = Optional.of(Objects.requireNonNull(gc, "gc"));
      return this;
    }

    public HostActivity build() {
      return new HostActivity(new Builder(this));
    }
  }
}
