package io.github.hashcost.cli;

import io.github.hashcost.report.Report;
import io.github.hashcost.result.RunResult;
import java.util.Optional;
import java.util.function.Function;

/** How a report is written. */
enum ReportFormat {
  TEXT(of(Report::text)),
  MARKDOWN(of(Report::markdown)),
  CSV(of(Report::csv)),
  JSON(of(Report::json));

  private interface View {
    String of(RunResult run, Optional<String> reference);
  }

  private final View view;

  ReportFormat(View view) {
    this.view = view;
  }

  /**
   * @param reference what ratios are to; without it, the first on each input
   */
  String of(RunResult run, Optional<String> reference) {
    return view.of(run, reference);
  }

  private static View of(Function<Report, String> view) {
    return (run, reference) -> {
      Report report = Report.of(run);
      return view.apply(reference.map(report::reference).orElse(report));
    };
  }
}
