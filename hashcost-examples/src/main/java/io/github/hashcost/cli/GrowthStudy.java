package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run over several sizes, with the law of each function. */
final class GrowthStudy {
  private static final String NOTHING_DONE = "nothing-done";

  private final List<Candidate> functions;
  private final RunResult run;
  private final Map<Candidate, CostModel> models = new LinkedHashMap<>();
  private final Map<Candidate, String> reasons = new LinkedHashMap<>();

  GrowthStudy(List<Candidate> functions, RunResult run) {
    this.functions = functions;
    this.run = run;
    for (Candidate function : functions) {
      try {
        models.put(function, CostModel.fit(run, function.id().toString()));
      } catch (HashcostException.Unsupported e) {
        reasons.put(function, String.valueOf(e.getMessage()));
      }
    }
  }

  List<Candidate> functions() {
    return functions;
  }

  RunResult run() {
    return run;
  }

  /** As short as tells it from the others. */
  String name(Candidate function) {
    String name = function.id().name();
    boolean alone = functions.stream().filter(f -> f.id().name().equals(name)).count() == 1;
    return alone ? name : function.id().toString();
  }

  /** Empty where too many cells failed. */
  Optional<CostModel> model(Candidate function) {
    return Optional.ofNullable(models.get(function));
  }

  /** Empty where neither a part per block nor one per byte fits, too. */
  Optional<CostModel> law(Candidate function) {
    return model(function).filter(CostModel::fits);
  }

  /** The laws that fit, in the order of the functions. */
  List<CostModel> laws() {
    List<CostModel> laws = new ArrayList<>();
    functions.forEach(function -> law(function).ifPresent(laws::add));
    return laws;
  }

  /** Why there is no model. */
  String reason(Candidate function) {
    return reasons.getOrDefault(function, "");
  }

  /** Every size that one of the functions was measured on, ascending. */
  List<Long> sizes() {
    return functions.stream()
        .flatMap(f -> run.cells(f.id().toString()).stream())
        .map(Cell::inputBytes)
        .distinct()
        .sorted()
        .toList();
  }

  /** With samples; the one that the model is of, so that both are of the same moments. */
  Optional<Cell> cell(Candidate function, long bytes) {
    return model(function)
        .map(CostModel::cells)
        .orElseGet(() -> run.cells(function.id().toString()))
        .stream()
        .filter(cell -> cell.inputBytes() == bytes && cell.samples().isPresent())
        .findFirst();
  }

  Optional<Estimate> nanos(Candidate function, long bytes) {
    return cell(function, bytes).map(Comparison.of(run)::nanos);
  }

  /** Why to doubt the cell, such as {@code autocorrelated}. */
  List<String> caveats(Cell cell) {
    return Comparison.of(run).caveats(cell).stream().map(Caveat::code).distinct().toList();
  }

  /** Whether the call took no longer than one without work, so that it tells nothing. */
  boolean didNothing(Cell cell) {
    return caveats(cell).contains(NOTHING_DONE);
  }

  /** A size as inputs are labelled. */
  static String label(long bytes) {
    return bytes % 1024 == 0 ? Quantity.bytes(bytes) : Quantity.count(bytes) + " B";
  }

  /** 10^6 bytes a second. */
  static double megabytesPerSecond(long bytes, double nanos) {
    return 1e3 * bytes / nanos;
  }
}
