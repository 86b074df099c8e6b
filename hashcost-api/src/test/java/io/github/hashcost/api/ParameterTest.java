package io.github.hashcost.api;

import static io.github.hashcost.api.Parameter.Role.KEY;
import static io.github.hashcost.api.Parameter.Role.MEMORY;
import static io.github.hashcost.api.Parameter.Role.OPTION;
import static io.github.hashcost.api.Parameter.Role.SALT;
import static io.github.hashcost.api.Parameter.Role.TIME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterTest {
  private static final Parameter COST = Parameter.number("cost", TIME, 4, 31, 10);
  private static final Parameter LONG = Parameter.choice("long", "truncate", "sha-512", "refuse");

  @Property
  void everyLongIsSpeltAndParsedToItself(@ForAll long value) {
    Parameter any = Parameter.number("n", TIME, Long.MIN_VALUE, Long.MAX_VALUE, 0);

    assertThat(any.parse(any.spell(value))).isEqualTo(value);
  }

  @Property
  void anyTextIsAValueOrAHashcostException(@ForAll String text) {
    for (Parameter parameter : new Parameter[] {COST, LONG}) {
      try {
        assertThat(parameter.parse(text)).isBetween(parameter.min(), parameter.max());
      } catch (HashcostException e) {
        assertThat(e).hasMessageStartingWith(parameter.name());
      }
    }
  }

  @Test
  void aNumberOutOfBoundsIsRefusedWithTheBounds() {
    refused(() -> COST.parse("3"), "cost=3: allowed 4 to 31");
    refused(() -> COST.parse("32"), "cost=32: allowed 4 to 31");
    refused(() -> COST.parse("-4"), "cost=-4: allowed 4 to 31");
    assertThat(COST.parse("4")).isEqualTo(4);
    assertThat(COST.parse("0031")).isEqualTo(31);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1.5", "-", "+5", "1e1", "\u0665", "9223372036854775808"})
  void whatIsNoWholeNumberIsRefused(String text) {
    refused(() -> COST.parse(text), "a whole number from 4 to 31 is expected");
  }

  @Test
  void aValueThatIsNoNumberIsNotRepeatedSinceItMayBeAPastedSecret() {
    String salt = "a1".repeat(16);

    refused(() -> COST.parse(salt), "cost: a whole number from 4 to 31");
    refused(() -> LONG.parse(salt), "long: accepted truncate, sha-512, refuse");
  }

  @Test
  void aPowerOfTwoTakesNothingElse() {
    Parameter n =
        Parameter.number("n", MEMORY, 2, 1 << 20, 16384).step(Parameter.Step.POWER_OF_TWO);

    assertThat(n.parse("1024")).isEqualTo(1024);
    refused(() -> n.parse("1023"), "n=1023: allowed 2 to 1048576, powers of two");
    refused(
        () -> Parameter.number("n", MEMORY, 2, 9, 3).step(Parameter.Step.POWER_OF_TWO),
        "default 3 of 2 to 9, powers of two");
    refused(
        () -> Parameter.number("n", MEMORY, 0, 8, 2).step(Parameter.Step.POWER_OF_TWO),
        "the default and the least must be allowed");
  }

  @Test
  void theFirstChoiceIsTheDefault() {
    assertThat(LONG.spell(LONG.defaultValue())).isEqualTo("truncate");
    assertThat(LONG.parse("refuse")).isEqualTo(2);
    refused(() -> LONG.parse("cut"), "long: accepted truncate, sha-512, refuse");
  }

  @Test
  void choicesAreDistinctWordsOfAnId() {
    refused(() -> Parameter.choice("c"), "one or more, each once");
    refused(() -> Parameter.choice("c", "a", "a"), "one or more, each once");
    refused(() -> Parameter.choice("c", "A"), "small letters");
    refused(() -> Parameter.choice("c", "a,b=1"), "small letters");
    refused(() -> Parameter.choice("c", "a b"), "expected");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "M", "1m", "a=1,b", "a b", "m_x"})
  void aNameIsAWordOfAnId(String name) {
    assertThatThrownBy(() -> Parameter.number(name, TIME, 1, 2, 1))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void theDefaultLiesWithinTheBounds() {
    refused(() -> Parameter.number("t", TIME, 1, 3, 4), "default 4 of 1 to 3");
    refused(() -> Parameter.number("t", TIME, 3, 1, 2), "default 2 of 3 to 1");
  }

  @Test
  void aRoleBelongsToNumbersOrToBytes() {
    refused(() -> Parameter.number("salt", SALT, 1, 2, 1), "role SALT");
    refused(() -> Parameter.bytes("o", OPTION, 1, 2, 1), "role OPTION");
    refused(() -> Parameter.bytes("t", TIME, 1, 2, 1), "role TIME");
    refused(() -> Parameter.bytes("key", KEY, -1, 2, 1), "least length of -1");
    assertThat(Parameter.bytes("key", KEY, 16, 16, 16).isBytes()).isTrue();
    assertThat(Parameter.number("seed", OPTION, 0, 9, 0).isBytes()).isFalse();
    assertThat(COST.isBytes()).isFalse();
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatThrownBy(call)
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(message);
  }
}
