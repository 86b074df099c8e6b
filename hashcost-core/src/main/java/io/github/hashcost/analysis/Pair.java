package io.github.hashcost.analysis;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Median;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Two cells with samples, matched by round. */
final class Pair {
  /** Where the samples of one round are: the numerator's index, and the denominator's. */
  private record Match(int n, int d) {}

  private final Cell numerator;
  private final Cell denominator;
  private final Samples times;
  private final Samples reference;
  private final List<Match> shared;

  private Pair(Cell numerator, Cell denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
    times = samples(numerator);
    reference = samples(denominator);
    shared = ranTogether() ? match(times, reference) : List.of();
  }

  /**
   * @throws HashcostException.Unsupported when either has no samples
   */
  static Pair of(Cell numerator, Cell denominator) {
    return new Pair(numerator, denominator);
  }

  static Samples samples(Cell cell) {
    return cell.samples()
        .filter(samples -> samples.size() > 0)
        .orElseThrow(
            () ->
                new HashcostException.Unsupported(
                    cell
                        + " has no samples ("
                        + cell.failure().map(Failure::toString).orElse("nothing was timed")
                        + "); compare other cells, or remove the cause and measure again"));
  }

  private static List<Match> match(Samples n, Samples d) {
    List<Match> matches = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < n.size() && j < d.size()) {
      int order = Integer.compare(n.round(i), d.round(j));
      if (order == 0) {
        matches.add(new Match(i, j));
      }
      i += order <= 0 ? 1 : 0;
      j += order >= 0 ? 1 : 0;
    }
    return matches;
  }

  boolean ranTogether() {
    return numerator.pass() == denominator.pass();
  }

  Ratio ratio() {
    return named(sharesEnough() ? medianOfRatios() : ratioOfMedians(), sharesEnough());
  }

  /** Nanoseconds by which a call of the numerator takes longer. */
  Estimate difference() {
    return sharesEnough()
        ? Estimate.medianOf(
            forEachRound(m -> times.nanosPerCall(m.n()) - reference.nanosPerCall(m.d())))
        : differenceOfMedians();
  }

  private boolean sharesEnough() {
    return shared.size() >= Median.MIN_SAMPLES
        || shared.size() == Math.min(times.size(), reference.size());
  }

  Ratio ratioOfTotals() {
    if (shared.isEmpty()) {
      throw new HashcostException.Unsupported(
          numerator
              + " and "
              + denominator
              + " share no round, so their totals are of different moments; measure them in one run");
    }
    double[] spent = forEachRound(m -> times.elapsedNanos(m.n()));
    double[] asMany = forEachRound(m -> times.calls(m.n()) * referenceNanos(m));
    return named(Estimate.ratioOfTotals(spent, asMany), true);
  }

  private Estimate medianOfRatios() {
    return Estimate.medianOf(forEachRound(m -> times.nanosPerCall(m.n()) / referenceNanos(m)));
  }

  private Estimate ratioOfMedians() {
    Estimate above = Estimate.medianOf(times.nanosPerCall());
    Estimate below = Estimate.medianOf(reference.nanosPerCall());
    requireMeasurable(below.interval().low());
    return ofBoth(
        above.point() / below.point(),
        above.interval().low() / below.interval().high(),
        above.interval().high() / below.interval().low(),
        above,
        below);
  }

  private Estimate differenceOfMedians() {
    Estimate more = Estimate.medianOf(times.nanosPerCall());
    Estimate less = Estimate.medianOf(reference.nanosPerCall());
    return ofBoth(
        more.point() - less.point(),
        more.interval().low() - less.interval().high(),
        more.interval().high() - less.interval().low(),
        more,
        less);
  }

  private static Estimate ofBoth(double point, double low, double high, Estimate a, Estimate b) {
    double level = a.interval().levelWith(b.interval());
    return Estimate.of(point, new Interval(low, high, level), Math.min(a.samples(), b.samples()));
  }

  private double[] forEachRound(ToDoubleFunction<Match> value) {
    return shared.stream().mapToDouble(value).toArray();
  }

  private double referenceNanos(Match match) {
    return requireMeasurable(reference.nanosPerCall(match.d()));
  }

  private double requireMeasurable(double nanos) {
    if (!(nanos > 0)) {
      throw new HashcostException.Unsupported(
          denominator
              + " took "
              + nanos
              + " ns a call, by which nothing can be divided: the clock is too coarse for its batches; plan longer ones");
    }
    return nanos;
  }

  private Ratio named(Estimate estimate, boolean paired) {
    return new Ratio(
        ShortName.of(numerator, denominator),
        ShortName.of(denominator, numerator),
        estimate,
        paired);
  }
}
