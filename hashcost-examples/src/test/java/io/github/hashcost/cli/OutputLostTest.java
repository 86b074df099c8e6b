package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutputLostTest {
  private static final String LOST = "hashcost: standard output could not be written\n";

  private final ByteArrayOutputStream read = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Takes so many lines, as {@code head} does. */
  private int run(int lines, String... args) {
    return run(Screen::plain, lines, args);
  }

  private int run(BiFunction<PrintStream, PrintStream, Screen> kind, int lines, String... args) {
    OutputStream head =
        new OutputStream() {
          private int left = lines;

          @Override
          public void write(int b) throws IOException {
            if (left == 0) {
              throw new IOException("Broken pipe");
            }
            read.write(b);
            left -= b == '\n' ? 1 : 0;
          }
        };
    Screen screen =
        kind.apply(
            new PrintStream(head, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return HashcostMain.run(screen, HashCatalog::discover, args);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash djb2 --text a", "list", "--help", "list --help", "--version"})
  void isExit1AndOneLine(String command) {
    assertThat(run(0, command.split(" "))).isEqualTo(1);
    assertThat(err()).isEqualTo(LOST);
  }

  @Test
  void endsADemoAtTheNextBlock() {
    assertThat(run(1, "demo", "--iterations", "10000")).isEqualTo(1);
    assertThat(err()).isEqualTo(LOST);
    assertThat(read.toString(StandardCharsets.UTF_8)).matches("Generated password: [!-~]{12}\n");
  }

  @ParameterizedTest
  @CsvSource({
    "lint bcrypt:cost=8 --no-measure, 1",
    "lint bcrypt:cost=12 --no-measure, 0",
    "list, 141",
    "--help, 0",
    "hash djb2, 2",
  })
  void aReaderWhoHasEnoughChangesNoExitCode(String command, int exitCode) {
    assertThat(run(Screen::pipe, 0, command.split(" "))).isEqualTo(exitCode);
    assertThat(err()).doesNotContain("could not be written");
  }

  @Test
  void aReaderWhoHasEnoughCutsALongCommandShortWithoutAWord() {
    String[] demo = {"demo", "--iterations", "10000", "--password", "a"};
    assertThat(run(Screen::pipe, 1, demo)).isEqualTo(141);
    assertThat(err()).isEmpty();
  }

  @Test
  void isNoMatterWhereEverythingWasWritten() {
    assertThat(run(1, "hash", "djb2", "--text", "a")).isZero();
    assertThat(err()).isEmpty();
  }

  @Test
  void leavesAnEarlierReasonAlone() {
    assertThat(run(0, "hash", "djb2")).isEqualTo(2);
    assertThat(err()).startsWith("hashcost: 0 inputs given").hasLineCount(1);
  }
}
