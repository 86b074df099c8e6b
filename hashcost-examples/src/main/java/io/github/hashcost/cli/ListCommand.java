package io.github.hashcost.cli;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists the functions found, who brings them, and what is missing.")
final class ListCommand implements Callable<Integer> {
  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  ListCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    HashCatalog found = catalog.get();
    functions(found.candidates()).forEach(screen::line);
    section("Parameters (in an id: name:i=1000,l=32)", parameters(found.candidates()));
    section("Aliases", aliases(found.candidates()));
    section("Not here", missing(found.providers()));
    section(
        "Problems",
        found.problems().stream()
            .map(p -> p.what() + p.cause().map(c -> ": " + c).orElse("") + "; " + p.hint())
            .toList());
    return 0;
  }

  private void section(String title, List<String> lines) {
    if (!lines.isEmpty()) {
      screen.block(title, Words.wrapAll(lines));
    }
  }

  private static List<String> functions(List<Candidate> candidates) {
    if (candidates.isEmpty()) {
      return List.of(
          "No functions: put hashcost-providers, or another provider, on the class path.");
    }
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .right("bits")
            .left("implementation")
            .left("collisions")
            .left("preimages")
            .left("right for");
    for (Candidate c : candidates) {
      table.row(
          plainName(c),
          String.valueOf(8 * c.spec().digestBytes(c.setting())),
          c.spec().implementation().orElse("-"),
          c.claims().map(claims -> Claims.words(claims.collision())).orElse("-"),
          c.claims().map(claims -> Claims.words(claims.preimage())).orElse("-"),
          Claims.rightFor(c));
    }
    return table.build().lines();
  }

  private static List<String> parameters(List<Candidate> candidates) {
    return candidates.stream()
        .filter(c -> !c.spec().parameters().parameters().isEmpty())
        .map(
            c ->
                plainName(c)
                    + ": "
                    + c.spec().parameters().parameters().stream()
                        .map(ListCommand::describe)
                        .collect(Collectors.joining("; ")))
        .toList();
  }

  private static String describe(Parameter p) {
    if (p.isBytes()) {
      return p + (p.defaultValue() > 0 ? ", drawn with " + p.defaultValue() : "");
    }
    String initial = p.choices().isEmpty() ? String.valueOf(p.defaultValue()) : p.choices().get(0);
    return p + ", default " + initial;
  }

  private static List<String> aliases(List<Candidate> candidates) {
    return candidates.stream()
        .filter(c -> !c.spec().aliases().isEmpty())
        .map(c -> plainName(c) + ": " + String.join(", ", c.spec().aliases()))
        .toList();
  }

  private static List<String> missing(List<ProviderInfo> providers) {
    List<String> lines = new ArrayList<>();
    for (ProviderInfo provider : providers) {
      if (provider.availability() instanceof Availability.Unavailable gone) {
        lines.add(provider.name() + ": " + gone.reason() + "; " + gone.howToFix());
      }
      provider
          .missing()
          .forEach(
              (name, gone) ->
                  lines.add(
                      provider.name()
                          + "/"
                          + name
                          + ": "
                          + gone.reason()
                          + "; "
                          + gone.howToFix()));
    }
    return lines;
  }

  private static String plainName(Candidate c) {
    return c.id().withParameters(Map.of()).toString();
  }
}
