package io.github.hashcost.password;

import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.jvm.HeapWatch;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A level that was never run: its figures are made up to see what is said of them. */
final class PlantedLevel {
  private static final long WATCHED_NANOS = 1_000_000_000;
  private static final double NANOS_PER_MILLI = 1e6;

  private final int atOnce;
  private final double loginsPerSecond;
  private int logins = 200;
  private double millis;
  private double allocatedBytes;
  private long pauseMillis;
  private final HostActivity.Builder host = HostActivity.builder();

  private PlantedLevel(int atOnce, double loginsPerSecond) {
    this.atOnce = atOnce;
    this.loginsPerSecond = loginsPerSecond;
    millis = 1000 * atOnce / loginsPerSecond;
  }

  /** All of whose logins take as long as Little's law says. */
  static PlantedLevel of(int atOnce, double loginsPerSecond) {
    return new PlantedLevel(atOnce, loginsPerSecond);
  }

  PlantedLevel logins(int number) {
    logins = number;
    return this;
  }

  PlantedLevel millis(double each) {
    millis = each;
    return this;
  }

  PlantedLevel allocated(double bytesPerLogin) {
    allocatedBytes = bytesPerLogin;
    return this;
  }

  PlantedLevel gcShare(double share) {
    pauseMillis = Math.round(1000 * share);
    return this;
  }

  PlantedLevel busy(double cpus) {
    host.ownCpuNanos(Math.round(cpus * WATCHED_NANOS));
    return this;
  }

  PlantedLevel others(double cpus) {
    host.otherCpuNanos(Math.round(cpus * WATCHED_NANOS));
    return this;
  }

  PlantedLevel throttledMillis(long time) {
    host.throttledNanos(Math.round(time * NANOS_PER_MILLI));
    return this;
  }

  CapacityLevel build() {
    long[] latencies = new long[logins];
    Arrays.fill(latencies, Math.round(millis * NANOS_PER_MILLI));
    return CapacityLevel.of(
        atOnce,
        new Latencies(latencies),
        loginsPerSecond,
        OptionalDouble.of(allocatedBytes),
        OptionalDouble.of(allocatedBytes),
        WATCHED_NANOS,
        new HeapWatch.Seen(
            pauseMillis > 0 ? 1 : 0,
            pauseMillis,
            pauseMillis > 0 ? OptionalLong.of(pauseMillis) : OptionalLong.empty(),
            100 << 20),
        host.build());
  }
}
