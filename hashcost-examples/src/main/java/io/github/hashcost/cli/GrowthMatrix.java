package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Sizes down, functions across. */
final class GrowthMatrix {
  private static final int MOST_COLUMNS = 8;
  private static final String MARK = "*";

  private final GrowthStudy study;

  GrowthMatrix(GrowthStudy study) {
    this.study = study;
  }

  List<String> times() {
    return lines(study.sizes(), cell -> Quantity.time(nanos(cell)));
  }

  List<String> throughput() {
    return lines(
        study.sizes().stream().filter(bytes -> bytes > 0).toList(),
        cell -> Quantity.ratio(GrowthStudy.megabytesPerSecond(cell.inputBytes(), nanos(cell))));
  }

  private double nanos(Cell cell) {
    return Comparison.of(study.run()).nanos(cell).point();
  }

  /** As many tables as fit beside each other are wide enough for, and what a mark means. */
  private List<String> lines(List<Long> sizes, Function<Cell, String> text) {
    List<String> lines = new ArrayList<>();
    List<Candidate> functions = study.functions();
    for (int from = 0; from < functions.size(); from += MOST_COLUMNS) {
      int to = Math.min(functions.size(), from + MOST_COLUMNS);
      lines.addAll(table(functions.subList(from, to), sizes, text).lines());
    }
    if (lines.stream().anyMatch(line -> line.contains(MARK))) {
      lines.addAll(
          Words.wrap(
              MARK
                  + " no longer than a call takes that does nothing: no cost of hashing, and no law"
                  + " goes through it."));
    }
    return lines;
  }

  private TextTable table(
      List<Candidate> functions, List<Long> sizes, Function<Cell, String> text) {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH).right("input");
    functions.forEach(function -> table.right(study.name(function)));
    for (long bytes : sizes) {
      List<String> row = new ArrayList<>(List.of(GrowthStudy.label(bytes)));
      for (Candidate function : functions) {
        row.add(
            study
                .cell(function, bytes)
                .map(cell -> (study.didNothing(cell) ? MARK : "") + text.apply(cell))
                .orElse(""));
      }
      table.row(row.toArray(String[]::new));
    }
    return table.build();
  }
}
