package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Progress;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What settings of one function cost here, within seconds: a few calls of each, after a probe that
 * told how long they would take. What would take too long, or was not asked for, is worked out from
 * what was timed and the work of both.
 */
final class SettingCosts {
  private static final Input PASSWORD = Input.ofSize(12);

  /** All settings together may take so long for one call each. */
  private static final double MOST_NANOS_OF_ALL = 1.5e9;

  private static final double AIM_NANOS = 2.5e9;
  private static final long LEAST_CALLS = 3;
  private static final long MOST_CALLS = 25;

  /**
   * What a call takes.
   *
   * @param measured by several calls; else the interval is of no width, and means nothing
   */
  record Cost(Estimate nanos, boolean measured) {}

  private final Map<AlgorithmId, Estimate> measured;
  private final Optional<Candidate> reference;
  private final double referenceNanos;
  private final String reason;

  private SettingCosts(
      Map<AlgorithmId, Estimate> measured,
      Optional<Candidate> reference,
      double referenceNanos,
      String reason) {
    this.measured = measured;
    this.reference = reference;
    this.referenceNanos = referenceNanos;
    this.reason = reason;
  }

  /** Nothing was run. */
  static SettingCosts none() {
    return new SettingCosts(Map.of(), Optional.empty(), 0, "");
  }

  /**
   * @param settings of one function of one provider
   */
  static SettingCosts measure(List<Candidate> settings, Consumer<Progress> progress) {
    try {
      SettingProbe probe = SettingProbe.of(settings.get(0));
      List<Candidate> few = fitting(settings, probe);
      if (few.isEmpty()) {
        return new SettingCosts(Map.of(), Optional.of(probe.setting()), probe.nanos(), "");
      }
      return of(few, probe, run(few, probe, progress));
    } catch (HashcostException.Interrupted e) {
      throw e;
    } catch (HashcostException e) {
      return new SettingCosts(Map.of(), Optional.empty(), 0, String.valueOf(e.getMessage()));
    }
  }

  private static List<Candidate> fitting(List<Candidate> settings, SettingProbe probe) {
    List<Candidate> fitting = new ArrayList<>();
    double nanos = 0;
    for (Candidate setting : settings) {
      nanos += probe.nanos(setting);
      if (nanos <= MOST_NANOS_OF_ALL) {
        fitting.add(setting);
      }
    }
    return fitting;
  }

  /** Without warm-up and isolation of its own: the probe has run the same code for a while. */
  private static RunResult run(
      List<Candidate> settings, SettingProbe probe, Consumer<Progress> progress) {
    double nanos = settings.stream().mapToDouble(probe::nanos).sum();
    long calls = Math.max(LEAST_CALLS, Math.min(MOST_CALLS, (long) (AIM_NANOS / nanos)));
    return Harness.builder()
        .isolation(Isolation.LOOP)
        .cold()
        .iterations(calls)
        .rounds((int) calls)
        .onProgress(progress)
        .build()
        .run(Operation.hashes(settings, PASSWORD));
  }

  private static SettingCosts of(List<Candidate> settings, SettingProbe probe, RunResult run) {
    Map<AlgorithmId, Estimate> measured = new LinkedHashMap<>();
    String reason = "";
    for (Candidate setting : settings) {
      Cell cell = Cells.of(run, setting);
      if (cell.samples().isPresent()) {
        measured.put(setting.id(), Comparison.of(run).nanos(cell));
      } else {
        reason = cell.failure().map(f -> f.detail()).orElse("");
      }
    }
    Candidate first = settings.get(0);
    Estimate own = measured.get(first.id());
    return own == null
        ? new SettingCosts(measured, Optional.of(probe.setting()), probe.nanos(), reason)
        : new SettingCosts(measured, Optional.of(first), own.point(), reason);
  }

  /** What a call at this setting costs, measured or worked out; empty where nothing was run. */
  Optional<Cost> of(Candidate setting) {
    Estimate own = measured.get(setting.id());
    if (own != null) {
      return Optional.of(new Cost(own, true));
    }
    return reference.map(
        r ->
            new Cost(
                Estimate.medianOf(new double[] {referenceNanos * work(setting) / work(r)}), false));
  }

  private static double work(Candidate setting) {
    ParameterSchema schema = setting.spec().parameters();
    return schema.work(setting.setting());
  }

  /** Why there are no figures; empty where there are, or none were asked for. */
  String reason() {
    return reason;
  }
}
