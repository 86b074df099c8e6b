package io.github.hashcost.analysis;

import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;

/** What became of one cell on another machine. Made by {@link MachineComparison}. Immutable. */
public final class MachineChange {
  private final Cell first;
  private final Cell second;
  private final Estimate log;
  private final Estimate besides;

  private MachineChange(Cell first, Cell second, Estimate log, Estimate besides) {
    this.first = first;
    this.second = second;
    this.log = log;
    this.besides = besides;
  }

  static MachineChange of(Cell first, Cell second) {
    Estimate before = Estimate.medianOf(Pair.samples(first).nanosPerCall());
    Estimate after = Estimate.medianOf(Pair.samples(second).nanosPerCall());
    Interval interval =
        new Interval(
            Math.log(after.interval().low() / before.interval().high()),
            Math.log(after.interval().high() / before.interval().low()),
            before.interval().levelWith(after.interval()));
    Estimate log =
        Estimate.of(
            Math.log(after.point() / before.point()),
            interval,
            Math.min(before.samples(), after.samples()));
    return new MachineChange(first, second, log, log);
  }

  /**
   * @param common what changed for all, as a logarithm
   * @param unlike by how much identical cells of the two runs differ, as a logarithm
   */
  MachineChange beside(Estimate common, double unlike) {
    Interval own = log.interval();
    Interval all = common.interval();
    Interval beside =
        new Interval(
            own.low() - all.high() - unlike, own.high() - all.low() + unlike, own.levelWith(all));
    return new MachineChange(
        first, second, log, Estimate.of(log.point() - common.point(), beside, log.samples()));
  }

  double log() {
    return log.point();
  }

  /** The name of what ran, whatever its provider, parameters and input. */
  public String function() {
    return first.id().name();
  }

  /** In the first run. */
  public Cell first() {
    return first;
  }

  /** In the second run. */
  public Cell second() {
    return second;
  }

  /**
   * How many times as long a call took in the second run: the ratio of the medians; its interval
   * goes from the lowest second over the highest first to the opposite.
   */
  public Estimate ratio() {
    return MachineComparison.exp(log);
  }

  /**
   * The same over the common change: 1 where it changed as the others did, above 1 where it lost
   * more. Its interval adds up those of both, and what two identical cells of each run differ by,
   * see {@link Comparison#twins()}.
   */
  public Estimate besidesCommon() {
    return MachineComparison.exp(besides);
  }

  /** Whether the interval of {@link #besidesCommon()} leaves 1 out. */
  public boolean isOutlier() {
    return besides.interval().level() > 0 && !besides.interval().contains(0);
  }

  /** Such as {@code jca/sha-256 on 12 B 1.03 (1.02 to 1.04)}. */
  @Override
  public String toString() {
    return first + " " + ratio();
  }
}
