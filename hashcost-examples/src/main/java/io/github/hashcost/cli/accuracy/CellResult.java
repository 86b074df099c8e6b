package io.github.hashcost.cli.accuracy;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One line of the table.
 *
 * @param bytesPerCall in the run; empty where nobody counted
 * @param times of the last pass
 * @param accuracy empty where it could not be measured
 * @param shared the naive loop over the children; empty without the control
 * @param caveats codes
 * @param failure why it could not be measured; empty where it was
 */
record CellResult(
    CellKey key,
    long inputBytes,
    OptionalDouble bytesPerCall,
    PairedTimes times,
    Optional<CellAccuracy> accuracy,
    Optional<Estimate> shared,
    List<String> caveats,
    String failure) {
  private static final String NOT_MEASURED = "no batch of it was timed";

  /**
   * @param run holds its cell
   * @param children empty where none could be asked for
   */
  static CellResult of(
      CellKey key,
      RunResult run,
      PairedTimes times,
      Optional<LoneCell> children,
      Optional<Estimate> shared) {
    Cell cell =
        run.latest().stream().filter(c -> CellKey.of(c).equals(key)).findFirst().orElseThrow();
    Optional<CellAccuracy> accuracy =
        cell.failure().isPresent() ? Optional.empty() : CellAccuracy.of(times);
    List<String> losses = children.map(LoneCell::losses).orElse(List.of());
    List<String> caveats = new ArrayList<>();
    Comparison.of(run).caveats(cell).stream().map(Caveat::code).distinct().forEach(caveats::add);
    if (!losses.isEmpty()) {
      caveats.add("child-lost");
    }
    if (children.stream().flatMap(c -> c.ready().stream()).anyMatch(r -> !r.settled())) {
      caveats.add("child-not-settled");
    }
    String failure =
        cell.failure()
            .map(Object::toString)
            .orElse(losses.isEmpty() ? NOT_MEASURED : losses.get(losses.size() - 1));
    return new CellResult(
        key,
        cell.inputBytes(),
        cell.allocatedBytesPerCall(),
        times,
        accuracy,
        shared,
        List.copyOf(caveats),
        accuracy.isPresent() ? "" : failure);
  }

  /** The worst comes last, and after it what could not be measured. */
  static final Comparator<CellResult> WORST_LAST =
      Comparator.comparingDouble(CellResult::deviation);

  boolean allocates() {
    return bytesPerCall.orElse(0) >= 1;
  }

  /** Infinite where it could not be measured. */
  double deviation() {
    return accuracy.map(CellAccuracy::deviation).orElse(Double.POSITIVE_INFINITY);
  }
}
