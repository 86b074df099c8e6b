package io.github.hashcost.cli;

import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.CycleChain;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** A row per function and size. */
final class GrowthCsv {
  private final GrowthStudy study;

  GrowthCsv(GrowthStudy study) {
    this.study = study;
  }

  CsvTable table() {
    CsvTable table =
        CsvTable.of(
            "function",
            "bytes",
            "time_ns",
            "time_low_ns",
            "time_high_ns",
            "megabytes_per_s",
            "estimated_cycles_per_byte",
            "law_time_ns",
            "law_fixed_ns",
            "law_part_ns",
            "law_part_bytes",
            "caveats");
    for (Candidate function : study.functions()) {
      for (long bytes : study.sizes()) {
        study.cell(function, bytes).ifPresent(cell -> row(table, function, cell));
      }
    }
    return table;
  }

  private void row(CsvTable table, Candidate function, Cell cell) {
    long bytes = cell.inputBytes();
    Estimate nanos = study.nanos(function, bytes).orElseThrow();
    Optional<CostModel> law = study.law(function);
    table.row(
        function.id().toString(),
        bytes,
        nanos.point(),
        nanos.interval().low(),
        nanos.interval().high(),
        bytes == 0 ? "" : GrowthStudy.megabytesPerSecond(bytes, nanos.point()),
        bytes == 0
            ? ""
            : CycleChain.cycles(study.run(), cell).<Object>map(cycles -> cycles / bytes).orElse(""),
        figure(law, model -> model.nanos(bytes).point()),
        figure(law, model -> model.fixedNanos().point()),
        figure(law, model -> model.nanosPerUnit().point()),
        law.<Object>map(model -> model.block().map(HashSpec.Block::bytes).orElse(1)).orElse(""),
        String.join(" ", study.caveats(cell)));
  }

  private static Object figure(Optional<CostModel> law, ToDoubleFunction<CostModel> figure) {
    return law.<Object>map(figure::applyAsDouble).orElse("");
  }
}
