package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.Objects;

/** One setting that a calibration measured, with what it saw. Immutable. */
public final class Probe {
  /** Compiles the function, at settings that are cheaper than the one looked for. */
  public static final String WARM_UP = "warm-up";

  /** Tells where to look next. */
  public static final String SEARCH = "search";

  /** May be the answer, so it has several samples. */
  public static final String CONFIRM = "confirm";

  private final String purpose;
  private final Candidate setting;
  private final double[] samples;
  private final Estimate nanos;
  private final RunResult run;

  private Probe(String purpose, Candidate setting, double[] samples, RunResult run) {
    this.purpose = Objects.requireNonNull(purpose, "purpose");
    this.setting = Objects.requireNonNull(setting, "setting");
    this.samples = samples.clone();
    nanos = Estimate.medianOf(samples);
    this.run = Objects.requireNonNull(run, "run");
  }

  /**
   * @param samples nanoseconds per call
   */
  static Probe of(String purpose, Candidate setting, double[] samples, RunResult run) {
    return new Probe(purpose, setting, samples, run);
  }

  /** {@link #WARM_UP}, {@link #SEARCH} or {@link #CONFIRM}; others may come. */
  public String purpose() {
    return purpose;
  }

  public Candidate setting() {
    return setting;
  }

  /** Nanoseconds per call, as many at once as were calibrated for: the median of the samples. */
  public Estimate nanos() {
    return nanos;
  }

  /** The raw samples. A run without the harness's own warm-up: the probes before it were that. */
  public RunResult run() {
    return run;
  }

  /** Nanoseconds per call. */
  double[] samples() {
    return samples.clone();
  }

  /** Nanoseconds per unit of {@link io.github.hashcost.api.ParameterSchema#work}. */
  double rate() {
    return nanos.point() / Dials.work(setting);
  }

  /** Such as {@code confirm bc/bcrypt:cost=10,long=refuse: 101 (99 to 103) ns}. */
  @Override
  public String toString() {
    return purpose + " " + setting + ": " + nanos + " ns";
  }
}
