package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/** What the system itself takes for a password, in powers of ten over the first function. */
final class CryptBlock {
  static final String TITLE = "The same password through crypt(3) of the system";

  private final List<Candidate> functions;
  private final RunResult run;
  private final List<String> missing;

  /**
   * @param functions ratios are to the first
   * @param missing what is not here and why, in sentences
   */
  CryptBlock(List<Candidate> functions, RunResult run, List<String> missing) {
    this.functions = functions;
    this.run = run;
    this.missing = missing;
  }

  static List<String> leftOut(List<String> why) {
    return Words.wrapAll(why.stream().map(w -> "Left out: " + w + ".").toList());
  }

  List<String> lines() {
    String first = functions.get(0).spec().name();
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .right("per hash")
            .right("x " + first)
            .right("power");
    functions.forEach(f -> table.row(row(f)));
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(leftOut(missing));
    return lines;
  }

  private String[] row(Candidate function) {
    Cell cell = Cells.of(run, function);
    if (cell.failure().isPresent()) {
      return new String[] {function.id().toString(), "not measured: " + cell.failure().get()};
    }
    Comparison comparison = Comparison.of(run);
    double nanos = comparison.nanos(cell).point();
    double times = nanos / comparison.nanos(Cells.of(run, functions.get(0))).point();
    return new String[] {
      function.id().toString(),
      Quantity.time(nanos),
      Quantity.ratio(times),
      Quantity.powerOfTen(times)
    };
  }
}
