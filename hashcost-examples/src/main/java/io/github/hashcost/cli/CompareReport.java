package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineChange;
import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Median;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What {@code compare} prints. */
final class CompareReport {
  private final String firstName;
  private final String secondName;
  private final MachineComparison comparison;
  private final MachineFacts facts;

  CompareReport(
      String firstName,
      RunResult first,
      String secondName,
      RunResult second,
      MachineComparison comparison) {
    this.firstName = firstName;
    this.secondName = secondName;
    this.comparison = comparison;
    this.facts = new MachineFacts(firstName, first, secondName, second);
  }

  List<String> lines(boolean details) {
    List<String> lines = new ArrayList<>(Words.wrap(common()));
    lines.add("");
    lines.addAll((details ? everyChange() : functions()).lines());
    lines.addAll(
        Words.wrap(
            "change: time of a call in "
                + secondName
                + " over that in "
                + firstName
                + "; beside: the same over what is common to all."
                + levels()));
    if (!comparison.leftOut().isEmpty()) {
      lines.addAll(Words.wrap(leftOut()));
    }
    lines.add("");
    outliers().forEach(text -> lines.addAll(Words.wrap(text)));
    facts.differences().forEach(text -> lines.addAll(Words.wrap(text)));
    facts.explain(comparison).forEach(text -> lines.addAll(Words.wrap(text)));
    return lines;
  }

  private String common() {
    Estimate common = comparison.common();
    int functions = common.samples();
    String times = secondName + " takes " + times(common) + " the time of " + firstName;
    return functions == 1
        ? times + " for the one function that both have, so what is common to all cannot be told."
        : "Common to "
            + functions
            + " functions: "
            + times
            + ", so "
            + kept(common.point())
            + " of the speed is kept.";
  }

  private static String times(Estimate e) {
    return Quantity.ratio(e.point()) + " x" + interval(e.interval());
  }

  private static String interval(Interval i) {
    return i.level() == 0
        ? ""
        : " (" + Quantity.ratio(i.low()) + " to " + Quantity.ratio(i.high()) + ")";
  }

  /** Of the intervals in brackets; where only one function is there, there are none. */
  private String levels() {
    double beside =
        comparison.changes().stream()
            .mapToDouble(c -> c.besidesCommon().interval().level())
            .filter(level -> level > 0)
            .min()
            .orElse(0);
    return beside == 0
        ? ""
        : " In brackets: intervals, "
            + percent(comparison.common().interval().level())
            + " for the common change, "
            + percent(beside)
            + " or more for what is beside it.";
  }

  /** Rounded down: an interval is not to be surer than it is. */
  private static String percent(double level) {
    return (int) Math.floor(100 * level + 1e-9) + " %";
  }

  private static String kept(double times) {
    return Quantity.ratio(100 / times) + " %";
  }

  private TextTable functions() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .right("cells")
            .right("change")
            .right("beside")
            .right("speed kept");
    if (hasOutliers()) {
      table.right("outliers");
    }
    for (FunctionChange f : FunctionChange.of(comparison)) {
      int outliers = f.outliers().size();
      row(
          table,
          outliers == 0 ? "" : String.valueOf(outliers),
          f.function(),
          String.valueOf(f.cells().size()),
          Quantity.ratio(f.change()) + " x",
          Quantity.ratio(f.beside()) + " x",
          kept(f.change()));
    }
    return table.build();
  }

  private boolean hasOutliers() {
    return !comparison.outliers().isEmpty();
  }

  /** Its last column is there where one row has something in it. */
  private void row(TextTable.Builder table, String outlier, String... cells) {
    List<String> row = new ArrayList<>(List.of(cells));
    if (hasOutliers()) {
      row.add(outlier);
    }
    table.row(row.toArray(String[]::new));
  }

  private TextTable everyChange() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("cell")
            .right("first")
            .right("second")
            .right("change")
            .left("beside");
    if (hasOutliers()) {
      table.left("outlier");
    }
    for (MachineChange change : comparison.changes()) {
      row(
          table,
          change.isOutlier() ? "yes" : "",
          change.first().toString(),
          Quantity.time(median(change.first())),
          Quantity.time(median(change.second())),
          Quantity.ratio(change.ratio().point()) + " x",
          times(change.besidesCommon()));
    }
    return table.build();
  }

  private static double median(Cell cell) {
    return Median.of(Cells.samples(cell).nanosPerCall());
  }

  private String leftOut() {
    int shown = 3;
    List<Cell> left = comparison.leftOut();
    String first = left.stream().limit(shown).map(Cell::toString).collect(Collectors.joining(", "));
    return "Not in both: "
        + first
        + (left.size() > shown ? " and " + (left.size() - shown) + " more" : "");
  }

  private List<String> outliers() {
    List<String> lines = new ArrayList<>();
    FunctionChange.of(comparison).forEach(f -> outliers(f).ifPresent(lines::add));
    if (lines.isEmpty()) {
      lines.add("No outliers: the intervals allow that all changed alike.");
    }
    return lines;
  }

  private static Optional<String> outliers(FunctionChange f) {
    List<MachineChange> out = f.outliers();
    if (out.isEmpty()) {
      return Optional.empty();
    }
    double low =
        out.stream().mapToDouble(c -> c.besidesCommon().interval().low()).min().orElseThrow();
    double high =
        out.stream().mapToDouble(c -> c.besidesCommon().interval().high()).max().orElseThrow();
    return Optional.of(
        "Outlier: "
            + f.function()
            + " takes "
            + Quantity.ratio(
                FunctionChange.median(out.stream().map(MachineChange::besidesCommon).toList()))
            + " x ("
            + Quantity.ratio(low)
            + " to "
            + Quantity.ratio(high)
            + ") beside the common change"
            + (f.cells().size() > 1
                ? ", in " + out.size() + " of " + f.cells().size() + " cells"
                : "")
            + ".");
  }

  CsvTable csv() {
    CsvTable csv =
        CsvTable.of(
            "cell",
            "function",
            "first_ns",
            "second_ns",
            "change",
            "change_low",
            "change_high",
            "beside",
            "beside_low",
            "beside_high",
            "outlier");
    for (MachineChange c : comparison.changes()) {
      Estimate change = c.ratio();
      Estimate beside = c.besidesCommon();
      csv.row(
          c.first(),
          c.function(),
          median(c.first()),
          median(c.second()),
          change.point(),
          change.interval().low(),
          change.interval().high(),
          beside.point(),
          beside.interval().low(),
          beside.interval().high(),
          c.isOutlier());
    }
    return csv;
  }
}
