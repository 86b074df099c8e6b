package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.stats.Estimate;
import java.util.List;
import java.util.Optional;

/** One calibration: warms up, guesses, measures, and guesses again from that. Not thread-safe. */
final class Search {
  /** The whole range of 6 samples is an interval of 95 %; fewer than 3 say little. */
  static final int SAMPLES = 6;

  /** More of them change little, however far apart they are. */
  private static final int MOST_SAMPLES = 4 * SAMPLES;

  private static final int LEAST_SAMPLES = 3;
  private static final int GUESSING_SAMPLES = 2;

  /** Half the width of an interval, as a share: within it more samples change little. */
  private static final double STEADY = 0.05;

  /** What a guess takes besides, in samples: the harness checks the digest before and after. */
  private static final int CHECKS = 2;

  /** A setting that takes so many times the work of the last one is a guess. */
  private static final double FAR = 1.5;

  private static final int MOST_GUESSES = 4;

  /** More memory may cost several times what little of it told. */
  private static final long CAUTION = 5;

  private final Dials dials;
  private final Dials warming;
  private final Prober prober;
  private final Allowance allowance;
  private final double target;
  private final Readings readings = new Readings();
  private final Aim aim;
  private final SearchDoubts doubts;

  Search(Subject subject, Prober prober, Allowance allowance, Options options) {
    dials = subject.dials();
    warming = subject.warming();
    this.prober = prober;
    this.allowance = allowance;
    target = Allowance.nanos(options.target);
    aim = new Aim(dials, prober, readings, target);
    doubts = SearchDoubts.begin(options);
  }

  Calibration run() {
    try {
      new WarmUp(warming, prober, allowance, target).run();
      guess();
      confirm();
      while (!isAnswered() && allowance.extend()) {
        confirm();
      }
    } catch (Prober.TooSlow e) {
      return infeasible(e.setting());
    }
    return best().<Calibration>map(this::found).orElseGet(() -> infeasible(aim.next()));
  }

  /** Measures what is next best, until that is what was measured, and steady. */
  private void confirm() {
    for (Candidate next = aim.next(); !isSettled(next); next = aim.next()) {
      int samples = samples(next);
      if (samples == 0) {
        return;
      }
      Probe probe = prober.probe(Probe.CONFIRM, next, samples, prober.expectedNanos(next));
      readings.add(next, probe.samples());
    }
  }

  private boolean isSettled(Candidate setting) {
    if (readings.samples(setting) < SAMPLES) {
      return false;
    }
    Estimate nanos = readings.nanos(setting);
    return nanos.interval().relativeHalfWidth(nanos.point()) <= STEADY
        || readings.samples(setting) >= MOST_SAMPLES;
  }

  /** As many as there is time for; of a new setting so many that there is time for another. */
  private int samples(Candidate setting) {
    int affordable = samplesOf(setting);
    if (readings.samples(setting) >= LEAST_SAMPLES) {
      return affordable < GUESSING_SAMPLES ? 0 : Math.min(SAMPLES, affordable);
    }
    return affordable < LEAST_SAMPLES
        ? 0
        : Math.min(SAMPLES, Math.max(LEAST_SAMPLES, affordable / 2));
  }

  private int samplesOf(Candidate setting) {
    return prober.affordable(setting, allowance.leftNanos());
  }

  /**
   * Warming up was done with far less memory and work, and the function may still become faster: a
   * few steps take it near to the target.
   */
  private void guess() {
    Candidate wanted = aim.next();
    for (int i = 0; i < MOST_GUESSES && isFar(wanted); i++) {
      int spare = samplesOf(wanted) - LEAST_SAMPLES - CHECKS;
      if (spare < 1) {
        break;
      }
      guess(wanted, Math.min(spare, GUESSING_SAMPLES));
      wanted = aim.next();
    }
    if (samplesOf(wanted) < LEAST_SAMPLES) {
      // It cannot be measured; from the dearest that can be, the law takes the shortest way to it.
      long careful = allowance.leftNanos() / CAUTION;
      Candidate dearest = dials.within(prober.affordableWork(1, careful));
      if (Dials.work(dearest) > Dials.work(prober.last().setting()) && samplesOf(dearest) > 0) {
        guess(dearest, 1);
      }
    }
  }

  private boolean isFar(Candidate wanted) {
    double growth = Dials.work(wanted) / Dials.work(prober.last().setting());
    return growth > FAR || growth < 1 / FAR;
  }

  private void guess(Candidate setting, int samples) {
    prober.probe(Probe.SEARCH, setting, samples, prober.expectedNanos(setting));
  }

  private Optional<Candidate> best() {
    return aim.best(LEAST_SAMPLES);
  }

  /** Whether there is a setting than which none was seen to be nearer. */
  private boolean isAnswered() {
    Candidate next = aim.next();
    return best().filter(b -> b.id().equals(next.id())).isPresent() || isTooDear(dials.least());
  }

  private boolean isTooDear(Candidate setting) {
    return readings.samples(setting) > 0 && readings.nanos(setting).point() > target;
  }

  private Calibration.Found found(Candidate best) {
    Estimate nanos = readings.nanos(best);
    Optional<SettingCost> next =
        Optional.of(best)
            .filter(s -> !aim.isNear(nanos))
            .flatMap(dials::dearer)
            .filter(d -> aim.isNextAbove(d, best))
            .map(d -> cost(d, nanos.point() / Dials.work(best)))
            .filter(cost -> cost.nanos() > target);
    boolean missed = !aim.isNear(nanos) && !aim.next().id().equals(best.id());
    return new Calibration.Found(
        best,
        nanos,
        next,
        verdicts(best),
        prober.probes(),
        doubts.about(best, readings, missed ? nanos.point() / target : 1));
  }

  private static List<Verdict> verdicts(Candidate setting) {
    try {
      return CostPolicies.bundled().judge(setting.id());
    } catch (HashcostException.InvalidParameter namesItsCostsOtherwise) {
      return List.of();
    }
  }

  private SettingCost cost(Candidate setting, double rate) {
    return readings.samples(setting) > 0
        ? SettingCost.measured(setting, readings.nanos(setting).point())
        : SettingCost.extrapolated(setting, rate * Dials.work(setting));
  }

  private Calibration.Infeasible infeasible(Candidate closest) {
    SettingCost cost = cost(closest, prober.last().rate());
    boolean least = closest.id().equals(dials.least().id());
    return new Calibration.Infeasible(
        cost,
        least && cost.nanos() > target ? tooDear(cost) : outOfTime(closest),
        prober.probes(),
        doubts.about());
  }

  private String tooDear(SettingCost least) {
    return (dials.isPinned() ? "it takes " : "even the least setting takes ")
        + (least.isExtrapolated() ? "about " : "")
        + Quantity.time(least.nanos())
        + ", more than the target of "
        + Quantity.time(target);
  }

  private String outOfTime(Candidate closest) {
    if (!allowance.isHeldByBudget()) {
      return "the host changed its pace: nothing that was measured in "
          + Quantity.time((double) allowance.spentNanos())
          + " kept within the target; try again when the machine is idle";
    }
    return "the budget has no room for "
        + LEAST_SAMPLES
        + " samples of the setting; it needs about "
        + Quantity.time(allowance.spentNanos() + prober.foreseen(closest, LEAST_SAMPLES));
  }
}
