package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import io.github.hashcost.catalog.ProviderProblem;
import io.github.hashcost.testkit.Check;
import io.github.hashcost.testkit.ProviderContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Checks that providers keep their promises: known answers, bounds, threads, errors.",
    footer = {
      "",
      "Exit code 1 names the first broken promise. A library that is not here breaks none.",
      "Example: hashcost verify jca"
    })
final class VerifyCommand implements Callable<Integer> {
  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Parameters(
      arity = "0..1",
      paramLabel = "PROVIDER",
      description = "The word before the slash of an id; all that were found if left out.")
  private Optional<String> only = Optional.empty();

  @Option(names = "--details", description = "Show what is worth a word and breaks no promise.")
  private boolean details;

  VerifyCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    HashCatalog found = catalog.get();
    List<String> broken = new ArrayList<>();
    for (ProviderInfo provider : chosen(found)) {
      broken.addAll(verify(provider));
    }
    if (only.isEmpty()) {
      for (ProviderProblem problem : found.problems()) {
        broken.add(problem.what());
        show("broken: " + problem.what() + "; " + problem.hint());
      }
    }
    if (broken.isEmpty()) {
      return 0;
    }
    screen.error(
        broken.size()
            + (broken.size() == 1 ? " promise is" : " promises are")
            + " broken, the first: "
            + broken.get(0));
    return 1;
  }

  private List<ProviderInfo> chosen(HashCatalog found) {
    List<ProviderInfo> chosen =
        found.providers().stream()
            .filter(provider -> only.isEmpty() || only.get().equals(provider.name()))
            .toList();
    if (chosen.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          only.map(name -> "no provider of this name; there are: ")
                  .orElse("no provider was found; on the class path there are: ")
              + found.providers().stream()
                  .map(ProviderInfo::name)
                  .collect(Collectors.joining(", ")));
    }
    return chosen;
  }

  /** What is broken. */
  private List<String> verify(ProviderInfo provider) {
    List<Check> checks = ProviderContract.of(provider.type()).checks();
    List<String> broken = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    for (int i = 0; i < checks.size(); i++) {
      Check check = checks.get(i);
      screen.progress(check.name(), (double) i / checks.size());
      ExitGuard guard = ExitGuard.during(check.name(), screen);
      try {
        check.run().forEach(remark -> remarks.add(check.name() + ": " + remark));
      } catch (AssertionError e) {
        broken.add(e.getMessage());
      } finally {
        guard.close();
      }
    }
    show(
        String.format(
            Locale.ROOT,
            "%-10s %3d functions, %4d of %4d promises kept",
            provider.name(),
            provider.functionCount(),
            checks.size() - broken.size(),
            checks.size()));
    ProviderContract.of(provider.type())
        .unavailable()
        .ifPresent(gone -> show("  not here: " + gone.reason() + "; " + gone.howToFix()));
    broken.forEach(line -> show("  broken: " + line));
    if (details) {
      remarks.forEach(line -> show("  " + line));
    }
    screen.flush();
    return broken;
  }

  private void show(String text) {
    Words.wrapAll(List.of(text)).forEach(screen::line);
  }
}
