package io.github.hashcost.cli.accuracy;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A result as plain text; good for one. */
final class AccuracyText {
  private final AccuracyResult result;
  private final int width;
  private final List<String> notes = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  AccuracyText(AccuracyResult result, int width) {
    this.result = result;
    this.width = width;
  }

  @Override
  public String toString() {
    group("Cells that do not allocate", false);
    group("Cells that allocate", true);
    legend();
    wrapped("");
    host();
    return String.join("\n", lines) + "\n";
  }

  private void group(String title, boolean allocating) {
    List<CellResult> cells =
        result.cells().stream().filter(cell -> cell.allocates() == allocating).toList();
    if (cells.isEmpty()) {
      return;
    }
    lines.add(title + ", worst last");
    lines.addAll(table(cells).lines());
    if (cells.stream().anyMatch(cell -> cell.accuracy().isPresent())) {
      Summary s = Summary.of(cells);
      wrapped(
          String.format(
              Locale.ROOT,
              "|r-1| of %d %s: median %s, worst %s; within %s: %d",
              s.cells(),
              s.cells() == 1 ? "cell" : "cells",
              percent(s.median()),
              percent(s.worst()),
              percent(Summary.BAR),
              s.within()));
    }
    lines.add("");
  }

  private TextTable table(List<CellResult> cells) {
    TextTable.Builder table =
        TextTable.builder(width)
            .left("function")
            .left("input")
            .right("here")
            .right("alone")
            .right("ratio (95 %)");
    if (result.children() > 1) {
      table.right("children");
    }
    table.right("bytes");
    if (result.controlled()) {
      table.right("shared loop");
    }
    table.left("notes");
    cells.forEach(cell -> table.row(row(cell).toArray(String[]::new)));
    return table.build();
  }

  private List<String> row(CellResult cell) {
    List<String> row = new ArrayList<>(List.of(cell.key().id(), cell.key().input()));
    if (cell.accuracy().isEmpty()) {
      row.add("not checked: " + cell.failure());
      return row;
    }
    CellAccuracy accuracy = cell.accuracy().get();
    row.add(Quantity.time(accuracy.hereNanos()));
    row.add(Quantity.time(accuracy.aloneNanos()));
    row.add(ratio(accuracy.ratio()));
    if (result.children() > 1) {
      row.add(accuracy.spread().isPresent() ? decimals(accuracy.spread().getAsDouble()) : "-");
    }
    row.add(
        cell.bytesPerCall().isPresent()
            ? Quantity.bytes(Math.round(cell.bytesPerCall().getAsDouble()))
            : "");
    if (result.controlled()) {
      row.add(cell.shared().map(shared -> decimals(shared.point())).orElse("-"));
    }
    row.add(cell.caveats().stream().map(this::mark).collect(Collectors.joining(",")));
    return row;
  }

  private String mark(String code) {
    if (!notes.contains(code)) {
      notes.add(code);
    }
    return String.valueOf(notes.indexOf(code) + 1);
  }

  private void legend() {
    wrapped(
        "ratio r: time in the run over the time in the same round in "
            + (result.children() > 1 ? "the median of " + result.children() + " JVMs" : "a JVM")
            + " that only ever ran this "
            + (result.oneInput() ? "cell" : "function")
            + ", median of the rounds");
    if (result.children() > 1) {
      wrapped("children: the slowest of these JVMs over the fastest");
    }
    if (result.controlled()) {
      wrapped(
          "shared loop: the same ratio for one loop method that runs all functions one after the"
              + " other");
      result
          .again()
          .ifPresent(
              a ->
                  wrapped(
                      "  "
                          + a.key()
                          + " in it: "
                          + decimals(a.first())
                          + " as the first, "
                          + decimals(a.last())
                          + " again as the last"));
    }
    if (!notes.isEmpty()) {
      wrapped(
          "notes: "
              + Stream.iterate(0, i -> i < notes.size(), i -> i + 1)
                  .map(i -> (i + 1) + " " + notes.get(i))
                  .collect(Collectors.joining(", ")));
    }
  }

  private void host() {
    RunResult run = result.runs().get(0);
    Plan plan = run.plan();
    int runs = result.runs().size();
    wrapped(
        result.runs().stream()
            .map(r -> Comparison.of(r).quietness().toString())
            .collect(Collectors.joining("; ")));
    wrapped(
        String.format(
            Locale.ROOT,
            "%s isolation, %d rounds, %s",
            plan.isolation().name().toLowerCase(Locale.ROOT),
            plan.rounds(),
            runs == 1
                ? "all child JVMs alive at once"
                : runs + " runs, since memory does not hold the child JVMs of all cells at once"));
    wrapped(result.pinning().toString());
    Environment e = run.environment();
    wrapped(
        joined(
            List.of(
                e.cpuModel(),
                e.logicalCpus().stream().mapToObj(n -> n + (n == 1 ? " CPU" : " CPUs")).findFirst(),
                fact(e, "name"),
                fact(e, "version"),
                fact(e, "collector"),
                fact(e, "flags"))));
  }

  private static Optional<String> fact(Environment e, String name) {
    return Optional.ofNullable(e.jvm().get(name));
  }

  private static String joined(List<Optional<String>> parts) {
    return parts.stream()
        .flatMap(Optional::stream)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Such as {@code 1.012 (1.008 to 1.015)}. */
  private static String ratio(Estimate r) {
    return decimals(r.point())
        + " ("
        + decimals(r.interval().low())
        + " to "
        + decimals(r.interval().high())
        + ")";
  }

  private static String decimals(double ratio) {
    return String.format(Locale.ROOT, "%.3f", ratio);
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * part);
  }

  private void wrapped(String text) {
    String rest = text;
    while (rest.length() > width) {
      int space = rest.lastIndexOf(' ', width);
      int end = space > 0 ? space : width;
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).strip();
    }
    lines.add(rest.stripTrailing());
  }
}
