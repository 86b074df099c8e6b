package io.github.hashcost.api;

import static io.github.hashcost.api.Parameter.Role.DATA;
import static io.github.hashcost.api.Parameter.Role.KEY;
import static io.github.hashcost.api.Parameter.Role.MEMORY;
import static io.github.hashcost.api.Parameter.Role.PARALLELISM;
import static io.github.hashcost.api.Parameter.Role.SALT;
import static io.github.hashcost.api.Parameter.Role.TIME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** {@link ParameterSchema} and the {@link Setting}s it makes. */
class SettingTest {
  private static final ParameterSchema ARGON =
      ParameterSchema.builder()
          .add(Parameter.number("m", MEMORY, 8, 1 << 22, 19456).unit("KiB"))
          .add(Parameter.number("t", TIME, 1, 1000, 2))
          .add(Parameter.number("p", PARALLELISM, 1, 64, 1))
          .add(Parameter.choice("long", "truncate", "refuse"))
          .add(Parameter.bytes("salt", SALT, 8, 64, 16))
          .add(Parameter.bytes("key", KEY, 0, 32, 32))
          .add(Parameter.bytes("data", DATA, 0, 32, 0))
          .rule("m must be at least 8 p", s -> s.number("m") >= 8 * s.number("p"))
          .work(s -> s.number("m") * s.number("t"))
          .memoryBytes(s -> s.number("m") << 10)
          .build();

  @Test
  void whatIsNotNamedHasItsDefault() {
    Setting setting = ARGON.setting(Map.of("t", "3"));

    assertThat(setting.text())
        .containsExactly(
            Map.entry("m", "19456"),
            Map.entry("t", "3"),
            Map.entry("p", "1"),
            Map.entry("long", "truncate"));
    assertThat(setting.salt()).isEmpty();
    assertThat(setting.choice("long")).isEqualTo("truncate");
    assertThat(ARGON.work(setting)).isEqualTo(58368.0);
    assertThat(ARGON.memoryBytes(setting)).isEqualTo(19456L * 1024);
  }

  @Property
  void aSettingsTextMakesAnEqualSetting(
      @ForAll @LongRange(min = 512, max = 4096) long m,
      @ForAll @LongRange(min = 1, max = 1000) long t,
      @ForAll @LongRange(min = 1, max = 64) long p) {
    Setting setting = ARGON.defaults().with("m", m).with("t", t).with("p", p);

    assertThat(ARGON.setting(setting.text()).text()).isEqualTo(setting.text());
    assertThat(AlgorithmId.parse("argon2id").withParameters(setting.text()).parameters())
        .isEqualTo(setting.text());
  }

  @Test
  void aBrokenRuleIsRefusedHoweverTheSettingIsMade() {
    refused(() -> ARGON.setting(Map.of("m", "8", "p", "2")), "m must be at least 8 p");
    refused(() -> ARGON.setting(Map.of("m", "16")).with("p", 3), "m must be at least 8 p");
  }

  @Test
  void anUnknownParameterIsRefusedWithThoseThereAre() {
    refused(() -> ARGON.setting(Map.of("x", "1")), "parameter 1 of the id is unknown");
    refused(() -> ARGON.setting(Map.of("salt", "00")), "accepted: m, t, p, long");
    refused(() -> ParameterSchema.none().setting(Map.of("x", "1")), "accepted: none");
    refused(() -> ARGON.defaults().with("x", 1), "no parameter 'x'");
    refused(() -> ARGON.defaults().number("salt"), "no parameter 'salt'");
    refused(() -> ARGON.defaults().choice("m"), "a number, not a choice");
  }

  @Test
  void bytesAreCheckedForLengthAndCopied() {
    byte[] salt = new byte[8];
    Setting setting = ARGON.defaults().withBytes("salt", salt);
    salt[0] = 1;
    setting.salt()[1] = 1;

    assertThat(setting.salt()).isEqualTo(new byte[8]);
    refused(
        () -> ARGON.defaults().withBytes("salt", new byte[7]), "salt of 7 bytes: allowed 8 to 64");
    refused(() -> ARGON.defaults().withBytes("salt", new byte[65]), "salt of 65 bytes");
    refused(() -> ARGON.defaults().withBytes("m", new byte[8]), "salt, key, data");
    refused(() -> ParameterSchema.none().defaults().withBytes("salt", salt), "takes no 'salt'");
  }

  @Test
  void missingBytesAreDrawnAtTheirDefaultLengthAndGivenOnesKept() {
    byte[] own = "my own salt".getBytes(StandardCharsets.UTF_8);
    Setting drawn = ARGON.defaults().withBytes("salt", own).drawn(42);

    assertThat(drawn.salt()).isEqualTo(own);
    assertThat(drawn.key()).hasSize(32).isNotEqualTo(new byte[32]);
    assertThat(drawn.bytes("data")).isEmpty();
  }

  @Property
  void aSeedDrawsTheSameBytesAlways(@ForAll long seed) {
    Setting once = ARGON.defaults().drawn(seed);

    assertThat(ARGON.setting(Map.of("t", "9")).drawn(seed).salt()).isEqualTo(once.salt());
    assertThat(ARGON.defaults().drawn(seed + 1).salt()).isNotEqualTo(once.salt());
  }

  @Test
  void itPrintsLengthsOfBytesNeverTheBytes() {
    Setting setting =
        ARGON.defaults().withBytes("salt", "NaClNaCl".getBytes(StandardCharsets.UTF_8));

    assertThat(setting).hasToString("m=19456,t=2,p=1,long=truncate, salt of 8 bytes");
    assertThatThrownBy(() -> setting.with("p", 64).with("m", 8))
        .hasMessageContaining("salt of 8 bytes")
        .hasMessageNotContainingAny("NaCl", "78, 97");
  }

  @Test
  void twoParametersOfOneNameAreRefused() {
    Parameter t = Parameter.number("t", TIME, 1, 2, 1);

    refused(() -> ParameterSchema.builder().add(t).add(t), "two parameters named 't'");
  }

  @Test
  void onlyTimeAndMemoryMakeAFunctionTunable() {
    assertThat(ARGON.isTunable()).isTrue();
    assertThat(ParameterSchema.none().isTunable()).isFalse();
    assertThat(
            ParameterSchema.builder().add(Parameter.bytes("key", KEY, 1, 2, 1)).build().isTunable())
        .isFalse();
  }

  @Test
  void aSchemaDoesNotChangeWithItsBuilder() {
    ParameterSchema.Builder builder = ParameterSchema.builder();
    ParameterSchema empty = builder.build();
    builder.add(Parameter.number("t", TIME, 1, 2, 1)).rule("never", s -> false);

    assertThat(empty.parameters()).isEmpty();
    assertThat(empty.defaults().text()).isEmpty();
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatThrownBy(call)
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(message);
  }
}
