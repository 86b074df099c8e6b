package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Compares the result files of several machines, JVMs or runs with a first one.",
    footer = {
      "",
      "What changed for all functions alike is divided out; those that changed otherwise are named.",
      "Example: hashcost compare laptop.json server.json cloud.json"
    })
final class CompareCommand implements Callable<Integer> {
  private final Screen screen;

  @Parameters(index = "0", paramLabel = "FIRST", description = "A file that --json wrote.")
  private String first = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "OTHER",
      description = "One or more of the same functions.")
  private List<String> others = List.of();

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
    if (others.size() > 1 && (table.isPresent() || document.isPresent())) {
      throw new HashcostException.InvalidParameter(
          "--csv and --json hold one comparison; give two result files, or leave these out");
    }
    List<Path> files =
        Stream.concat(Stream.of(first), others.stream()).map(InputFile::path).toList();
    List<RunResult> runs = files.stream().map(ResultFile::read).toList();
    List<String> names = names(files);
    Map<String, MachineComparison> comparisons = new LinkedHashMap<>();
    Map<String, CompareReport> reports = new LinkedHashMap<>();
    for (int i = 1; i < runs.size(); i++) {
      MachineComparison comparison = MachineComparison.of(runs.get(0), runs.get(i));
      comparisons.put(names.get(i), comparison);
      reports.put(
          names.get(i),
          new CompareReport(names.get(0), runs.get(0), names.get(i), runs.get(i), comparison));
    }
    if (comparisons.size() == 1) {
      MachineComparison comparison = comparisons.values().iterator().next();
      CompareReport report = reports.values().iterator().next();
      table.ifPresent(o -> o.write(report.csv()::writeTo));
      document.ifPresent(o -> o.write(new CompareJson(comparison)::writeTo));
      report.lines(details).forEach(screen::line);
    } else {
      new SideBySide(names.get(0), comparisons).lines().forEach(screen::line);
      reports.forEach(
          (name, report) -> screen.block(name + " beside " + names.get(0), report.lines(details)));
    }
    return 0;
  }

  /** Their own, where these tell all apart. */
  private static List<String> names(List<Path> files) {
    List<String> own =
        files.stream().map(f -> Words.oneLine(String.valueOf(f.getFileName()))).toList();
    if (own.stream().distinct().count() == own.size()) {
      return own;
    }
    return IntStream.rangeClosed(1, files.size()).mapToObj(CompareCommand::place).toList();
  }

  private static String place(int number) {
    return switch (number) {
      case 1 -> "the first";
      case 2 -> "the second";
      default -> "file " + number;
    };
  }
}
