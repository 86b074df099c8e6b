package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void textsAlignLeftAndFiguresRight() {
    TextTable table =
        TextTable.builder(100)
            .left("function")
            .right("time")
            .row("djb2", "6.12 ns")
            .row("jca/sha-256", "65.3 ns")
            .build();

    assertThat(table.toString())
        .isEqualTo(
            """
            function        time
            -----------  -------
            djb2         6.12 ns
            jca/sha-256  65.3 ns
            """);
  }

  @Test
  void aShortRowsLastCellRunsToTheEndOfTheLine() {
    TextTable table =
        TextTable.builder(30)
            .left("function")
            .right("time")
            .right("x")
            .row("djb2", "6.12 ns", "1.00")
            .row("md5", "failed: the digest was wrong")
            .build();

    assertThat(table.lines())
        .containsExactly(
            "function     time     x",
            "--------  -------  ----",
            "djb2      6.12 ns  1.00",
            "md5       failed: the digest",
            "          was wrong");
  }

  @Test
  void longIdsWrapBehindTheirPunctuationAndFiguresStayWhole() {
    TextTable table =
        TextTable.builder(30)
            .left("function")
            .right("time")
            .row("password4j/argon2id:m=19456,t=2,p=1", "144 ms")
            .build();

    assertThat(table.lines().subList(2, 4))
        .containsExactly("password4j/argon2id:    144 ms", "m=19456,t=2,p=1");
  }

  @Test
  void nothingCanSteerATerminalOrBreakALine() {
    TextTable table =
        TextTable.builder(40)
            .left("label")
            .row("a\u001b[31m\r\n\tb \u00e9\ud83d\ude00\u007f")
            .build();

    assertThat(table.lines().get(2)).isEqualTo("a?[31m b ???");
  }

  @Test
  void misuseIsToldApart() {
    assertThatThrownBy(() -> TextTable.builder(19)).hasMessageContaining("at least 20");
    assertThatThrownBy(() -> TextTable.builder(20).build())
        .isInstanceOf(IllegalStateException.class);
    TextTable.Builder one = TextTable.builder(20).left("a");
    assertThatThrownBy(() -> one.row("1", "2")).hasMessageContaining("2 cells; 1 to 1");
    assertThatThrownBy(one::row).hasMessageContaining("0 cells");
    one.row("1");
    assertThatThrownBy(() -> one.right("b")).hasMessageContaining("column b after a row");
  }

  @Property
  void noLineIsWiderThanAskedAndNoTextIsLost(
      @ForAll @Size(min = 1, max = 5) List<@Size(min = 1, max = 6) List<String>> rows,
      @ForAll @IntRange(min = 20, max = 120) int width) {
    TextTable.Builder builder = TextTable.builder(width);
    for (int i = 0; i < 6; i++) {
      if (i % 2 == 0) {
        builder.left("h" + i);
      } else {
        builder.right("h" + i);
      }
    }
    rows.forEach(row -> builder.row(row.toArray(String[]::new)));
    String text = builder.build().toString();

    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
    assertThat(text).matches("[ -~\n]*");
    long shown = text.lines().skip(2).flatMapToInt(String::chars).filter(c -> c != ' ').count();
    long given =
        rows.stream()
            .flatMap(List::stream)
            .flatMapToInt(cell -> TextWrap.printable(cell).chars())
            .filter(c -> c != ' ')
            .count();
    assertThat(shown).isGreaterThanOrEqualTo(given);
  }
}
