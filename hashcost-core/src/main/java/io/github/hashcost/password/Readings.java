package io.github.hashcost.password;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The samples of settings that may be the answer. Settings that do nearly the same work speak for
 * each other, in proportion to it: on a host whose pace changes within seconds, six samples of one
 * moment say less than all of them. Not thread-safe.
 */
final class Readings {
  /** Settings whose work is so near cost in proportion to it, whatever the memory. */
  private static final double NEAR = 1.25;

  /** As much faster as the slowest of all later samples must be to tell that code was compiled. */
  private static final double FASTER = 0.9;

  /**
   * @param nanos per call
   */
  private record Reading(AlgorithmId id, double work, double nanos) {
    double rate() {
      return nanos / work;
    }
  }

  private final List<Reading> readings = new ArrayList<>();
  private final Map<AlgorithmId, Candidate> settings = new LinkedHashMap<>();

  void add(Candidate setting, double[] nanos) {
    double work = Dials.work(setting);
    double slowest = Arrays.stream(nanos).max().orElse(0) / work;
    // Faster than the first ones, all of them: those were not compiled yet. Later it is the host.
    if (readings.size() <= Search.SAMPLES
        && readings.stream().allMatch(r -> slowest < FASTER * r.rate())) {
      readings.clear();
    }
    settings.put(setting.id(), setting);
    Arrays.stream(nanos).forEach(n -> readings.add(new Reading(setting.id(), work, n)));
  }

  /** Of this setting itself. */
  int samples(Candidate setting) {
    return (int) readings.stream().filter(r -> r.id().equals(setting.id())).count();
  }

  /** Those that have samples of their own. */
  List<Candidate> settings() {
    return settings.values().stream().filter(s -> samples(s) > 0).toList();
  }

  /**
   * Nanoseconds per call, by the samples of this setting and of those near to it.
   *
   * @throws IllegalArgumentException when there are none
   */
  Estimate nanos(Candidate setting) {
    return Estimate.medianOf(near(setting));
  }

  /** Brought to the work of this setting. */
  private double[] near(Candidate setting) {
    double work = Dials.work(setting);
    return readings.stream()
        .filter(r -> r.work() <= NEAR * work && work <= NEAR * r.work())
        .mapToDouble(r -> r.work() == work ? r.nanos() : r.rate() * work)
        .toArray();
  }
}
