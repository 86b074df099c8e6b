package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.stats.Estimate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a {@link Calibrator} answers: a setting was found, or there is none. Immutable. */
public sealed interface Calibration {
  /** Every setting that was measured, in that order. */
  List<Probe> probes();

  /**
   * Why the answer may be off: an open code, what was seen, and what to do. {@code not-steady} and
   * {@code short-of-target} follow from the samples; {@code jvms-differ} from the function and the
   * JVM; {@code busy-host} and {@code throttled} were observed while it searched.
   */
  List<Caveat> caveats();

  /**
   * The setting found, for callers who can do nothing without it.
   *
   * @throws HashcostException.Unsupported when there is none, with the reason
   */
  Candidate orThrow();

  /** A setting whose measured cost is the nearest to the target, and not above it. */
  final class Found implements Calibration {
    private final Candidate setting;
    private final Estimate nanos;
    private final Optional<SettingCost> next;
    private final List<Verdict> verdicts;
    private final List<Probe> probes;
    private final List<Caveat> caveats;

    Found(
        Candidate setting,
        Estimate nanos,
        Optional<SettingCost> next,
        List<Verdict> verdicts,
        List<Probe> probes,
        List<Caveat> caveats) {
      this.setting = Objects.requireNonNull(setting, "setting");
      this.nanos = Objects.requireNonNull(nanos, "nanos");
      this.next = Objects.requireNonNull(next, "next");
      this.verdicts = List.copyOf(verdicts);
      this.probes = List.copyOf(probes);
      this.caveats = List.copyOf(caveats);
    }

    public Candidate setting() {
      return setting;
    }

    /**
     * Nanoseconds per call, as many at once as were calibrated for: the median of the samples of
     * this setting, of which there are three at least, and of those that do nearly the same work,
     * within a quarter, in proportion to it.
     */
    public Estimate nanos() {
      return nanos;
    }

    /**
     * The next dearer step, where steps are so coarse that the target lies between two. Empty where
     * the setting lands within 5 % of the target, and where the memory limit, the parameters named
     * in the id or the function itself allow no more.
     */
    public Optional<SettingCost> next() {
      return next;
    }

    /** What each of the bundled policies says of the setting, in their order. */
    public List<Verdict> verdicts() {
      return verdicts;
    }

    /** What another setting of the same function would cost, by the measured cost of this one. */
    public SettingCost expected(Candidate other) {
      double rate = nanos.point() / Dials.work(setting);
      return SettingCost.extrapolated(other, rate * Dials.work(other));
    }

    @Override
    public List<Probe> probes() {
      return probes;
    }

    @Override
    public List<Caveat> caveats() {
      return caveats;
    }

    @Override
    public Candidate orThrow() {
      return setting;
    }

    /** Such as {@code bc/bcrypt:cost=10,long=refuse: 74.4 ms}. */
    @Override
    public String toString() {
      return setting + ": " + Quantity.time(nanos.point());
    }
  }

  /** No setting could be shown to meet the target. */
  final class Infeasible implements Calibration {
    private final SettingCost closest;
    private final String reason;
    private final List<Probe> probes;
    private final List<Caveat> caveats;

    Infeasible(SettingCost closest, String reason, List<Probe> probes, List<Caveat> caveats) {
      this.closest = Objects.requireNonNull(closest, "closest");
      this.reason = Objects.requireNonNull(reason, "reason");
      this.probes = List.copyOf(probes);
      this.caveats = List.copyOf(caveats);
    }

    /**
     * The least setting, measured, where even that is above the target; else what would meet it by
     * the measured cost of cheaper settings, and {@linkplain SettingCost#isExtrapolated() not
     * measured} itself.
     */
    public SettingCost closest() {
      return closest;
    }

    /** For a person: why, and what to change. */
    public String reason() {
      return reason;
    }

    @Override
    public List<Probe> probes() {
      return probes;
    }

    @Override
    public List<Caveat> caveats() {
      return caveats;
    }

    @Override
    public Candidate orThrow() {
      throw new HashcostException.Unsupported(toString());
    }

    /** The reason and the closest setting. */
    @Override
    public String toString() {
      return reason + "; closest: " + closest;
    }
  }
}
