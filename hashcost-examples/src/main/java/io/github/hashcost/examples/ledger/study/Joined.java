package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two runs as one result. */
final class Joined {
  private Joined() {}

  /**
   * The plan is the first one's. The second one's rounds come after the first one's, since they
   * were other moments.
   */
  static RunResult of(RunResult first, RunResult second) {
    Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>(first.functions());
    functions.putAll(second.functions());
    List<Cell> cells = new ArrayList<>(first.cells());
    for (Cell cell : second.cells()) {
      cells.add(
          cell.samples()
              .map(s -> cell.toBuilder().samples(s.shifted(first.plan().rounds())).build())
              .orElse(cell));
    }
    return RunResult.of(first.startedAt(), first.environment(), first.plan(), functions, cells);
  }
}
