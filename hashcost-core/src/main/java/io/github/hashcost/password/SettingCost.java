package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import java.util.Objects;

/**
 * A setting and what one call costs: measured, or worked out from a measured one, in proportion to
 * {@link io.github.hashcost.api.ParameterSchema#work}. Immutable.
 */
public final class SettingCost {
  private final Candidate setting;
  private final double nanos;
  private final boolean extrapolated;

  private SettingCost(Candidate setting, double nanos, boolean extrapolated) {
    this.setting = Objects.requireNonNull(setting, "setting");
    this.nanos = nanos;
    this.extrapolated = extrapolated;
  }

  static SettingCost measured(Candidate setting, double nanos) {
    return new SettingCost(setting, nanos, false);
  }

  static SettingCost extrapolated(Candidate setting, double nanos) {
    return new SettingCost(setting, nanos, true);
  }

  public Candidate setting() {
    return setting;
  }

  /** Nanoseconds per call, as many at once as were calibrated for. */
  public double nanos() {
    return nanos;
  }

  /** Whether it was not measured itself. */
  public boolean isExtrapolated() {
    return extrapolated;
  }

  /** Such as {@code bc/bcrypt:cost=12,long=refuse, about 410 ms, extrapolated}. */
  @Override
  public String toString() {
    return setting
        + ", "
        + (extrapolated ? "about " : "")
        + Quantity.time(nanos)
        + (extrapolated ? ", extrapolated" : "");
  }
}
