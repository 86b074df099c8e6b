package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Shows a result file again: as text, Markdown, CSV, JSON or HTML.",
    footer = {
      "",
      "Nothing is measured: the same file gives the same report.",
      "Example: hashcost report result.json --md --out result.md"
    })
final class ReportCommand implements Callable<Integer> {
  private final Screen screen;

  @Parameters(index = "0", paramLabel = "FILE", description = "A result file that --json wrote.")
  private String file = "";

  @Option(
      names = "--reference",
      paramLabel = "ID",
      description = "What ratios are to. Without it, the first function on each input.")
  private Optional<String> reference = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to a file, whole or not at all, instead of to the screen.")
  private Optional<String> out = Optional.empty();

  @Option(names = "--text", description = "Plain text, the default.")
  private boolean text;

  @Option(names = "--md", description = "Markdown, as GitHub shows it.")
  private boolean markdown;

  @Option(names = "--csv", description = "A row per cell, in full precision.")
  private boolean csv;

  @Option(names = "--json", description = "Estimates and ratios of each cell.")
  private boolean json;

  @Option(names = "--html", description = "One page with charts, which opens without a network.")
  private boolean html;

  ReportCommand(Screen screen) {
    this.screen = screen;
  }

  @Override
  public Integer call() {
    ReportFormat format = format();
    Optional<ResultOutput> output = ResultOutput.of("--out", out);
    RunResult run = ResultFile.read(InputFile.path(file));
    String report = format.of(run, reference);
    if (output.isPresent()) {
      output.get().write(stream -> stream.write(report.getBytes(StandardCharsets.UTF_8)));
    } else {
      screen.text(report);
    }
    return 0;
  }

  private ReportFormat format() {
    Map<ReportFormat, Boolean> given =
        Map.of(
            ReportFormat.TEXT, text,
            ReportFormat.MARKDOWN, markdown,
            ReportFormat.CSV, csv,
            ReportFormat.JSON, json,
            ReportFormat.HTML, html);
    List<ReportFormat> asked =
        given.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
    if (asked.size() > 1) {
      throw new HashcostException.InvalidParameter(
          asked.size()
              + " formats are given; at most one of --text, --md, --csv, --json and --html");
    }
    return asked.stream().findFirst().orElse(ReportFormat.TEXT);
  }
}
