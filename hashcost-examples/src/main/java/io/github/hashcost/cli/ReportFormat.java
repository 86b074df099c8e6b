package io.github.hashcost.cli;

import io.github.hashcost.html.HtmlReport;
import io.github.hashcost.report.Report;
import io.github.hashcost.result.RunResult;
import java.util.Optional;

/** How a report is written. */
enum ReportFormat {
  TEXT,
  MARKDOWN,
  CSV,
  JSON,
  HTML;

  /**
   * @param reference what ratios are to; without it, the first on each input
   */
  String of(RunResult run, Optional<String> reference) {
    return switch (this) {
      case TEXT -> report(run, reference).text();
      case MARKDOWN -> report(run, reference).markdown();
      case CSV -> report(run, reference).csv();
      case JSON -> report(run, reference).json();
      case HTML -> page(run, reference).html();
    };
  }

  private static Report report(RunResult run, Optional<String> reference) {
    Report report = Report.of(run);
    return reference.map(report::reference).orElse(report);
  }

  private static HtmlReport page(RunResult run, Optional<String> reference) {
    HtmlReport page = HtmlReport.of(run);
    return reference.map(page::reference).orElse(page);
  }
}
