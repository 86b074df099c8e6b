package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Compares the result files of two machines or JVMs.",
    footer = {
      "",
      "What changed for all functions alike is divided out; those that changed otherwise are named.",
      "Example: hashcost compare laptop.json server.json"
    })
final class CompareCommand implements Callable<Integer> {
  private final Screen screen;

  @Parameters(index = "0", paramLabel = "FIRST", description = "A file that --json wrote.")
  private String first = "";

  @Parameters(index = "1", paramLabel = "SECOND", description = "One of the same functions.")
  private String second = "";

  @Option(names = "--details", description = "Show every input and variant, not functions only.")
  private boolean details;

  @Option(names = "--csv", paramLabel = "FILE", description = "Write every change as a table.")
  private Optional<String> csv = Optional.empty();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the common change and every other.")
  private Optional<String> json = Optional.empty();

  CompareCommand(Screen screen) {
    this.screen = screen;
  }

  @Override
  public Integer call() {
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    Optional<ResultOutput> document = ResultOutput.of("--json", json);
    Path firstFile = InputFile.path(first);
    Path secondFile = InputFile.path(second);
    RunResult before = ResultFile.read(firstFile);
    RunResult after = ResultFile.read(secondFile);
    MachineComparison comparison = MachineComparison.of(before, after);
    CompareReport report =
        new CompareReport(
            name(firstFile, secondFile, "the first"),
            before,
            name(secondFile, firstFile, "the second"),
            after,
            comparison);
    table.ifPresent(o -> o.write(report.csv()::writeTo));
    document.ifPresent(o -> o.write(new CompareJson(comparison)::writeTo));
    report.lines(details).forEach(screen::line);
    return 0;
  }

  /** Its own name, where that tells the two apart. */
  private static String name(Path file, Path other, String otherwise) {
    String name = Words.oneLine(String.valueOf(file.getFileName()));
    return name.equals(Words.oneLine(String.valueOf(other.getFileName()))) ? otherwise : name;
  }
}
