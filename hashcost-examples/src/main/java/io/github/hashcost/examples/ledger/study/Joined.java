package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Several runs of one plan as one result. */
final class Joined {
  private Joined() {}

  /**
   * The plan is that of all of them, so it holds for every cell. The rounds of each run come after
   * those of the ones before it, since they were other moments.
   */
  static RunResult of(List<RunResult> runs) {
    RunResult first = runs.get(0);
    Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
    List<Cell> cells = new ArrayList<>();
    int before = 0;
    for (RunResult run : runs) {
      if (!run.plan().toString().equals(first.plan().toString())) {
        throw new IllegalArgumentException(
            "a result has one plan, these have " + first.plan() + " and " + run.plan());
      }
      functions.putAll(run.functions());
      int shift = before;
      for (Cell cell : run.cells()) {
        cells.add(
            cell.samples()
                .map(s -> cell.toBuilder().samples(s.shifted(shift)).build())
                .orElse(cell));
      }
      before += run.plan().rounds();
    }
    return RunResult.of(first.startedAt(), first.environment(), first.plan(), functions, cells);
  }
}
