package io.github.hashcost.html;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Report;
import io.github.hashcost.result.RunResult;
import java.util.Objects;
import java.util.Optional;

/**
 * A run as one HTML page with charts: styles, scripts and figures are inside, and a browser that
 * shows it asks for nothing else. A pure function of the run, so the same run gives the same bytes.
 * Times, ratios and laws are those of {@link io.github.hashcost.analysis.Comparison} and {@link
 * io.github.hashcost.analysis.CostModel}. Immutable and thread-safe.
 */
public final class HtmlReport {
  private final RunResult run;
  private final Optional<String> reference;

  private HtmlReport(RunResult run, Optional<String> reference) {
    this.run = Objects.requireNonNull(run, "run");
    this.reference = reference;
  }

  /** The reference of each input is the first function or operation that ran on it. */
  public static HtmlReport of(RunResult run) {
    return new HtmlReport(run, Optional.empty());
  }

  /**
   * The same with another reference. An input that it did not run on has no ratios.
   *
   * @param selector see {@link RunResult#cell(String)}
   * @throws HashcostException.InvalidParameter when it matches nothing, or two functions on one
   *     input
   */
  public HtmlReport reference(String selector) {
    // The text report knows what a reference may be.
    Report.of(run).reference(selector);
    return new HtmlReport(run, Optional.of(selector));
  }

  /**
   * The whole document, to be stored as UTF-8. Text of the run is escaped, so that a label that
   * reads like markup stays text. Of very many samples only some are drawn, and the page says so.
   */
  public String html() {
    return new Page(new Figures(run, reference)).html();
  }
}
