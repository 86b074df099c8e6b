package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class FileArgumentsTest {
  private static final String CONTENT = "what was there";

  @TempDir private Path directory;

  @BeforeEach
  void file() throws IOException {
    Files.writeString(directory.resolve("a"), CONTENT);
    Files.createDirectory(directory.resolve("sub"));
    Files.createSymbolicLink(directory.resolve("link"), directory.resolve("a"));
    Files.createSymbolicLink(directory.resolve("around"), directory.resolve("sub"));
    Files.createLink(directory.resolve("hard"), directory.resolve("a"));
  }

  private Captured run(String arguments) {
    return Captured.run(arguments.replace("DIR", directory.toString()).split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "compare DIR/a DIR/b --json DIR/a",
        "compare DIR/b DIR/a --csv DIR/a",
        "compare DIR/a DIR/b --json DIR/sub/../a",
        "compare DIR/a DIR/b --json DIR/link",
        "compare DIR/link DIR/b --json DIR/a",
        "compare DIR/a DIR/b --json DIR/hard",
        "strings --file DIR/a --json DIR/a",
        "strings --file DIR/a --csv DIR/sub/../a",
        "measure -f djb2 --file DIR/a --json DIR/a",
        "demo --file DIR/a --json DIR/link",
        "ledger checkpoint DIR/a --key DIR/k --out DIR/a",
        "ledger checkpoint DIR/l --key DIR/a --out DIR/link",
        "report DIR/a --out DIR/hard",
        "report DIR/link --md --out DIR/a",
      })
  void whatIsReadIsNotWrittenOver(String command) throws IOException {
    Captured refused = run(command).refused(2);
    assertThat(refused.err()).containsPattern("--(json|csv|out) '.*' is what .* reads; name");
    assertThat(directory.resolve("a")).hasContent(CONTENT);
  }

  @ParameterizedTest
  @CsvSource({
    "DIR/new, DIR/new",
    "DIR/new, DIR/sub/../new",
    "DIR/sub/new, DIR/around/new",
    "DIR/a, DIR/link",
    "DIR/link, DIR/link",
  })
  void twoOutputsDoNotShareAFile(String csv, String json) throws IOException {
    for (String command : List.of("growth", "strings", "tradeoffs", "compare DIR/x DIR/y")) {
      assertThat(run(command + " --csv " + csv + " --json " + json).refused(2).err())
          .contains("--csv", "--json", " name the same file; give each its own");
    }
    assertThat(directory.resolve("a")).hasContent(CONTENT);
    assertThat(directory.resolve("new")).doesNotExist();
  }

  @Test
  void aCheckpointIsNotWrittenOverAPublicKey() throws IOException {
    Files.writeString(directory.resolve("a.pub"), CONTENT);
    assertThat(run("ledger checkpoint DIR/l --key DIR/a --out DIR/a.pub").refused(2).err())
        .contains("is where the public key is");
    assertThat(directory.resolve("a.pub")).hasContent(CONTENT);
  }

  @Test
  void oneFileMayBeReadTwice() {
    assertThat(run("compare DIR/a DIR/link").refused(2).err()).contains("this is no JSON");
  }

  @Test
  void anotherFileOfTheSameNameIsAnother() {
    assertThat(FileArguments.same(directory.resolve("new"), directory.resolve("sub/new")))
        .isFalse();
    assertThat(FileArguments.same(directory.resolve("a"), directory.resolve("sub/a"))).isFalse();
    assertThat(FileArguments.same(directory, directory)).isFalse();
  }

  /** A command that calls its output otherwise would escape. */
  @Test
  void everyOptionThatWritesIsKnownByItsName() {
    List<String> seen = new ArrayList<>();
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Screen screen = Screen.plain(nowhere, nowhere);
    collect(HashcostMain.commandLine(screen, HashCatalog::of, new Errors(screen)), seen);
    assertThat(seen).contains("strings --json FILE", "ledger checkpoint --out FILE");
    assertThat(seen)
        .filteredOn(s -> s.matches(".* --(json|csv) .*"))
        .allMatch(s -> s.endsWith(" FILE"));
  }

  private static void collect(CommandLine command, List<String> seen) {
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (option.arity().max() == 0) {
        continue; // such as report --csv, which names no file
      }
      String name = command.getCommandSpec().qualifiedName() + " " + option.longestName();
      seen.add(name.replaceFirst("^hashcost ", "") + " " + option.paramLabel());
    }
    command.getSubcommands().values().forEach(sub -> collect(sub, seen));
  }
}
