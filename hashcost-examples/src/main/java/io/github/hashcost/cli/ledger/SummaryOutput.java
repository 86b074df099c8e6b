package io.github.hashcost.cli.ledger;

import io.github.hashcost.cli.ResultOutput;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a {@link LedgerSummary} goes, if anywhere. */
final class SummaryOutput {
  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write counts, rate and verdict; nothing of what is in the ledger.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "The same as a table of one row.")
  private Optional<String> csv = Optional.empty();

  private Optional<ResultOutput> jsonOutput = Optional.empty();
  private Optional<ResultOutput> csvOutput = Optional.empty();

  /**
   * Tries both files before anything is done.
   *
   * @param others what else the command reads and writes
   */
  void open(DistinctFiles others) {
    others.writes("--json", json).writes("--csv", csv);
    jsonOutput = ResultOutput.of("--json", json);
    csvOutput = ResultOutput.of("--csv", csv);
  }

  void write(LedgerSummary summary) {
    jsonOutput.ifPresent(o -> o.write(summary::writeJsonTo));
    csvOutput.ifPresent(o -> o.write(summary::writeCsvTo));
  }
}
