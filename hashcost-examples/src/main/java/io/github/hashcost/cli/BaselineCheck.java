package io.github.hashcost.cli;

import io.github.hashcost.analysis.Baseline;
import io.github.hashcost.analysis.Change;
import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of each cell: by one look in a fresh JVM, and for those that are off by three more
 * alone. These measure all cells once more, since what runs beside a cell is part of what it costs.
 *
 * @param first the look
 * @param changes in the order of the cells
 */
record BaselineCheck(Baseline baseline, double threshold, RunResult first, List<Change> changes) {
  private static final int AGAIN = 3;

  static BaselineCheck of(
      Baseline baseline, double threshold, FreshRuns jvms, List<String> measurement)
      throws FreshRuns.NoJvm {
    RunResult first = jvms.run(measurement, "a fresh JVM");
    List<Change> look = baseline.compare(List.of(first), threshold);
    if (look.stream().noneMatch(change -> change.verdict() == Verdict.SUSPECT)) {
      return new BaselineCheck(baseline, threshold, first, look);
    }
    List<RunResult> again = new ArrayList<>();
    for (int i = 1; i <= AGAIN; i++) {
      again.add(jvms.run(measurement, "a cell is suspect, fresh JVM " + i + " of " + AGAIN));
    }
    Map<String, Change> decided = new LinkedHashMap<>();
    baseline.compare(again, threshold).forEach(c -> decided.put(c.cell().toString(), c));
    return new BaselineCheck(
        baseline,
        threshold,
        first,
        look.stream()
            .map(
                change ->
                    change.verdict() == Verdict.SUSPECT
                        ? decided.getOrDefault(change.cell().toString(), change)
                        : change)
            .toList());
  }

  List<Change> of(Verdict verdict) {
    return changes.stream().filter(change -> change.verdict() == verdict).toList();
  }
}
