package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScreenTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }

  private void show(Screen screen) {
    screen.progress("measuring sha-256\u001b[31m", 0.5);
    screen.block("Title", List.of("line"));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aPipeGetsNeitherProgressNorColour() {
    show(Screen.plain(stream(out), stream(err)));
    assertThat(out()).isEqualTo("\n== Title ==\nline\n");
    assertThat(err()).isEmpty();
  }

  @Test
  void aTerminalGetsProgressThatIsWipedBeforeTheNextLine() {
    show(Screen.terminal(stream(out), stream(err), false));
    assertThat(out()).isEqualTo("\n== Title ==\nline\n");
    assertThat(err()).isEqualTo("\r 50 % measuring sha-256?[31m\r" + " ".repeat(28) + "\r");
  }

  @Test
  void onlyATerminalThatWantsColourGetsIt() {
    show(Screen.terminal(stream(out), stream(err), true));
    assertThat(out()).isEqualTo("\n\u001b[1m== Title ==\u001b[0m\nline\n");
  }

  @Test
  void progressIsShownNowAndThen() {
    Screen screen = Screen.terminal(stream(out), stream(err), false);
    for (int i = 0; i < 1000; i++) {
      screen.progress("x", 0);
    }
    screen.flush();
    assertThat(err().length()).isLessThan(1000);
  }

  @Test
  void anErrorIsOneLineWhateverItsText() {
    Screen.plain(stream(out), stream(err)).error("bad\nfile \u001b[2J\u00e9");
    assertThat(err()).isEqualTo("hashcost: bad file ?[2J?\n");
  }
}
