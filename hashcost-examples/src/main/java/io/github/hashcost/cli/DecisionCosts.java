package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The section on what the settings found cost whoever checks passwords. */
final class DecisionCosts {
  private static final double MIB = 1 << 20;
  private static final int COLUMNS = 9;
  private static final int ENOUGH_FOR_A_P99 = 100;

  private DecisionCosts() {}

  static void add(Page page, RunResult run, List<Candidate> settings) {
    PageTable table =
        new PageTable()
            .left("library")
            .left("setting")
            .right("a login")
            .left("interval")
            .right("p99")
            .right("logins/s")
            .right("fills")
            .right("allocates")
            .right("GC");
    int most = 0;
    for (Candidate setting : settings) {
      Cell cell = Cells.of(run, setting);
      if (cell.samples().isPresent()) {
        LoginFigures figures = LoginFigures.of(run, cell);
        most = Math.max(most, figures.logins());
        table.row(row(setting, figures));
      } else {
        table.row(DecisionWords.failed(setting, cell, COLUMNS));
      }
    }
    page.section("What they cost here").add(table).say(legend(run.plan().threads(), most));
  }

  private static List<String> row(Candidate setting, LoginFigures figures) {
    List<String> row = new ArrayList<>(ShortSetting.cells(setting));
    Collections.addAll(
        row,
        Quantity.time(figures.nanos().point()),
        DecisionWords.interval(figures.nanos().interval()),
        Quantity.time(figures.p99Nanos()),
        Quantity.ratio(figures.perSecondPerCpu()),
        fills(setting),
        DecisionWords.bytes(figures.allocatedBytes()),
        DecisionWords.percent(figures.gcShare()));
    return row;
  }

  private static String fills(Candidate setting) {
    long bytes = setting.spec().parameters().memoryBytes(setting.setting());
    return bytes == 0 ? DecisionWords.NOTHING : Quantity.ratio(bytes / MIB) + " MiB";
  }

  private static String legend(int atOnce, int logins) {
    return "a login: the median of one at a time, with its interval. p99, and logins/s for each CPU: of "
        + atOnce
        + " at once; p99 of at most "
        + logins
        + " logins"
        + (logins < ENOUGH_FOR_A_P99 ? ", so it is the longest of them" : "")
        + ". fills: by design. allocates: on the heap of Java. GC: share of the time.";
  }
}
