package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Sizes down, functions across. */
final class GrowthMatrix {
  private static final int MOST_COLUMNS = 8;

  private final GrowthStudy study;

  GrowthMatrix(GrowthStudy study) {
    this.study = study;
  }

  List<String> times() {
    return lines(study.sizes(), (bytes, nanos) -> Quantity.time(nanos.point()));
  }

  List<String> throughput() {
    return lines(
        study.sizes().stream().filter(bytes -> bytes > 0).toList(),
        (bytes, nanos) -> Quantity.ratio(GrowthStudy.megabytesPerSecond(bytes, nanos.point())));
  }

  /** As many tables as fit beside each other are wide enough for. */
  private List<String> lines(List<Long> sizes, BiFunction<Long, Estimate, String> text) {
    List<String> lines = new ArrayList<>();
    List<Candidate> functions = study.functions();
    for (int from = 0; from < functions.size(); from += MOST_COLUMNS) {
      int to = Math.min(functions.size(), from + MOST_COLUMNS);
      lines.addAll(table(functions.subList(from, to), sizes, text).lines());
    }
    return lines;
  }

  private TextTable table(
      List<Candidate> functions, List<Long> sizes, BiFunction<Long, Estimate, String> text) {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH).right("input");
    functions.forEach(function -> table.right(study.name(function)));
    for (long bytes : sizes) {
      List<String> row = new ArrayList<>(List.of(GrowthStudy.label(bytes)));
      for (Candidate function : functions) {
        Optional<Estimate> nanos = study.nanos(function, bytes);
        row.add(nanos.map(estimate -> text.apply(bytes, estimate)).orElse(""));
      }
      table.row(row.toArray(String[]::new));
    }
    return table.build();
  }
}
