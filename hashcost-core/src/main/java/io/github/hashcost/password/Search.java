package io.github.hashcost.password;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.stats.Estimate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One calibration: warms up, guesses, measures, and guesses again from that. Not thread-safe. */
final class Search {
  /** Nearer to the target than this needs no other setting. */
  private static final double NEAR = 0.95;

  /** Between that and the target, so that noise of either sign leaves it there. */
  private static final double AIM = 0.975;

  /** A step that should be above the target by less than this is measured to be sure. */
  private static final double UNSURE = 1.03;

  /** The whole range of 6 samples is an interval of 95 %; fewer than 3 say little. */
  private static final int SAMPLES = 6;

  private static final int LEAST_SAMPLES = 3;
  private static final int GUESSING_SAMPLES = 2;

  /** What a guess takes besides, in samples: the harness checks the digest before and after. */
  private static final int CHECKS = 2;

  /** A setting that takes so many times the work of the last one is a guess. */
  private static final double FAR = 1.5;

  private static final int MOST_GUESSES = 4;

  /** More memory may cost several times what little of it told. */
  private static final long CAUTION = 5;

  private final Dials dials;
  private final Prober prober;
  private final Allowance allowance;
  private final double target;

  /** What was measured in several samples. */
  private final Map<AlgorithmId, Probe> confirmed = new LinkedHashMap<>();

  Search(Dials dials, Prober prober, Allowance allowance, double targetNanos) {
    this.dials = dials;
    this.prober = prober;
    this.allowance = allowance;
    target = targetNanos;
  }

  Calibration run() {
    new WarmUp(dials, prober, allowance, target).run();
    guess();
    Candidate next = proposal();
    while (!confirmed.containsKey(next.id()) && samplesOf(next) >= LEAST_SAMPLES) {
      Probe probe =
          prober.probe(
              Probe.CONFIRM, next, Math.min(SAMPLES, samplesOf(next)), prober.expectedNanos(next));
      confirmed.put(next.id(), probe);
      next = isNear(probe.nanos()) ? next : proposal();
    }
    Candidate closest = next;
    return best().<Calibration>map(this::found).orElseGet(() -> infeasible(closest));
  }

  private int samplesOf(Candidate setting) {
    return prober.affordable(setting, allowance.leftNanos());
  }

  /**
   * Warming up was done with far less memory and work, and the function may still become faster: a
   * few steps take it near to the target.
   */
  private void guess() {
    Candidate wanted = proposal();
    for (int i = 0; i < MOST_GUESSES && isFar(wanted); i++) {
      int spare = samplesOf(wanted) - LEAST_SAMPLES - CHECKS;
      if (spare < 1) {
        break;
      }
      guess(wanted, Math.min(spare, GUESSING_SAMPLES));
      wanted = proposal();
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

  /**
   * The setting to measure next, by the rate of the last one; one that was confirmed already when
   * there is none better.
   */
  private Candidate proposal() {
    double wanted = target / prober.last().rate();
    double above =
        confirmed.values().stream()
            .filter(p -> p.nanos().point() > target)
            .mapToDouble(p -> Dials.work(p.setting()))
            .min()
            .orElse(Double.POSITIVE_INFINITY);
    Candidate next = justWithin(Math.min(wanted, above));
    if (Dials.work(next) >= above) {
      next = dials.within(Math.nextDown(above));
    }
    Optional<Candidate> best = best().map(Probe::setting);
    if (best.isPresent() && Dials.work(next) <= Dials.work(best.get())) {
      next = best.get();
    }
    return confirmed.containsKey(next.id()) ? unsureStep(next).orElse(next) : next;
  }

  /** A little below it, or where steps are too coarse for that, as near as they go. */
  private Candidate justWithin(double work) {
    Candidate aimed = dials.within(AIM * work);
    return Dials.work(aimed) < NEAR * work ? dials.within(work) : aimed;
  }

  private Optional<Candidate> unsureStep(Candidate setting) {
    return dials
        .dearer(setting)
        .filter(d -> !confirmed.containsKey(d.id()) && prober.expectedNanos(d) <= UNSURE * target);
  }

  private boolean isNear(Estimate nanos) {
    return nanos.point() <= target && nanos.point() >= NEAR * target;
  }

  private Optional<Probe> best() {
    return confirmed.values().stream()
        .filter(p -> p.nanos().point() <= target)
        .max(Comparator.comparingDouble(p -> p.nanos().point()));
  }

  private Calibration.Found found(Probe best) {
    Optional<SettingCost> next =
        Optional.of(best.setting())
            .filter(s -> !isNear(best.nanos()))
            .flatMap(dials::dearer)
            .filter(d -> isNextAbove(d, best.setting()))
            .map(d -> cost(d, best))
            .filter(cost -> cost.nanos() > target);
    return new Calibration.Found(
        best.setting(), best.nanos(), next, verdicts(best.setting()), prober.probes());
  }

  private static List<Verdict> verdicts(Candidate setting) {
    try {
      return CostPolicies.bundled().judge(setting.id());
    } catch (HashcostException.InvalidParameter namesItsCostsOtherwise) {
      return List.of();
    }
  }

  /** Whether nothing lies between. */
  private boolean isNextAbove(Candidate dearer, Candidate setting) {
    double below = Math.nextDown(Dials.work(dearer));
    return Dials.work(dials.within(below)) <= Dials.work(setting);
  }

  private SettingCost cost(Candidate setting, Probe from) {
    Probe measured = confirmed.get(setting.id());
    return measured != null
        ? SettingCost.measured(setting, measured.nanos().point())
        : SettingCost.extrapolated(setting, from.rate() * Dials.work(setting));
  }

  private Calibration.Infeasible infeasible(Candidate closest) {
    Probe last = prober.last();
    boolean least = closest.id().equals(dials.least().id());
    if (least && last.setting().id().equals(closest.id()) && last.nanos().point() > target) {
      return new Calibration.Infeasible(
          SettingCost.measured(closest, last.nanos().point()),
          "even the least setting takes "
              + Quantity.time(last.nanos().point())
              + ", more than the target of "
              + Quantity.time(target),
          prober.probes());
    }
    SettingCost cost = SettingCost.extrapolated(closest, prober.expectedNanos(closest));
    return new Calibration.Infeasible(cost, outOfTime(closest), prober.probes());
  }

  private String outOfTime(Candidate closest) {
    if (!allowance.isHeldByBudget()) {
      return "the search took 20 times the target before a setting within it was measured; try again"
          + " when the machine is idle";
    }
    return "the budget has no room for "
        + LEAST_SAMPLES
        + " samples of the setting; it needs about "
        + Quantity.time(allowance.spentNanos() + prober.foreseen(closest, LEAST_SAMPLES));
  }
}
