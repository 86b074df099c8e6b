package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;

/** The cells of a run that the demo talks of. */
final class Cells {
  private Cells() {}

  /** In a run on one input. */
  static Cell of(RunResult run, Candidate candidate) {
    return run.cell(candidate.id().toString());
  }

  static Cell of(RunResult run, Candidate candidate, String inputLabel) {
    return run.cell(candidate.id().toString(), inputLabel);
  }

  /**
   * @throws HashcostException when it failed
   */
  static Samples samples(Cell cell) {
    return cell.samples().orElseThrow(() -> failed(cell, cell.failure().orElseThrow()));
  }

  private static HashcostException failed(Cell cell, Failure failure) {
    String message = cell + " could not be measured: " + failure;
    return failure.kind().equals(Failure.REFUSED)
        ? new HashcostException.InvalidParameter(message)
        : new HashcostException.ProviderFailure(message);
  }

  /** All time over all calls, in nanoseconds. */
  static double nanosPerCall(Cell cell) {
    Samples samples = samples(cell);
    return (double) samples.totalNanos() / samples.totalCalls();
  }
}
