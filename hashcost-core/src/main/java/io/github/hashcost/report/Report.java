package io.github.hashcost.report;

import io.github.hashcost.result.RunResult;

/** Words and tables. */
public final class Report {
  private final RunResult run;

  private Report(RunResult run) {
    this.run = run;
  }

  public static Report of(RunResult run) {
    return new Report(run);
  }

  public String text() {
    return run.cells().toString();
  }
}
