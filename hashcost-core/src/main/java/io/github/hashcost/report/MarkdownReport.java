package io.github.hashcost.report;

import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A run as GitHub's Markdown. */
final class MarkdownReport {
  private MarkdownReport() {}

  static String of(RunTables tables) {
    RunResult run = tables.run();
    if (run.latest().isEmpty()) {
      return "Nothing was measured.\n";
    }
    List<List<String>> blocks = new ArrayList<>();
    blocks.add(tables.cells().markdown());
    tables
        .threads()
        .ifPresent(
            threads -> {
              blocks.add(List.of(sentence(tables.threadsTitle())));
              blocks.add(threads.markdown());
            });
    blocks.add(
        List.of(
            tables.legend().stream()
                .map(MarkdownReport::sentence)
                .collect(Collectors.joining(" "))));
    blocks.add(tables.notes().markdown());
    blocks.add(
        EnvironmentLines.of(run.environment(), run.activity(), Integer.MAX_VALUE).stream()
            .map(line -> "- " + Markdown.escape(line))
            .toList());
    return blocks.stream()
            .filter(block -> !block.isEmpty())
            .map(block -> String.join("\n", block))
            .collect(Collectors.joining("\n\n"))
        + "\n";
  }

  private static String sentence(String line) {
    return Markdown.escape(line.substring(0, 1).toUpperCase(Locale.ROOT) + line.substring(1)) + ".";
  }
}
