package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Shows a result file again: as text, Markdown, CSV or JSON.",
    footer = {
      "",
      "Nothing is measured: the same file gives the same report.",
      "Example: hashcost report result.json --md --out result.md"
    })
final class ReportCommand implements Callable<Integer> {
  private final Screen screen;
  private final Set<ReportFormat> formats = EnumSet.noneOf(ReportFormat.class);

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

  ReportCommand(Screen screen) {
    this.screen = screen;
  }

  @Option(names = "--text", description = "Plain text, the default.")
  private void text(boolean chosen) {
    choose(ReportFormat.TEXT);
  }

  @Option(names = "--md", description = "Markdown, as GitHub shows it.")
  private void markdown(boolean chosen) {
    choose(ReportFormat.MARKDOWN);
  }

  @Option(names = "--csv", description = "A row per cell, in full precision.")
  private void csv(boolean chosen) {
    choose(ReportFormat.CSV);
  }

  @Option(names = "--json", description = "Estimates and ratios of each cell.")
  private void json(boolean chosen) {
    choose(ReportFormat.JSON);
  }

  private void choose(ReportFormat format) {
    formats.add(format);
  }

  @Override
  public Integer call() {
    if (formats.size() > 1) {
      throw new HashcostException.InvalidParameter(
          formats.size() + " formats are given; at most one of --text, --md, --csv and --json");
    }
    Optional<ResultOutput> output = ResultOutput.of("--out", out);
    RunResult run = ResultFile.read(InputFile.path(file));
    String text = formats.stream().findFirst().orElse(ReportFormat.TEXT).of(run, reference);
    if (output.isPresent()) {
      output.get().write(stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    } else {
      screen.text(text);
    }
    return 0;
  }
}
