package io.github.hashcost.providers;

import static io.github.hashcost.providers.PasswordHashes.SALT;
import static io.github.hashcost.providers.PasswordHashes.ascii;
import static io.github.hashcost.providers.PasswordHashes.candidate;
import static io.github.hashcost.providers.PasswordHashes.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hashcost.api.HashcostException.InvalidParameter;
import io.github.hashcost.api.Setting;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What goes wrong with Argon2, in every library that has it. */
class Argon2Test {
  static Stream<String> providers() {
    return PasswordHashes.providersOf("argon2id");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "m=64,t=1,p=3",
        "m=100,t=2,p=5",
        "m=57,t=3,p=7",
        "m=8,t=1,p=1",
        "m=39,t=2,p=1",
        "m=64,t=2,p=2,v=16",
        "m=32,t=1,p=1,l=4",
        "m=32,t=1,p=1,l=64",
        "m=32,t=1,p=1,l=65",
        "m=32,t=1,p=1,l=1024",
        "m=32,t=1,p=1,l=95",
        "m=32,t=1,p=1,l=96",
        "m=32,t=1,p=1,l=97"
      })
  void allLibrariesAgree(String parameters) {
    for (String type : new String[] {"/argon2id:", "/argon2i:", "/argon2d:"}) {
      assertThat(providers().map(provider -> hex(provider + type + parameters, "hunter2")))
          .as(type)
          .containsOnly(hex("bc" + type + parameters, "hunter2"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "m=256;t=2;p=1;v=16, fd4dd83d762c49bdeaf57c47bdcd0c2f1babf863fdeb490df63ede9975fccf06",
    "m=256;t=2;p=2;v=16, b6c11560a6a9d61eac706b79a2f97d68b4463aa3ad87e00c07e2b01e90c564fb",
    "m=256;t=2;p=2;v=19, 4ff5ce2769a1d7f4c8a491df09d41a9fbe90e5eb02155a13e4c01e20cd4eab61"
  })
  void givesTheAnswersOfTheReferenceCode(String parameters, String tag) {
    for (String provider : providers().toList()) {
      // Argon2 reference code, src/test.c, Argon2i, 2^8 KiB.
      assertThat(
              hex(
                  provider + "/argon2i:" + parameters.replace(';', ','),
                  ascii("somesalt"),
                  ascii("password")))
          .as(provider)
          .isEqualTo(tag);
    }
  }

  @ParameterizedTest
  @MethodSource("providers")
  void lanesOfArgon2idLookIntoEachOther(String provider) {
    // Argon2 reference code, src/test.c, Argon2id, 2^8 KiB, two lanes.
    assertThat(hex(provider + "/argon2id:m=256,t=2,p=2", ascii("somesalt"), ascii("password")))
        .isEqualTo("6d093c501fd5999645e0ea3bf620d7b8be7fd2db59c20d9fff9539da2bf57037");
  }

  @ParameterizedTest
  @MethodSource("providers")
  void refusesWhatTheRfcForbids(String provider) {
    String argon2id = provider + "/argon2id:";

    assertRefused(argon2id + "m=31,p=4", "m must be at least 8 p (RFC 9106 section 3.1)");
    assertRefused(argon2id + "m=7", "m=7: allowed 8 to 16777216 KiB");
    assertRefused(argon2id + "t=0", "t=0: allowed 1 to ");
    assertRefused(argon2id + "p=0", "p=0: allowed 1 to ");
    assertRefused(argon2id + "l=3", "l=3: allowed 4 to ");
    assertRefused(argon2id + "v=18", "v: accepted 19, 16");
    assertRefused(argon2id + "m=4294967304", "m=4294967304: allowed 8 to 16777216 KiB");
  }

  private static void assertRefused(String id, String message) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(id))
        .withMessageContaining(message);
  }

  @ParameterizedTest
  @MethodSource("providers")
  void needsASaltOf8Bytes(String provider) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(provider + "/argon2id").withBytes("salt", new byte[7]))
        .withMessageContaining("7 bytes: allowed 8 to ");
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(provider + "/argon2id").newHasher())
        .withMessage("argon2id: no salt; give 8 bytes or more, named salt");
  }

  @ParameterizedTest
  @CsvSource({"bc, m=262144, 256", "password4j, m=131072, 256"})
  void refusesMemoryThatTheHeapCannotHave(String provider, String m, int mebibytes) {
    // The tests run with a heap of 256 MiB.
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> hex(provider + "/argon2id:" + m, "hunter2"))
        .withMessageStartingWith("argon2id fills " + mebibytes + " MiB")
        .withMessageContaining("-Xmx")
        .withMessageNotContaining("hunter2");
  }

  @Test
  void aSecretIsAPepperInPassword4j() {
    byte[] secret = "pepp\u00e9r".getBytes(StandardCharsets.UTF_8);

    assertThat(withSecret("password4j", secret)).isEqualTo(withSecret("bc", secret));
    assertThat(withSecret("bc", secret)).isNotEqualTo(withSecret("bc", new byte[0]));
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> withSecret("password4j", new byte[] {'p', (byte) 0xff}))
        .withMessageContaining("a secret of 2 bytes that are no UTF-8");
  }

  private static String withSecret(String provider, byte[] secret) {
    return HexFormat.of()
        .formatHex(
            candidate(provider + "/argon2id:m=32,t=1")
                .withBytes("salt", SALT)
                .withBytes("secret", secret)
                .hash(ascii("hunter2")));
  }

  @ParameterizedTest
  @MethodSource("providers")
  void memoryAndWorkFollowFromTheSetting(String provider) {
    Setting setting = candidate(provider + "/argon2id:m=57,t=3,p=7").setting();

    assertThat(setting.schema().memoryBytes(setting)).isEqualTo(56 * 1024);
    assertThat(setting.schema().work(setting)).isEqualTo(56 * 3);
    assertThat(candidate(provider + "/argon2id").id())
        .hasToString(provider + "/argon2id:m=19456,t=2,p=1,l=32,v=19");
  }
}
