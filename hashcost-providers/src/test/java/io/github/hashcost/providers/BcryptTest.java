package io.github.hashcost.providers;

import static io.github.hashcost.providers.PasswordHashes.candidate;
import static io.github.hashcost.providers.PasswordHashes.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.password4j.BcryptFunction;
import com.password4j.types.Bcrypt;
import io.github.hashcost.api.HashcostException.InvalidParameter;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What goes wrong with bcrypt, in every library that has it. */
class BcryptTest {
  /** Of {@code $2y$05$/OK.fbVrR/bpIqNJ5ianF.}, out of its own base64. */
  private static final String SALT = "05030085d5ed4c176b2ac3cbee47291c";

  static Stream<String> functions() {
    return PasswordHashes.providersOf("bcrypt").map(provider -> provider + "/bcrypt");
  }

  @ParameterizedTest
  @MethodSource("functions")
  void takes72BytesAndRefusesMore(String id) {
    String at = id + ":cost=4";

    assertThat(hex(at, "a".repeat(71))).isNotEqualTo(hex(at, "a".repeat(72)));
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> hex(at, "a".repeat(73)))
        .withMessage(
            "bcrypt: a password of 73 bytes: at most 72 are allowed; with long=truncate the rest is"
                + " ignored");
  }

  @ParameterizedTest
  @MethodSource("functions")
  void cutsAtTheEndOf72BytesWhenTold(String id) {
    String at = id + ":cost=4,long=truncate";

    assertThat(hex(at, "a".repeat(72) + "b")).isEqualTo(hex(at, "a".repeat(72)));
    assertThat(hex(at, "a".repeat(71) + "b")).isNotEqualTo(hex(at, "a".repeat(72)));
    assertThat(hex(at, "a".repeat(300))).isEqualTo(hex(id + ":cost=4", "a".repeat(72)));
  }

  @ParameterizedTest
  @MethodSource("functions")
  void cutsAsCryptBlowfishDoes(String id) {
    String alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    byte[] password = PasswordHashes.ascii("0123456789" + alphabet + "chars after 72 are ignored");
    byte[] salt = HexFormat.of().parseHex("71d79f8218a39259a7a29aabb2dbafc3");

    // crypt_blowfish, wrapper.c, "chars after 72 are ignored".
    assertThat(hex(id + ":cost=5,long=truncate", salt, password))
        .isEqualTo("eeee31f80919920425881002d140d555b28a5c72e00f09");
  }

  @ParameterizedTest
  @MethodSource("functions")
  void refusesAZeroByteHoweverLongPasswordsAreTaken(String id) {
    for (String mode : new String[] {"refuse", "truncate"}) {
      assertThatExceptionOfType(InvalidParameter.class)
          .isThrownBy(() -> hex(id + ":cost=4,long=" + mode, "hunter\0002"))
          .withMessageContaining("a password with a zero byte: none is allowed")
          .withMessageNotContaining("hunter");
    }
    assertThat(hex(id + ":cost=4,long=truncate", "a".repeat(72) + "\0"))
        .isEqualTo(hex(id + ":cost=4", "a".repeat(72)));
  }

  @ParameterizedTest
  @MethodSource("functions")
  void takesAnEmptyPassword(String id) {
    // crypt_blowfish, wrapper.c, the empty password.
    assertThat(hex(id + ":cost=5", "10410410410410410410410410410410", ""))
        .isEqualTo("f702365c4d4ae1d53d97cd28b0b93f11f79fce44d560fd");
  }

  static Stream<String> versionsThatTakeHighBytes() {
    return Stream.concat(
        functions(), Stream.of("password4j/bcrypt:v=2y", "password4j/bcrypt:v=2b"));
  }

  @ParameterizedTest
  @MethodSource("versionsThatTakeHighBytes")
  void takesHighBytesAsTheyAre(String version) {
    String id = version + (version.contains(":") ? "," : ":") + "cost=5";
    // crypt_blowfish, wrapper.c, $2y$ and $2b$ of "\xff\xff\xa3".
    assertThat(hex(id, SALT, "ffffa3")).isEqualTo("106ee09c971c43a19d8a25c595df91dff4f09b56543b98");
  }

  /** crypt_blowfish, wrapper.c: with "\xa3", $2a$ and $2y$ are the same. */
  @Test
  void password4jErrsAtHighBytesInVersion2a() {
    byte[] setting = PasswordHashes.ascii("$2a$05$/OK.fbVrR/bpIqNJ5ianF.");

    assertThat(
            BcryptFunction.getInstance(Bcrypt.A, 5)
                .hash(new byte[] {(byte) 0xa3}, setting)
                .getResult())
        .isNotEqualTo("$2a$05$/OK.fbVrR/bpIqNJ5ianF.Sa7shbm4.OzKpvFnX1pQLmQW96oUlCq");
  }

  @Test
  void version2aTakesAsciiAlone() {
    String id = "password4j/bcrypt:cost=4,v=2a";

    assertThat(hex(id, "hunter2")).isEqualTo(hex("bc/bcrypt:cost=4", "hunter2"));
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> hex(id, SALT, "61ff"))
        .withMessageContaining("a password that is not ASCII");
  }

  @ParameterizedTest
  @MethodSource("functions")
  void takesCostsFrom4To31(String id) {
    assertThat(candidate(id + ":cost=31").setting().number("cost")).isEqualTo(31);
    for (int cost : new int[] {3, 32}) {
      assertThatExceptionOfType(InvalidParameter.class)
          .isThrownBy(() -> candidate(id + ":cost=" + cost))
          .withMessage("cost=" + cost + ": allowed 4 to 31");
    }
  }

  @ParameterizedTest
  @MethodSource("functions")
  void needsASaltOf16Bytes(String id) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(id).newHasher())
        .withMessage("bcrypt: no salt; give 16 bytes, named salt");
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate(id).withBytes("salt", new byte[15]))
        .withMessageContaining("15 bytes");
  }
}
