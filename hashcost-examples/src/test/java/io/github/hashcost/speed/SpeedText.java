package io.github.hashcost.speed;

import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables. */
final class SpeedText {
  private static final int WIDTH = 100;

  private SpeedText() {}

  /**
   * @param figures of all JVMs
   */
  static String besideLibrary(List<Figure> figures) {
    Map<String, List<Figure>> cells =
        figures.stream()
            .collect(
                Collectors.groupingBy(
                    f -> f.id() + " " + f.inputBytes(), LinkedHashMap::new, Collectors.toList()));
    List<Row> rows =
        cells.values().stream()
            .map(Row::of)
            .sorted(Comparator.comparingDouble(Row::ratio))
            .toList();
    List<Row> lean = rows.stream().filter(row -> !row.allocates()).toList();
    List<Row> rest = rows.stream().filter(Row::allocates).toList();
    StringBuilder text = new StringBuilder();
    if (!lean.isEmpty()) {
      text.append("Adapter over the bare library call, what does not allocate, worst last\n")
          .append(table(lean))
          .append(summary(Verdict.of(lean)))
          .append('\n');
    }
    if (!rest.isEmpty()) {
      text.append(lean.isEmpty() ? "" : "\n")
          .append("Adapter over the bare library call, what allocates, worst last, no bound\n")
          .append(table(rest));
    }
    return text.toString();
  }

  private static TextTable table(List<Row> rows) {
    TextTable.Builder table =
        TextTable.builder(WIDTH)
            .left("function")
            .right("input")
            .right("bare")
            .right("adapter")
            .right("ratio (95 %)")
            .right("JVMs")
            .right("A/A")
            .right("B bare, adapter");
    for (Row row : rows) {
      Figure f = row.middle();
      table.row(
          f.id(),
          Quantity.bytes(f.inputBytes()),
          Quantity.time(f.bareNanos()),
          Quantity.time(f.nanos()),
          ratio(f),
          decimals(row.lowest()) + "-" + decimals(row.highest()),
          decimals(row.twins()),
          Math.round(f.bareBytes()) + ", " + Math.round(f.bytes()));
    }
    return table.build();
  }

  private static String summary(Verdict v) {
    return String.format(
        Locale.ROOT,
        "%d rows: median %.3f, worst %.3f; A/A median %.3f, %.3f to %.3f; %s %.2f and %.2f",
        v.rows(),
        v.median(),
        v.worst(),
        v.twinsMedian(),
        v.twinsLowest(),
        v.twinsHighest(),
        v.within() ? "within" : "not within",
        Verdict.MEDIAN_BOUND,
        Verdict.EACH_BOUND);
  }

  /**
   * @param figures one of each JVM, at least one
   */
  static String besideC(List<Figure> figures, String compiler) {
    TextTable.Builder table =
        TextTable.builder(WIDTH)
            .left("JVM")
            .right("C")
            .right("Java")
            .right("ratio (95 %)")
            .right("C/C");
    for (int i = 0; i < figures.size(); i++) {
      Figure f = figures.get(i);
      table.row(
          String.valueOf(i + 1),
          Quantity.time(f.bareNanos()),
          Quantity.time(f.nanos()),
          ratio(f),
          decimals(f.twins()));
    }
    Verdict v = Verdict.of(List.of(Row.of(figures)));
    return cHeading()
        + ", "
        + compiler
        + "\n"
        + table.build()
        + String.format(
            Locale.ROOT,
            "median %.3f; C/C %.3f; %s %.2f\n",
            v.median(),
            v.twinsMedian(),
            v.median() <= Verdict.MEDIAN_BOUND ? "within" : "not within",
            Verdict.MEDIAN_BOUND);
  }

  /** Instead of a table. */
  static String withoutC(String why) {
    return cHeading() + "\nnot measured: " + why + "\n";
  }

  private static String cHeading() {
    return "djb2 on " + Quantity.bytes(BesideC.INPUT_BYTES) + " over the same loop in C at -O2";
  }

  /** Such as {@code 1.012 (1.008-1.015)}. */
  private static String ratio(Figure f) {
    return decimals(f.ratio().point())
        + " ("
        + decimals(f.ratio().interval().low())
        + "-"
        + decimals(f.ratio().interval().high())
        + ")";
  }

  private static String decimals(double ratio) {
    return String.format(Locale.ROOT, "%.3f", ratio);
  }
}
