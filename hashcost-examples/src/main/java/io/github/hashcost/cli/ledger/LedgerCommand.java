package io.github.hashcost.cli.ledger;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.Screen;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows what there is. */
@Command(
    name = "ledger",
    mixinStandardHelpOptions = true,
    description = "A tamper-evident log of chained hashes: append, verify, checkpoint, study.",
    footer = {
      "",
      "Exit codes: 0 intact, 1 tampered with or failed, 2 bad input. Both forms of a ledger are in",
      "docs/ledger-format.md.",
      "Example: hashcost ledger append log.jsonl --text 'door opened'"
    })
public final class LedgerCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private LedgerCommand() {}

  /** With its subcommands. */
  public static CommandLine line(Screen screen, Supplier<HashCatalog> catalog) {
    return new CommandLine(new LedgerCommand())
        .addSubcommand(new LedgerAppendCommand(screen, catalog))
        .addSubcommand(new LedgerVerifyCommand(screen, catalog))
        .addSubcommand(new LedgerCheckpointCommand(screen, catalog))
        .addSubcommand(new LedgerStudyCommand(screen, catalog));
  }

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    line.usage(line.getOut());
  }
}
