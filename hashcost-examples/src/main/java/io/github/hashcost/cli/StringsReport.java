package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.strings.StringHash;
import io.github.hashcost.examples.strings.StringHashes;
import io.github.hashcost.examples.strings.StringResults;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** What {@code strings} prints. */
final class StringsReport {
  private final RunResult run;
  private final StringResults results;
  private final int bytes;
  private final String document;

  /**
   * @param document what was hashed, in words
   */
  StringsReport(StringHashes hashes, RunResult run, String document) {
    this.run = run;
    this.results = StringResults.of(hashes, run);
    this.bytes = hashes.bytes();
    this.document = document;
  }

  /** None where all could be measured. */
  Optional<String> failure() {
    List<Cell> failed = run.cells().stream().filter(c -> c.failure().isPresent()).toList();
    return failed.stream()
        .findFirst()
        .map(c -> failed.size() + " cells failed, the first is " + c + ": " + c.failure().get());
  }

  /** The last line is advice. */
  List<String> lines(boolean details) {
    if (results.measured().isEmpty()) {
      return List.of("nothing could be measured");
    }
    List<String> lines = new ArrayList<>();
    results.measured().forEach(hash -> lines.add(results.line(hash)));
    lines.addAll(
        Words.wrap(
            "Fastest is "
                + results.fastest().stream()
                    .map(StringHash::name)
                    .collect(Collectors.joining(", "))));
    lines.add("");
    lines.addAll(Words.wrap(document + ". MB: 10^6 bytes; B/call: allocated by a call."));
    lines.addAll(table().lines());
    if (run.plan().threads() > 1) {
      lines.add("");
      lines.addAll(threads().lines());
    }
    if (details) {
      lines.add("");
      lines.addAll(new StringsStages(results).lines());
    }
    lines.add("");
    lines.addAll(new StringsHashers(results, Comparison.of(run)).lines());
    lines.addAll(Noise.ofHost(run));
    lines.add(StringsAdvice.of(results));
    return lines;
  }

  private TextTable table() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("name")
            .right("ns")
            .right("MB/s")
            .right("B/call")
            .right("bits")
            .left("collisions")
            .left("preimages");
    for (StringHash hash : results.measured()) {
      Candidate function = hash.function();
      Estimate nanos = results.nanos(hash);
      OptionalDouble allocated = results.cell(hash).allocatedBytesPerCall();
      table.row(
          hash.name(),
          Rounding.of(nanos.interval()).text(nanos.point()),
          Quantity.ratio(megabytes(1e9 / nanos.point())),
          allocated.isPresent() ? Quantity.count(Math.round(allocated.getAsDouble())) : "-",
          String.valueOf(bits(function)),
          claims(function, true),
          claims(function, false));
    }
    return table.build();
  }

  private static String claims(Candidate function, boolean collisions) {
    return function
        .claims()
        .map(claims -> Claims.words(collisions ? claims.collision() : claims.preimage()))
        .orElse("-");
  }

  private static int bits(Candidate function) {
    return 8 * function.spec().digestBytes(function.setting());
  }

  private double megabytes(double callsPerSecond) {
    return bytes * callsPerSecond / 1e6;
  }

  private TextTable threads() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("on " + run.plan().threads() + " threads at once")
            .right("calls/s of all")
            .right("MB/s")
            .right("slowdown of a call");
    for (StringHash hash : results.measured()) {
      scaling(hash)
          .ifPresent(
              s ->
                  table.row(
                      hash.name(),
                      Rounding.of(s.callsPerSecond().interval()).text(s.callsPerSecond().point()),
                      Quantity.ratio(megabytes(s.callsPerSecond().point())),
                      Quantity.ratio(s.slowdown().estimate().point())));
    }
    return table.build();
  }

  private Optional<Scaling> scaling(StringHash hash) {
    Cell cell = results.cell(hash);
    boolean all = run.onThreads(cell).stream().allMatch(c -> c.samples().isPresent());
    return all ? Comparison.of(run).onThreads(cell) : Optional.empty();
  }

  CsvTable csv() {
    CsvTable csv =
        CsvTable.of(
            "name",
            "function",
            "hasher",
            "encoding",
            "document_bytes",
            "threads",
            "ops_per_s",
            "ops_per_s_low",
            "ops_per_s_high",
            "samples",
            "time_ns",
            "mb_per_s",
            "allocated_bytes",
            "digest_bits",
            "collisions",
            "preimages");
    for (StringHash hash : results.measured()) {
      row(csv, hash, 1, results.rate(hash));
      scaling(hash).ifPresent(s -> row(csv, hash, s.threads(), s.callsPerSecond()));
    }
    return csv;
  }

  private void row(CsvTable csv, StringHash hash, int threads, Estimate rate) {
    OptionalDouble allocated = results.cell(hash).allocatedBytesPerCall();
    csv.row(
        hash.name(),
        hash.function().id(),
        hash.fresh() ? "fresh" : "reused",
        hash.text().word(),
        bytes,
        threads,
        rate.point(),
        rate.interval().low(),
        rate.interval().high(),
        rate.samples(),
        threads * 1e9 / rate.point(),
        megabytes(rate.point()),
        allocated.isPresent() ? allocated.getAsDouble() : "",
        bits(hash.function()),
        claims(hash.function(), true),
        claims(hash.function(), false));
  }
}
