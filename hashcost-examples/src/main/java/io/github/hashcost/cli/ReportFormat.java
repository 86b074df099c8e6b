package io.github.hashcost.cli;

import io.github.hashcost.report.Report;
import java.util.function.Function;

/** How a report is written. */
enum ReportFormat {
  TEXT(Report::text),
  MARKDOWN(Report::markdown),
  CSV(Report::csv),
  JSON(Report::json);

  private final Function<Report, String> view;

  ReportFormat(Function<Report, String> view) {
    this.view = view;
  }

  String of(Report report) {
    return view.apply(report);
  }
}
