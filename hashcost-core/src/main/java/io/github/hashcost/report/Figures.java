package io.github.hashcost.report;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What every view of a run shows, worked out once: the cells of {@link RunResult#latest()}, then
 * what ran on several threads. Immutable.
 */
final class Figures {
  private final RunResult run;
  private final List<Cell> references;
  private final Comparison comparison;
  private final List<OfCell> cells;
  private final List<OfThreads> threads;

  /**
   * One cell on one thread.
   *
   * @param reference on the same input; what the ratio is to
   * @param nanos of a call; empty where there is a reason
   * @param reason why there is no figure
   */
  record OfCell(
      Cell cell,
      Optional<Cell> reference,
      Optional<Estimate> nanos,
      Optional<Ratio> ratio,
      List<Caveat> caveats,
      Optional<String> reason) {}

  /**
   * The same cell on several threads at once.
   *
   * @param threads how many
   * @param scaling empty where there is a reason, or where it ran in no pass on one thread
   * @param reason why there is no figure
   */
  record OfThreads(Cell cell, int threads, Optional<Scaling> scaling, Optional<String> reason) {
    List<Caveat> caveats() {
      return scaling.map(Scaling::caveats).orElse(List.of());
    }
  }

  Figures(RunResult run, List<Cell> references) {
    this.run = run;
    this.references = references;
    comparison = Comparison.of(run);
    cells = run.latest().stream().map(this::figures).toList();
    threads =
        run.latest().stream()
            .filter(cell -> !run.onThreads(cell).isEmpty())
            .map(this::onThreads)
            .toList();
  }

  RunResult run() {
    return run;
  }

  /** What ratios are to, one for each input. */
  List<Cell> references() {
    return references;
  }

  List<OfCell> cells() {
    return cells;
  }

  List<OfThreads> threads() {
    return threads;
  }

  private OfCell figures(Cell cell) {
    Optional<Cell> reference =
        references.stream().filter(r -> Report.sameInput(r, cell)).findFirst();
    Optional<Ratio> ratio = reference.flatMap(r -> ratio(cell, r));
    List<Caveat> caveats = new ArrayList<>(comparison.caveats(cell));
    ratio.filter(r -> !references.contains(cell)).ifPresent(r -> caveats.addAll(r.caveats()));
    Optional<Estimate> nanos = Optional.empty();
    Optional<String> reason = cell.failure().map(Figures::failed);
    if (reason.isEmpty()) {
      try {
        nanos = Optional.of(comparison.nanos(cell));
      } catch (HashcostException.Unsupported e) {
        reason = Optional.of(noFigure(e));
      }
    }
    return new OfCell(cell, reference, nanos, ratio, List.copyOf(caveats), reason);
  }

  /** Empty where one of them has no figure. */
  private Optional<Ratio> ratio(Cell cell, Cell reference) {
    if (cell.samples().isEmpty() || reference.samples().isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(comparison.ratio(cell, reference));
    } catch (HashcostException.Unsupported e) {
      return Optional.empty();
    }
  }

  private OfThreads onThreads(Cell cell) {
    List<Cell> crew = run.onThreads(cell);
    Optional<String> failed =
        crew.stream().flatMap(c -> c.failure().stream()).findFirst().map(Figures::failed);
    if (failed.isPresent()) {
      return new OfThreads(cell, crew.size(), Optional.empty(), failed);
    }
    try {
      return new OfThreads(cell, crew.size(), comparison.onThreads(cell), Optional.empty());
    } catch (HashcostException.Unsupported e) {
      return new OfThreads(cell, crew.size(), Optional.empty(), Optional.of(noFigure(e)));
    }
  }

  private static String failed(Failure failure) {
    return "failed: " + failure;
  }

  private static String noFigure(HashcostException e) {
    return "no figure: " + e.getMessage();
  }
}
