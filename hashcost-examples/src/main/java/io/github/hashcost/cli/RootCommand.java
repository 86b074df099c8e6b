package io.github.hashcost.cli;

import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "hashcost",
    mixinStandardHelpOptions = true,
    versionProvider = RootCommand.Version.class,
    description =
        "Measures what a hash costs: time per call, ratios, and what a guess costs an attacker.",
    footer = {
      "",
      "Try: hashcost demo",
      "Each command has its own --help. Exit codes: 0 done, 1 failed, 2 bad input."
    })
final class RootCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    line.usage(line.getOut());
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      Optional<String> version =
          Optional.ofNullable(HashcostMain.class.getPackage().getImplementationVersion());
      return new String[] {
        "hashcost " + version.orElse("(not packaged)"), "Java " + Runtime.version()
      };
    }
  }
}
