package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class HelpTest {
  private static List<CommandLine> commands(CommandLine of) {
    List<CommandLine> commands = new ArrayList<>(List.of(of));
    of.getSubcommands().values().forEach(sub -> commands.addAll(commands(sub)));
    return commands;
  }

  @Test
  void noLineOfAFooterIsBrokenWhereItsAuthorDidNot() {
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Screen screen = Screen.plain(nowhere, nowhere);
    CommandLine root = HashcostMain.commandLine(screen, HashCatalog::of, new Errors(screen));
    assertThat(commands(root)).hasSizeGreaterThan(12);
    for (CommandLine command : commands(root)) {
      String help = command.getUsageMessage();
      assertThat(help.lines()).allMatch(line -> line.length() <= Screen.WIDTH);
      assertThat(help.lines().toList())
          .containsAll(
              List.of(command.getCommandSpec().usageMessage().footer()).stream()
                  .map(String::stripTrailing)
                  .toList());
    }
  }
}
