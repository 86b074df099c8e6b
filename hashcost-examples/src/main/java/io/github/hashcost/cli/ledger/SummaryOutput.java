package io.github.hashcost.cli.ledger;

import io.github.hashcost.cli.ResultOutput;
import java.util.Optional;
import java.util.stream.Stream;
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

  /** Tries both files before anything is done. */
  void open() {
    jsonOutput = ResultOutput.of("--json", json);
    csvOutput = ResultOutput.of("--csv", csv);
  }

  /** The names of both files, as far as they are given. */
  Stream<String> names() {
    return Stream.of(json, csv).flatMap(Optional::stream);
  }

  void write(LedgerSummary summary) {
    jsonOutput.ifPresent(o -> o.write(summary::writeJsonTo));
    csvOutput.ifPresent(o -> o.write(summary::writeCsvTo));
  }
}
