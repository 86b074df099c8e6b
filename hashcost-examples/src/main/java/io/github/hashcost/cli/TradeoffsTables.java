package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.examples.tradeoffs.Fibonacci;
import io.github.hashcost.examples.tradeoffs.FileCopy;
import io.github.hashcost.examples.tradeoffs.Tradeoffs;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the trade-offs cost, as text and for spreadsheets. */
final class TradeoffsTables {
  /** Of two ways to get one ratio. */
  private static final double WORTH_A_WORD = 0.05;

  private final RunResult run;
  private final Comparison comparison;

  TradeoffsTables(RunResult run) {
    this.run = run;
    this.comparison = Comparison.of(run);
  }

  void show(Screen screen) {
    screen.block("Copying a file of " + Quantity.bytes(FileCopy.FILE_BYTES), copies());
    screen.block(
        "Fibonacci of " + Fibonacci.N + ", which is " + Quantity.count(Fibonacci.VALUE),
        fibonacci());
    List<String> doubts = doubts();
    if (!doubts.isEmpty()) {
      screen.block("How far to trust this", doubts);
    }
  }

  private List<String> doubts() {
    List<Noise> moved = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (Cell cell : run.latest()) {
      Optional<Ratio> ratio = cell.samples().flatMap(samples -> ratio(cell));
      if (ratio.isPresent()) {
        Cell reference = reference(cell);
        Noise.ofInterval(ratio.get(), labelOf(cell)).ifPresent(moved::add);
        if (ratio.get().paired()) {
          Noise.ofHalves(comparison, cell, reference, labelOf(cell)).ifPresent(moved::add);
        }
        lines.addAll(twoPaces(cell, reference, ratio.get()));
      }
    }
    lines.addAll(Noise.sentence(moved));
    lines.addAll(Noise.ofHost(run));
    return lines;
  }

  /**
   * Where the pace changes between rounds, whoever divides the times gets another figure than
   * stands beside them: a time is of all rounds of its cell, a ratio of those that both ran in.
   */
  private List<String> twoPaces(Cell cell, Cell reference, Ratio ratio) {
    double divided = comparison.nanos(cell).point() / comparison.nanos(reference).point();
    if (Math.abs(divided / ratio.estimate().point() - 1) < WORTH_A_WORD) {
      return List.of();
    }
    return Words.wrap(
        labelOf(cell)
            + ": its time over that of "
            + labelOf(reference)
            + " is "
            + Quantity.ratio(divided)
            + ", and the ratio "
            + Quantity.ratio(ratio.estimate().point())
            + " is the median of those of the "
            + ratio.estimate().samples()
            + " rounds that both ran in: the pace changed between rounds.");
  }

  private static String labelOf(Cell cell) {
    return cell.id().name().equals("copy") ? bufferOf(cell) : runnerOf(cell);
  }

  private List<String> copies() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH).left("buffer").right("per copy").left("ratio");
    for (Cell cell : run.cells("copy")) {
      table.row(row(cell, bufferOf(cell)));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "ratio: to that with the largest buffer. The system is asked to read and to write once for each"
                + " buffer: "
                + Quantity.count(FileCopy.FILE_BYTES)
                + " times with 1 B. It keeps both files in memory; no copy waits for a disk."));
    return lines;
  }

  private List<String> fibonacci() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("run by")
            .left("version")
            .right("per run")
            .left("ratio");
    for (Cell cell : run.cells("fibonacci")) {
      table.row(row(cell, runnerOf(cell), version(cell)));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "ratio: to the first. The same recursion in each, and each value was checked. All but the first ran"
                + " in processes of their own, one after the other: each took the times itself, so that its start"
                + " does not count."));
    return lines;
  }

  private String[] row(Cell cell, String... labels) {
    List<String> row = new ArrayList<>(List.of(labels));
    if (cell.failure().isPresent()) {
      row.add("not measured: " + cell.failure().get().detail());
      return row.toArray(String[]::new);
    }
    row.add(Quantity.time(comparison.nanos(cell).point()));
    Optional<Ratio> ratio = ratio(cell);
    row.add(ratio.map(r -> RatioText.times(r) + " " + RatioText.interval(r)).orElse(""));
    return row.toArray(String[]::new);
  }

  private static String bufferOf(Cell cell) {
    return Quantity.bytes(Long.parseLong(parameter(cell, "buffer")));
  }

  private static String runnerOf(Cell cell) {
    String by = parameter(cell, "by");
    return switch (by) {
      case "jit" -> "Java, compiled";
      case "gcc" -> "C, gcc -O2";
      case "xint" -> "Java, interpreted (-Xint)";
      case "python3" -> "Python, interpreted";
      default -> by;
    };
  }

  private static String parameter(Cell cell, String name) {
    return cell.id().parameters().getOrDefault(name, "0");
  }

  private String version(Cell cell) {
    return parameter(cell, "by").equals("jit")
        ? "Java " + run.environment().jvm().getOrDefault("version", "")
        : run.environment().implementations().getOrDefault(cell.id().toString(), "");
  }

  /** To the same with the largest buffer, or compiled in this JVM; empty where there is none. */
  private Optional<Ratio> ratio(Cell cell) {
    return Optional.of(reference(cell))
        .filter(reference -> !reference.equals(cell) && reference.samples().isPresent())
        .map(reference -> comparison.ratio(cell, reference));
  }

  private Cell reference(Cell cell) {
    return cell.id().name().equals("copy")
        ? run.cell(FileCopy.name(FileCopy.FILE_BYTES))
        : run.cells("fibonacci").get(0);
  }

  CsvTable csv() {
    CsvTable table =
        CsvTable.of(
            "operation",
            "version",
            "samples",
            "time_ns",
            "time_low_ns",
            "time_high_ns",
            "reference",
            "ratio",
            "ratio_low",
            "ratio_high",
            "problem");
    for (Cell cell : run.latest()) {
      Optional<Estimate> time = cell.samples().map(samples -> comparison.nanos(cell));
      Optional<Estimate> ratio = time.flatMap(t -> ratio(cell)).map(Ratio::estimate);
      table.row(
          cell.id(),
          version(cell),
          cell.samples().map(Samples::size).orElse(0),
          value(time.map(Estimate::point)),
          value(time.map(t -> t.interval().low())),
          value(time.map(t -> t.interval().high())),
          reference(cell).id(),
          value(ratio.map(Estimate::point)),
          value(ratio.map(r -> r.interval().low())),
          value(ratio.map(r -> r.interval().high())),
          cell.failure().map(Failure::toString).orElse(""));
    }
    return table;
  }

  private static Object value(Optional<Double> number) {
    return number.<Object>map(n -> n).orElse("");
  }

  /** What failed in this JVM, if anything did: that another program is missing is no failure. */
  Optional<String> failure() {
    return run.latest().stream()
        .filter(
            cell -> cell.failure().stream().anyMatch(f -> !f.kind().equals(Tradeoffs.NO_ANSWER)))
        .findFirst()
        .map(cell -> cell + " could not be measured: " + cell.failure().orElseThrow());
  }
}
