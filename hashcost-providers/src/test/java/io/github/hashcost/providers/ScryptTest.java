package io.github.hashcost.providers;

import static io.github.hashcost.providers.PasswordHashes.ascii;
import static io.github.hashcost.providers.PasswordHashes.candidate;
import static io.github.hashcost.providers.PasswordHashes.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hashcost.api.HashcostException.InvalidParameter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong with scrypt, in every library that has it. */
class ScryptTest {
  @ParameterizedTest
  @ValueSource(strings = {"bc/scrypt", "password4j/scrypt"})
  void givesTheAnswersOfTheRfc(String id) {
    // RFC 7914 section 12, second and third.
    assertThat(hex(id + ":n=1024,r=8,p=16,l=64", ascii("NaCl"), ascii("password")))
        .isEqualTo(
            "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
                + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640");
    assertThat(hex(id + ":n=16384,r=8,p=1,l=64", ascii("SodiumChloride"), ascii("pleaseletmein")))
        .isEqualTo(
            "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
                + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n=1|n=1: allowed 2 to ",
        "n=24|n=24: allowed 2 to ",
        "n=65536,r=1|with r=1, n must be at most 32768 (RFC 7914 section 2",
        "n=1073741824|n=1073741824: allowed 2 to ",
        "r=0|r=0: allowed 1 to ",
        "n=2,r=1024,p=2048|r p must be at most 1048576",
        "l=0|l=0: allowed 1 to 1048576 bytes"
      })
  void refusesWhatTheFunctionOrTheLibraryCannotDo(String parameters, String message) {
    for (String id : new String[] {"bc/scrypt", "password4j/scrypt"}) {
      assertThatExceptionOfType(InvalidParameter.class)
          .as(id)
          .isThrownBy(() -> candidate(id + ":" + parameters))
          .withMessageContaining(message);
    }
  }

  @ParameterizedTest
  @CsvSource({"bc/scrypt, 33554432", "password4j/scrypt, 16777215"})
  void refusesMemoryThatOverflowsAnInt(String id, long most) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(id + ":n=8388608,r=8"))
        .withMessageContaining("n r must be at most " + most);
  }

  /** N = 2^21 at r = 8 is 2 GiB, where 128 r N becomes negative in an int. */
  @Test
  void refusesTwoGibibytesInPassword4j() {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate("password4j/scrypt:n=2097152,r=8"))
        .withMessageContaining("n r must be at most 16777215");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bc/scrypt", "password4j/scrypt"})
  void refusesMemoryThatTheHeapCannotHave(String id) {
    // The tests run with a heap of 256 MiB.
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> hex(id + ":n=262144,r=8", "hunter2"))
        .withMessageStartingWith("scrypt fills 257 MiB; three quarters of this heap are ")
        .withMessageContaining("-Xmx")
        .withMessageNotContaining("hunter2");
  }

  @Test
  void takesAnEmptySaltWhereTheLibraryDoes() {
    assertThat(candidate("bc/scrypt:n=2,r=1").hash(new byte[0])).hasSize(32);
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate("password4j/scrypt:n=2,r=1").hash(new byte[0]))
        .withMessage("scrypt: no salt; give 1 byte or more, named salt");
  }

  @Test
  void takesAnEmptyPassword() {
    assertThat(hex("password4j/scrypt:n=16,r=2", "")).isEqualTo(hex("bc/scrypt:n=16,r=2", ""));
  }

  @Test
  void memoryAndWorkFollowFromTheSetting() {
    var setting = candidate("bc/scrypt:n=1024,r=8,p=2").setting();

    assertThat(setting.schema().memoryBytes(setting)).isEqualTo(128 * 8 * (1024 + 2));
    assertThat(setting.schema().work(setting)).isEqualTo(1024 * 8 * 2);
  }
}
