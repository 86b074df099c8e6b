package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PageTest {
  private final Page page =
      new Page("A title")
          .section("One")
          .add(new PageTable().left("name").right("figure").row("a|b", "12"))
          .say("word ".repeat(40).strip())
          .section("Two")
          .say("end");

  @Test
  void markdownKeepsParagraphsOnOneLineAndColumnsApart() {
    assertThat(page.markdown())
        .isEqualTo(
            "# A title\n\n## One\n\n| name | figure |\n| --- | ---: |\n| a\\|b | 12 |\n\n"
                + "word ".repeat(40).strip()
                + "\n\n## Two\n\nend\n");
  }

  @Test
  void textIsWrapped() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    page.show(Screen.plain(stream, stream));

    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .contains("A title", "== One ==", "name  figure", "a|b       12", "== Two ==", "end")
        .allMatch(line -> line.length() <= Screen.WIDTH);
  }

  @Test
  void aRowHasACellForEachColumn() {
    assertThatThrownBy(() -> new PageTable().left("a").row("1", "2"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
