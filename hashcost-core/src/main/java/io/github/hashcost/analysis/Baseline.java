package io.github.hashcost.analysis;

import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Runs to hold later ones against: the same cells, each run in a JVM of its own. A pure function of
 * results.
 *
 * <p>An interval of one run says how well that JVM is known, and nothing of the next one, whose
 * compiler may decide otherwise. So each run counts as one value per cell, and what decides is how
 * these values spread from JVM to JVM. A value is the ratio to a reference function on the same
 * input, in the same run ({@link #ofTimes}: the time of a call). Where all that ran is slower by
 * the same factor no ratio moves, so a baseline outlives the machine that made it.
 *
 * <p>With {@code L} the logarithm of a value, a change is {@link Estimate#shift} from the L before
 * to the L now, brought back by {@code exp}: a point, and an interval that assumes nothing of the
 * distribution. With {@code T} the logarithm of 1 + threshold, and {@code w} half the width of the
 * interval, a cell is
 *
 * <ol>
 *   <li>{@code SLOWER} where the point lies above T, the interval above 0, and w is at most T; or
 *       where the whole interval lies above T, however wide it is;
 *   <li>{@code FASTER} where the same holds below -T;
 *   <li>{@code UNCHANGED} where the point is within T and w is at most T;
 *   <li>{@code UNDECIDABLE} otherwise: the cell varies too much to tell.
 * </ol>
 *
 * <p>Of unchanged code both verdicts that tell a change need every value now to lie on one side of
 * every value before. Of five and three JVMs that happens to 1 in 28 cells, 1 in 56 on either side,
 * whatever the distribution, and to far fewer with the point beyond the threshold.
 *
 * <p>With so few runs that the level of the interval is under 0.9 (one now; or two), nothing is
 * told to be slower or faster. A cell whose point is off by more than {@code T / 2} is {@code
 * SUSPECT} then: measure again, in three fresh JVMs, and judge by these alone, since what made the
 * cell suspect is chosen for being off. It is {@code UNDECIDABLE} at once where the baseline varies
 * by more than the threshold and the new value is not beyond all of it by more than that.
 *
 * <p>A failed or missing cell, another reference, or one of the {@linkplain Change#differences()
 * differences} is {@code NOT_COMPARABLE}. Only cells on one thread are judged. Immutable.
 */
public final class Baseline {
  private static final double DECIDES = 0.9 - 1e-9;

  private final List<RunResult> runs;
  private final Optional<String> reference;

  private Baseline(Collection<RunResult> runs, Optional<String> reference) {
    this.runs = List.copyOf(runs);
    this.reference = reference;
    if (this.runs.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "a baseline of no runs; give those of three JVMs or more");
    }
  }

  /**
   * One run of each of several JVMs; five make a good baseline, fewer than three cannot tell a
   * change.
   *
   * @param reference selects the function that ratios are taken to, see {@link
   *     RunResult#cell(String)}
   * @throws HashcostException.InvalidParameter when there is no run, or the reference matches
   *     nothing in the first of them
   */
  public static Baseline of(Collection<RunResult> runs, String reference) {
    Baseline baseline = new Baseline(runs, Optional.of(reference));
    RunResult first = baseline.runs.get(0);
    if (first.cells(reference).isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "reference " + reference + ": none of " + first.latest() + " is it; name one of them");
    }
    return baseline;
  }

  /**
   * One run of each of several JVMs, judged by the times of calls: on the same machine only, and
   * only as long as it is as fast as it was.
   *
   * @throws HashcostException.InvalidParameter when there is no run
   */
  public static Baseline ofTimes(Collection<RunResult> runs) {
    return new Baseline(runs, Optional.empty());
  }

  /** Of the JVMs before. */
  public List<RunResult> runs() {
    return runs;
  }

  /**
   * What differs from the first of these runs and is no reason not to compare ratios, such as
   * another processor; empty where nothing does.
   */
  public List<String> notes(RunResult now) {
    return Differences.notes(runs.get(0), now);
  }

  /** What the first of these runs has and this one has not, such as an input left out. */
  public List<Cell> missing(RunResult now) {
    return runs.get(0).latest().stream().filter(cell -> same(now, cell).isEmpty()).toList();
  }

  /**
   * Each cell of the first run now, in its order; without the reference, unless times are judged.
   *
   * @param now one run of each of one JVM or more
   * @param threshold the smallest change worth a verdict, 0.10 for ten percent
   * @throws HashcostException.InvalidParameter when there is no run, or the threshold is not a
   *     number between 0 and 10
   */
  public List<Change> compare(Collection<RunResult> now, double threshold) {
    List<RunResult> all = List.copyOf(now);
    if (all.isEmpty()) {
      throw new HashcostException.InvalidParameter("no run to compare; give one or more");
    }
    if (!(threshold > 0 && threshold < 10)) {
      throw new HashcostException.InvalidParameter(
          "threshold " + threshold + ": above 0 and below 10 is allowed, such as 0.1 for 10 %");
    }
    RunResult first = all.get(0);
    return first.latest().stream()
        .filter(cell -> !isReference(first, cell))
        .map(cell -> change(cell, all, Math.log1p(threshold)))
        .toList();
  }

  private boolean isReference(RunResult run, Cell cell) {
    return reference.filter(r -> run.cells(r).contains(cell)).isPresent();
  }

  private Change change(Cell cell, List<RunResult> now, double threshold) {
    List<String> differences = differences(cell, now);
    if (!differences.isEmpty()) {
      return Change.notComparable(cell, differences);
    }
    double[] before = values(cell, runs);
    double[] after = values(cell, now);
    if (before.length == 0 || after.length == 0) {
      return Change.notComparable(
          cell, List.of("no figures " + (before.length == 0 ? "before" : "now") + ": it failed"));
    }
    Estimate shift = Estimate.shift(before, after);
    return Change.judged(
        cell,
        verdict(shift, threshold),
        new Change.Figures(
            MachineComparison.exp(Estimate.medianOf(before)),
            MachineComparison.exp(Estimate.medianOf(after)),
            MachineComparison.exp(shift)));
  }

  static Verdict verdict(Estimate shift, double threshold) {
    Interval interval = shift.interval();
    boolean wide = (interval.high() - interval.low()) / 2 > threshold;
    boolean beyond = interval.low() > threshold || interval.high() < -threshold;
    if (interval.level() < DECIDES) {
      return firstLook(Math.abs(shift.point()) > threshold / 2, wide, beyond);
    }
    boolean off = Math.abs(shift.point()) > threshold;
    if (beyond || (off && !wide && !interval.contains(0))) {
      return shift.point() > 0 ? Verdict.SLOWER : Verdict.FASTER;
    }
    return off || wide ? Verdict.UNDECIDABLE : Verdict.UNCHANGED;
  }

  private static Verdict firstLook(boolean off, boolean wide, boolean beyond) {
    if (off && (!wide || beyond)) {
      return Verdict.SUSPECT;
    }
    return wide ? Verdict.UNDECIDABLE : Verdict.UNCHANGED;
  }

  /** Of each run that has both cells, the logarithm of what is judged. */
  private double[] values(Cell cell, List<RunResult> of) {
    List<Double> values = new ArrayList<>();
    for (RunResult run : of) {
      same(run, cell).flatMap(own -> value(run, own)).ifPresent(values::add);
    }
    return values.stream().mapToDouble(Math::log).toArray();
  }

  private Optional<Double> value(RunResult run, Cell cell) {
    try {
      Comparison comparison = Comparison.of(run);
      return (reference.isEmpty()
              ? Optional.of(comparison.nanos(cell).point())
              : reference(run, cell).map(r -> comparison.ratio(cell, r).estimate().point()))
          .filter(value -> value > 0);
    } catch (HashcostException.Unsupported e) {
      // Without samples, or none that the clock could tell from nothing.
      return Optional.empty();
    }
  }

  private static Optional<Cell> same(RunResult run, Cell cell) {
    return run.latest().stream()
        .filter(c -> c.id().equals(cell.id()) && Differences.sameInput(c, cell))
        .findFirst();
  }

  private Optional<Cell> reference(RunResult run, Cell cell) {
    List<Cell> found =
        reference.stream()
            .flatMap(r -> run.cells(r).stream())
            .filter(c -> Differences.sameInput(c, cell))
            .toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** From the first run before to every other. */
  private List<String> differences(Cell cell, List<RunResult> now) {
    RunResult first = runs.get(0);
    Optional<Cell> then = same(first, cell);
    if (then.isEmpty()) {
      return Differences.ofNearest(first, cell);
    }
    List<RunResult> others = new ArrayList<>(now);
    others.addAll(runs.subList(1, runs.size()));
    for (RunResult run : others) {
      List<String> found = new ArrayList<>();
      same(run, cell).ifPresent(c -> found.addAll(Differences.ofCells(first, then.get(), run, c)));
      if (reference.isPresent()) {
        found.addAll(referenceDifferences(first, then.get(), run, cell));
      }
      found.addAll(Differences.ofRuns(first, run, reference.isEmpty()));
      if (!found.isEmpty()) {
        return List.copyOf(found);
      }
    }
    return List.of();
  }

  private List<String> referenceDifferences(RunResult before, Cell then, RunResult run, Cell cell) {
    Optional<Cell> a = reference(before, then);
    Optional<Cell> b = reference(run, cell);
    if (a.isEmpty() || b.isEmpty()) {
      return List.of(
          "reference "
              + reference.orElseThrow()
              + ": not one function on this input "
              + (a.isEmpty() ? "before" : "now"));
    }
    if (!a.get().id().equals(b.get().id())) {
      return List.of("reference: " + a.get().id() + " before, " + b.get().id() + " now");
    }
    return Differences.ofCells(before, a.get(), run, b.get()).stream()
        .map(difference -> "reference: " + difference)
        .toList();
  }

  /** Such as {@code 5 runs, ratios to djb2}. */
  @Override
  public String toString() {
    return runs.size() + " runs, " + reference.map(r -> "ratios to " + r).orElse("times");
  }
}
