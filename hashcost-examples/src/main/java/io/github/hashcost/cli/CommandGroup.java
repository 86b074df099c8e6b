package io.github.hashcost.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Help;

/**
 * How {@code --help} sorts the commands.
 *
 * @param title what they have in common
 * @param commands their names; those that do not exist are not shown, nor is a group of none
 */
record CommandGroup(String title, List<String> commands) {
  private static final List<CommandGroup> ALL =
      List.of(
          new CommandGroup("Start here", List.of("demo", "hash")),
          new CommandGroup(
              "Experiments",
              List.of("measure", "growth", "strings", "ledger", "tradeoffs", "accuracy")),
          new CommandGroup(
              "Passwords", List.of("passwords", "calibrate", "who-pays", "capacity", "lint")),
          new CommandGroup("Results", List.of("report", "compare")),
          new CommandGroup("Providers", List.of("list", "verify")));

  static String render(Help help) {
    Map<String, Help> existing = help.subcommands();
    StringBuilder text = new StringBuilder();
    for (CommandGroup group : ALL) {
      List<String> lines = new ArrayList<>();
      for (String name : group.commands) {
        Optional.ofNullable(existing.get(name))
            .ifPresent(h -> lines.add(String.format("  %-10s%s%n", name, h.description().strip())));
      }
      if (!lines.isEmpty()) {
        text.append(String.format("%n%s:%n%s", group.title, String.join("", lines)));
      }
    }
    return text.toString();
  }
}
