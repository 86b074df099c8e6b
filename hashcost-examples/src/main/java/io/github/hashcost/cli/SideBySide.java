package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Several results beside a first one, a column each. */
final class SideBySide {
  private final String firstName;
  private final Map<String, MachineComparison> others;

  /**
   * @param others compared with the first, by what their columns are called
   */
  SideBySide(String firstName, Map<String, MachineComparison> others) {
    this.firstName = firstName;
    this.others = others;
  }

  List<String> lines() {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH).left("beside " + firstName);
    others.keySet().forEach(table::right);
    List<String> common = new ArrayList<>(List.of("common to all"));
    others.values().forEach(c -> common.add(Quantity.ratio(c.common().point()) + " x"));
    table.row(common.toArray(String[]::new));
    rows().forEach((function, cells) -> table.row(row(function, cells)));
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "common to all: how much longer all functions take than in "
                + firstName
                + "; below it, what each takes beside that. *: an outlier, see below."));
    return lines;
  }

  /** By function, what is known of it in each column. */
  private Map<String, Map<String, FunctionChange>> rows() {
    Map<String, Map<String, FunctionChange>> rows = new LinkedHashMap<>();
    others.forEach(
        (column, comparison) ->
            FunctionChange.of(comparison)
                .forEach(
                    change ->
                        rows.computeIfAbsent(change.function(), f -> new LinkedHashMap<>())
                            .put(column, change)));
    return rows;
  }

  private String[] row(String function, Map<String, FunctionChange> cells) {
    List<String> row = new ArrayList<>(List.of(function));
    for (String column : others.keySet()) {
      row.add(Optional.ofNullable(cells.get(column)).map(SideBySide::beside).orElse("-"));
    }
    return row.toArray(String[]::new);
  }

  private static String beside(FunctionChange change) {
    return (change.outliers().isEmpty() ? "" : "* ") + Quantity.ratio(change.beside()) + " x";
  }
}
