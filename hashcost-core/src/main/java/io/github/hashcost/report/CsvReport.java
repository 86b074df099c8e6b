package io.github.hashcost.report;

import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** A row per cell, and per cell on several threads. */
final class CsvReport {
  private static final String[] HEADER = {
    "function",
    "input",
    "input_bytes",
    "inputs",
    "mode",
    "isolation",
    "threads",
    "pass",
    "samples",
    "time_ns",
    "time_low_ns",
    "time_high_ns",
    "time_level",
    "reference",
    "ratio",
    "ratio_low",
    "ratio_high",
    "ratio_level",
    "calls_per_s",
    "calls_low_per_s",
    "calls_high_per_s",
    "slowdown",
    "slowdown_low",
    "slowdown_high",
    "allocated_bytes_per_call",
    "caveats",
    "no_figure"
  };
  private static final double NANOS_PER_SECOND = 1e9;

  private CsvReport() {}

  static CsvTable of(Figures figures) {
    CsvTable table = CsvTable.of(HEADER);
    figures.cells().forEach(f -> table.row(row(f)));
    figures.threads().forEach(f -> table.row(row(f)));
    return table;
  }

  private static Object[] row(Figures.OfCell f) {
    Optional<Estimate> perSecond = f.nanos().filter(CsvReport::hasRate).map(CsvReport::perSecond);
    List<Object> row = facts(f.cell(), 1);
    row.add(f.cell().samples().<Object>map(Samples::size).orElse(""));
    addWithLevel(row, f.nanos());
    row.add(f.reference().map(r -> r.id().toString()).orElse(""));
    addWithLevel(row, f.ratio().map(Ratio::estimate));
    add(row, perSecond);
    add(row, Optional.empty());
    return withEnd(row, f.cell(), f.caveats(), f.reason());
  }

  private static Object[] row(Figures.OfThreads f) {
    Optional<Estimate> perSecond = f.scaling().map(Scaling::callsPerSecond);
    List<Object> row = facts(f.cell(), f.threads());
    row.add(perSecond.<Object>map(Estimate::samples).orElse(""));
    addWithLevel(row, Optional.empty());
    row.add("");
    addWithLevel(row, Optional.empty());
    add(row, perSecond);
    add(row, f.scaling().map(s -> s.slowdown().estimate()));
    return withEnd(row, f.cell(), f.caveats(), f.reason());
  }

  private static List<Object> facts(Cell cell, int threads) {
    return new ArrayList<>(
        List.of(
            cell.id().toString(),
            cell.inputLabel(),
            cell.inputBytes(),
            cell.inputs(),
            cell.mode().name().toLowerCase(Locale.ROOT),
            cell.isolation().name().toLowerCase(Locale.ROOT),
            threads,
            cell.pass()));
  }

  private static void addWithLevel(List<Object> row, Optional<Estimate> estimate) {
    add(row, estimate);
    row.add(estimate.<Object>map(e -> e.interval().level()).orElse(""));
  }

  /** The point, and the ends of its interval. */
  private static void add(List<Object> row, Optional<Estimate> estimate) {
    row.add(estimate.<Object>map(Estimate::point).orElse(""));
    row.add(estimate.<Object>map(e -> e.interval().low()).orElse(""));
    row.add(estimate.<Object>map(e -> e.interval().high()).orElse(""));
  }

  private static Object[] withEnd(
      List<Object> row, Cell cell, List<Caveat> caveats, Optional<String> reason) {
    OptionalDouble allocated = cell.allocatedBytesPerCall();
    row.add(allocated.isPresent() ? allocated.getAsDouble() : "");
    row.add(caveats.stream().map(Caveat::code).distinct().collect(Collectors.joining(" ")));
    row.add(reason.orElse(""));
    return row.toArray();
  }

  private static boolean hasRate(Estimate nanos) {
    double low = nanos.interval().low();
    return low > 0 && Double.isFinite(NANOS_PER_SECOND / low);
  }

  private static Estimate perSecond(Estimate nanos) {
    Interval i = nanos.interval();
    return Estimate.of(
        NANOS_PER_SECOND / nanos.point(),
        new Interval(NANOS_PER_SECOND / i.high(), NANOS_PER_SECOND / i.low(), i.level()),
        nanos.samples());
  }
}
