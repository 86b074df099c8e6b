package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.stats.Estimate;
import java.util.Comparator;
import java.util.Optional;

/** Which setting to measure next, by all that was read. Not thread-safe. */
final class Aim {
  /** Nearer to the target than this needs no other setting. */
  static final double NEAR = 0.95;

  /** Between that and the target, so that noise of either sign leaves it there. */
  private static final double CENTRE = 0.975;

  /** A step that should be above the target by less than this is measured to be sure. */
  private static final double UNSURE = 1.03;

  /** Below this, one more step of a dial is not worth a measurement. */
  private static final double COARSE = 1.05;

  private final Dials dials;
  private final Prober prober;
  private final Readings readings;
  private final double target;

  Aim(Dials dials, Prober prober, Readings readings, double targetNanos) {
    this.dials = dials;
    this.prober = prober;
    this.readings = readings;
    target = targetNanos;
  }

  /** A setting that was read already, once there is none better. */
  Candidate next() {
    Optional<Candidate> best = best(1);
    if (best.filter(b -> isNear(readings.nanos(b))).isPresent()) {
      return best.get();
    }
    Candidate next = justWithin(target / rate());
    while (isRead(next) && nanos(next) > target && !isLeast(next)) {
      double below = Math.nextDown(Dials.work(next));
      next = dials.within(Math.min(below, CENTRE * target * Dials.work(next) / nanos(next)));
    }
    if (best.isPresent() && Dials.work(next) <= Dials.work(best.get())) {
      next = best.get();
    }
    return isRead(next) && nanos(next) <= target ? between(next) : next;
  }

  /** Of the last one, with what was read of it and its like. */
  private double rate() {
    Candidate last = prober.last().setting();
    return isRead(last) ? nanos(last) / Dials.work(last) : prober.last().rate();
  }

  private boolean isRead(Candidate setting) {
    return readings.samples(setting) > 0;
  }

  private boolean isLeast(Candidate setting) {
    return setting.id().equals(dials.least().id());
  }

  private double nanos(Candidate read) {
    return readings.nanos(read).point();
  }

  boolean isNear(Estimate nanos) {
    return nanos.point() <= target && nanos.point() >= NEAR * target;
  }

  /** A little below it, or where steps are too coarse for that, as near as they go. */
  private Candidate justWithin(double work) {
    Candidate aimed = dials.within(CENTRE * work);
    return Dials.work(aimed) < NEAR * work ? dials.within(work) : aimed;
  }

  /** Between this one and the least that was too dear, or a step that may do, or this one. */
  private Candidate between(Candidate low) {
    double work = Dials.work(low);
    Candidate middle =
        readings.settings().stream()
            .filter(s -> nanos(s) > target)
            .map(s -> dials.within(Math.sqrt(work * Dials.work(s))))
            .min(Comparator.comparingDouble(Dials::work))
            .orElseGet(() -> justWithin(target * work / nanos(low)));
    if (Dials.work(middle) > work && !isRead(middle)) {
      return middle;
    }
    return dials
        .dearer(low)
        .filter(d -> Dials.work(d) > COARSE * work && !isRead(d))
        .filter(d -> nanos(low) * Dials.work(d) <= UNSURE * target * work)
        .orElse(low);
  }

  /** The dearest that is not above the target, of those with so many samples of their own. */
  Optional<Candidate> best(int samples) {
    return readings.settings().stream()
        .filter(s -> readings.samples(s) >= samples && nanos(s) <= target)
        .max(Comparator.comparingDouble(this::nanos));
  }

  /** Whether nothing lies between. */
  boolean isNextAbove(Candidate dearer, Candidate setting) {
    double below = Math.nextDown(Dials.work(dearer));
    return Dials.work(dials.within(below)) <= Dials.work(setting);
  }
}
