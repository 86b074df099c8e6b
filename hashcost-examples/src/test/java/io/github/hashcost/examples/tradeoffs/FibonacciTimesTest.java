package io.github.hashcost.examples.tradeoffs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FibonacciTimesTest {
  private static final String GOOD = "version 12.2.0\n196418 900\n196418 500\n196418 700\n";

  @Test
  void keepsTheVersionAndTheTimeOfEachTurnButTheFirst() throws NoAnswer {
    FibonacciTimes times = FibonacciTimes.parse("gcc", GOOD, 3);
    assertThat(times.version()).isEqualTo("12.2.0");
    assertThat(times.nanos()).containsExactly(500, 700);
    assertThat(FibonacciTimes.parse("gcc", GOOD.replace("\n", "\r\n"), 3).nanos()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "version 1\n",
        "196418 900\n196418 500\n196418 700\n",
        "version 1\n196418 900\n196418 500\n",
        "version 1\n196418 900\n196418 500\n196418 700\n196418 700\n",
        "version \n196418 900\n196418 500\n196418 700\n",
        "version 1\u001b[31m\n196418 900\n196418 500\n196418 700\n",
        "version 1\n196418 900\n196418 -5\n196418 700\n",
        "version 1\n196418 900\n196418 5e2\n196418 700\n",
        "version 1\n196418 900\n196418 \u0665\n196418 700\n",
        "version 1\n196418 900\n196418  500\n196418 700\n",
        "version 1\n196418 900\n196418 9999999999999999999\n196418 700\n",
        "version 1\n196418 900\nTraceback\n196418 700\n",
      })
  void anythingElseIsNoAnswer(String output) {
    assertThatThrownBy(() -> FibonacciTimes.parse("gcc", output, 3))
        .isInstanceOf(NoAnswer.class)
        .hasMessageStartingWith("gcc said something else than");
  }

  @Test
  void anotherValueIsNoAnswer() {
    String wrong = GOOD.replace("196418 500", "196419 500");
    assertThatThrownBy(() -> FibonacciTimes.parse("gcc", wrong, 3))
        .isInstanceOf(NoAnswer.class)
        .hasMessage("gcc computed another value");
  }

  @Property
  void noTextIsAnythingButReadOrRefused(@ForAll String text, @ForAll boolean started) {
    String output = started ? String.format(Locale.ROOT, "version 1%n%s", text) : text;
    assertThatThrownBy(() -> FibonacciTimes.parse("gcc", output, 3)).isInstanceOf(NoAnswer.class);
  }
}
