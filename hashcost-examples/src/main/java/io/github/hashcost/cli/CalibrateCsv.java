package io.github.hashcost.cli;

import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Probe;
import io.github.hashcost.report.CsvTable;

/** Every probe of a calibration as a row. */
final class CalibrateCsv {
  private CalibrateCsv() {}

  static CsvTable of(Calibration calibration) {
    CsvTable table =
        CsvTable.of(
            "purpose", "setting", "memory_bytes", "samples", "time_ns", "low_ns", "high_ns");
    for (Probe probe : calibration.probes()) {
      table.row(
          probe.purpose(),
          probe.setting().id().toString(),
          probe.setting().spec().parameters().memoryBytes(probe.setting().setting()),
          probe.nanos().samples(),
          probe.nanos().point(),
          probe.nanos().interval().low(),
          probe.nanos().interval().high());
    }
    return table;
  }
}
