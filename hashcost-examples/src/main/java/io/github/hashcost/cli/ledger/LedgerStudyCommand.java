package io.github.hashcost.cli.ledger;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.cli.InputFile;
import io.github.hashcost.cli.Screen;
import io.github.hashcost.cli.Words;
import io.github.hashcost.examples.ledger.study.OutputDirectory;
import io.github.hashcost.examples.ledger.study.Study;
import io.github.hashcost.examples.ledger.study.StudyResult;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "study",
    mixinStandardHelpOptions = true,
    description = "Measures hashes, appending, verifying and Ed25519, and writes tables.",
    footer = {
      "",
      "Up to five minutes; --quick half a minute. Nothing is written before all is measured.",
      "Example: hashcost ledger study --out study"
    })
final class LedgerStudyCommand implements Callable<Integer> {
  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "Where the files go; made if it is not there.")
  private String out = "";

  @Option(names = "--quick", description = "Fewer and shorter cases, as many iterations.")
  private boolean quick;

  @Option(
      names = "--force",
      description =
          "Replace an old study, all of it at once. A directory with anything else is refused.")
  private boolean force;

  LedgerStudyCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    OutputDirectory directory = OutputDirectory.of(InputFile.path(out), force);
    HashCatalog functions = catalog.get();
    Study study = quick ? Study.quick(functions) : Study.full(functions);
    StudyResult result = study.run(screen::progress);
    result.writeTo(directory);
    result.summary().forEach(line -> Words.wrap(line).forEach(screen::line));
    result.notes().forEach(note -> Words.wrap(note).forEach(screen::line));
    Words.wrap("files: " + out).forEach(screen::line);
    return 0;
  }
}
