package io.github.hashcost.budget;

import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Rounding;
import java.util.Objects;

/** One bound on how many times as much as another function it may cost. */
record Limit(boolean isLeast, double times, String other) {
  Limit {
    Objects.requireNonNull(other, "other");
    if (!(times > 0 && Double.isFinite(times))) {
      throw new HashcostException.InvalidParameter(
          (isLeast ? "at least " : "at most ")
              + times
              + " x "
              + other
              + ": a positive finite number is allowed");
    }
  }

  /**
   * Whether no part of the interval is within the limit.
   *
   * @param unlike by how much identical cells differ, as a factor, 1 or more
   */
  boolean isBrokenBy(Interval interval, double unlike) {
    return isLeast ? interval.high() * unlike < times : interval.low() / unlike > times;
  }

  String brokenBy(Ratio ratio) {
    return ratio
        + "; "
        + (isLeast ? "at least " : "at most ")
        + Rounding.apart(times, ratio.estimate().point()).text(times)
        + " x is allowed";
  }

  /** Such as {@code at least 100,000 x sha-256}. */
  @Override
  public String toString() {
    return (isLeast ? "at least " : "at most ")
        + Rounding.apart(times, times).text(times)
        + " x "
        + other;
  }
}
