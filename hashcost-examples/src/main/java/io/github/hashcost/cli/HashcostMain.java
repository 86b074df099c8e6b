package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.ledger.LedgerCommand;
import io.github.hashcost.examples.tradeoffs.SystemPrograms;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The {@code hashcost} command. Exit codes: 0 done, 1 failed, 2 bad input, 130 interrupted; with
 * any but 0 one line on standard error says why, or the verdict that the command is asked for.
 *
 * <p>Where standard output is a pipe whose reader has enough, as {@code head} has, nothing is said:
 * a command that is done has its own exit code, so that {@code hashcost lint … | head -1} still
 * tells its verdict, and one that is cut short has 141, as a program that SIGPIPE ends.
 */
public final class HashcostMain {
  private HashcostMain() {}

  /** Runs one command and ends the JVM with its exit code. */
  public static void main(String[] args) {
    System.exit(run(Screen.standard(), HashCatalog::discover, args));
  }

  /** Runs one command in this JVM, and lets it live. */
  static int run(PrintStream out, PrintStream err, String... args) {
    return run(Screen.plain(out, err), HashCatalog::discover, args);
  }

  static int run(Screen screen, Supplier<HashCatalog> catalog, String... args) {
    Errors errors = new Errors(screen);
    try {
      return done(screen, commandLine(screen, catalog, errors).execute(args));
    } catch (Error | OutputLost e) {
      return errors.report(e);
    }
  }

  private static int done(Screen screen, int exitCode) {
    try {
      screen.flush();
    } catch (OutputLost e) {
      if (!e.isReaderGone()) {
        throw e;
      }
    }
    return exitCode;
  }

  private static int execute(CommandLine.ParseResult parsed, Errors errors) {
    try {
      FileArguments.requireApart(parsed);
    } catch (HashcostException e) {
      return errors.report(e);
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  static CommandLine commandLine(Screen screen, Supplier<HashCatalog> catalog, Errors errors) {
    return commandLine(screen, catalog, errors, MeasureOverTime.here(screen));
  }

  static CommandLine commandLine(
      Screen screen, Supplier<HashCatalog> catalog, Errors errors, MeasureOverTime overTime) {
    CommandLine line =
        new CommandLine(new RootCommand())
            .addSubcommand(new DemoCommand(screen, catalog, SystemPrograms.onPath()))
            .addSubcommand(new HashCommand(screen, catalog))
            .addSubcommand(new MeasureCommand(screen, catalog, overTime))
            .addSubcommand(new GrowthCommand(screen, catalog))
            .addSubcommand(new StringsCommand(screen, catalog))
            .addSubcommand(new ReportCommand(screen))
            .addSubcommand(new CompareCommand(screen))
            .addSubcommand(new TradeoffsCommand(screen, SystemPrograms.onPath()))
            .addSubcommand(new AccuracyCommand(screen, catalog))
            .addSubcommand(LedgerCommand.line(screen, catalog))
            .addSubcommand(new PasswordsCommand(screen, catalog))
            .addSubcommand(new CalibrateCommand(screen, catalog))
            .addSubcommand(new WhoPaysCommand(screen, catalog))
            .addSubcommand(new CapacityCommand(screen, catalog))
            .addSubcommand(new LintCommand(screen, catalog))
            .addSubcommand(new ListCommand(screen, catalog))
            .addSubcommand(new VerifyCommand(screen, catalog))
            .addSubcommand(new CommandLine.HelpCommand());
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, CommandGroup::render);
    return line.setExpandAtFiles(false)
        .setUsageHelpWidth(Screen.WIDTH)
        .setColorScheme(CommandLine.Help.defaultColorScheme(screen.colour() ? Ansi.ON : Ansi.OFF))
        .setOut(new PrintWriter(screen.out(), true, StandardCharsets.US_ASCII))
        .setErr(new PrintWriter(screen.err(), true, StandardCharsets.US_ASCII))
        .setExecutionStrategy(parsed -> execute(parsed, errors))
        .setParameterExceptionHandler((e, args) -> errors.report(e))
        .setExecutionExceptionHandler((e, command, parsed) -> errors.report(e));
  }
}
