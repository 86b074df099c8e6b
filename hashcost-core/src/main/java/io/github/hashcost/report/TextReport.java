package io.github.hashcost.report;

import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/** A run as plain text. */
final class TextReport {
  static final int WIDTH = 100;

  private TextReport() {}

  static String of(RunTables tables) {
    RunResult run = tables.run();
    if (run.latest().isEmpty()) {
      return "nothing was measured\n";
    }
    List<String> lines = new ArrayList<>(tables.cells().text(WIDTH));
    lines.add("");
    tables
        .threads()
        .ifPresent(
            threads -> {
              lines.add(tables.threadsTitle());
              lines.add("");
              lines.addAll(threads.text(WIDTH));
              lines.add("");
            });
    tables.legend().forEach(line -> lines.addAll(TextWrap.wrap(TextWrap.printable(line), WIDTH)));
    lines.addAll(tables.notes().text(WIDTH));
    List<String> environment = EnvironmentLines.of(run.environment(), run.activity(), WIDTH);
    if (!environment.isEmpty()) {
      lines.add("");
      lines.addAll(environment);
    }
    return String.join("\n", lines) + "\n";
  }
}
