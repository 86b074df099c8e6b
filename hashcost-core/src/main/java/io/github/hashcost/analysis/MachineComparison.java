package io.github.hashcost.analysis;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Median;
import io.github.hashcost.stats.RobustCentre;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The same work in two runs, on two machines or in two JVMs: what changed for all of it alike, and
 * what changed more or less than that. A pure function of the two runs.
 *
 * <p>Cells are the same work where id, input, unit and mode are; those of {@link
 * RunResult#latest()} count. The change of a cell is the ratio of its two medians. The change of a
 * function, which is what has one name whatever its provider, parameters and input, is the median
 * of the logarithms of its cells' changes, and the common change is the {@link RobustCentre} of
 * these over all functions: a minority that changed otherwise does not move it far.
 *
 * <p>Immutable.
 */
public final class MachineComparison {
  private final Estimate common;
  private final List<MachineChange> changes;
  private final List<Cell> leftOut;

  private MachineComparison(Estimate common, List<MachineChange> changes, List<Cell> leftOut) {
    this.common = common;
    this.changes = changes;
    this.leftOut = leftOut;
  }

  /**
   * Of what both runs have.
   *
   * @throws HashcostException.InvalidParameter when they have nothing with samples in common
   */
  public static MachineComparison of(RunResult first, RunResult second) {
    Map<List<Object>, Cell> timed = timed(second);
    List<MachineChange> changes = new ArrayList<>();
    List<Cell> leftOut = new ArrayList<>();
    for (Cell cell : first.latest()) {
      Optional<Cell> other =
          isTimed(cell) ? Optional.ofNullable(timed.remove(key(cell))) : Optional.empty();
      other.ifPresentOrElse(c -> changes.add(MachineChange.of(cell, c)), () -> leftOut.add(cell));
    }
    second.latest().stream()
        .filter(c -> !isTimed(c) || timed.containsKey(key(c)))
        .filter(c -> leftOut.stream().noneMatch(l -> key(l).equals(key(c))))
        .forEach(leftOut::add);
    if (changes.isEmpty()) {
      throw NothingInCommon.between(timedCells(first), timedCells(second));
    }
    Estimate logCommon = logCommon(changes);
    double unlike = unlike(first) + unlike(second);
    return new MachineComparison(
        exp(logCommon),
        changes.stream().map(change -> change.beside(logCommon, unlike)).toList(),
        List.copyOf(leftOut));
  }

  private static Map<List<Object>, Cell> timed(RunResult run) {
    return timedCells(run).stream()
        .collect(Collectors.toMap(MachineComparison::key, c -> c, (a, b) -> b, LinkedHashMap::new));
  }

  private static List<Cell> timedCells(RunResult run) {
    return run.latest().stream().filter(MachineComparison::isTimed).toList();
  }

  /** Where the clock showed no time there is no ratio. */
  private static boolean isTimed(Cell cell) {
    return cell.samples().stream()
        .flatMap(s -> s.size() == 0 ? Stream.empty() : Stream.of(s.nanosPerCall()))
        .anyMatch(nanos -> Estimate.medianOf(nanos).interval().low() > 0);
  }

  private static List<Object> key(Cell cell) {
    return List.of(
        cell.id(),
        cell.inputLabel(),
        cell.inputBytes(),
        cell.inputs(),
        cell.unit(),
        cell.unitsPerCall(),
        cell.mode());
  }

  private static Estimate logCommon(List<MachineChange> changes) {
    Map<String, List<MachineChange>> byFunction =
        changes.stream()
            .collect(
                Collectors.groupingBy(
                    MachineChange::function, LinkedHashMap::new, Collectors.toList()));
    return RobustCentre.of(
        byFunction.values().stream()
            .mapToDouble(of -> Median.of(of.stream().mapToDouble(MachineChange::log).toArray()))
            .toArray());
  }

  /** By how much two identical cells of the run differ, as a logarithm. */
  private static double unlike(RunResult run) {
    return Comparison.of(run)
        .twins()
        .map(twins -> Math.log1p(Twins.of(twins).difference()))
        .filter(Double::isFinite)
        .orElse(0.0);
  }

  static Estimate exp(Estimate log) {
    Interval interval = log.interval();
    return Estimate.of(
        Math.exp(log.point()),
        new Interval(Math.exp(interval.low()), Math.exp(interval.high()), interval.level()),
        log.samples());
  }

  /**
   * How many times as long the second run took for all functions alike, with as many samples as
   * there are functions. At level 0 there was one only, so nothing tells what is common and what
   * its own.
   */
  public Estimate common() {
    return common;
  }

  /** What both runs have, in the order of the first. */
  public List<MachineChange> changes() {
    return changes;
  }

  /** Those that the intervals do not allow to have changed as the others did. */
  public List<MachineChange> outliers() {
    return changes.stream().filter(MachineChange::isOutlier).toList();
  }

  /** What only one run has figures of. */
  public List<Cell> leftOut() {
    return leftOut;
  }

  /** Such as {@code 1.31 (1.27 to 1.36) x for 10 functions, outliers: []}. */
  @Override
  public String toString() {
    return common + " x for " + common.samples() + " functions, outliers: " + outliers();
  }
}
