package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteSizeTest {
  private static final Map<String, Long> UNITS =
      Map.of("", 1L, "KiB", 1L << 10, "MiB", 1L << 20, "GiB", 1L << 30);

  @Property
  void aNumberWithAUnitIsThatManyUnits(
      @ForAll @LongRange(min = 0, max = (1L << 33) - 1) long number) {
    UNITS.forEach(
        (unit, bytes) -> assertThat(ByteSize.parse(number + unit)).isEqualTo(number * bytes));
  }

  @Property
  void anyOtherTextIsRefusedInWords(@ForAll String text) {
    if (!text.matches("[0-9]{1,18}([KMG]iB)?")) {
      assertThatThrownBy(() -> ByteSize.parse(text))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("expected");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-1",
        "",
        " 12",
        "12 KiB",
        "4kb",
        "4KB",
        "1.5KiB",
        "KiB",
        "0x10",
        "+1",
        "\u0661\u0662",
        "1234567890123456789"
      })
  void refusesWhatIsNoSize(String text) {
    assertThatThrownBy(() -> ByteSize.parse(text))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void whatNoNumberCanHoldIsTheGreatestThereIs() {
    assertThat(ByteSize.parse("999999999999999999GiB")).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void readsListsAndRefusesASizeGivenTwice() {
    assertThat(ByteSize.parseAll("12,4KiB,1MiB")).isEqualTo(List.of(12L, 4096L, 1048576L));
    assertThat(ByteSize.parseAll(" 12, 4KiB ")).isEqualTo(List.of(12L, 4096L));
    assertThatThrownBy(() -> ByteSize.parseAll("1024,1KiB")).hasMessageContaining("once");
    assertThatThrownBy(() -> ByteSize.parseAll("12,")).hasMessageContaining("expected");
  }
}
