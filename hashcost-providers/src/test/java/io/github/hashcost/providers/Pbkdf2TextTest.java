package io.github.hashcost.providers;

import static io.github.hashcost.providers.PasswordHashes.SALT;
import static io.github.hashcost.providers.PasswordHashes.candidate;
import static io.github.hashcost.providers.PasswordHashes.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hashcost.api.HashcostException.InvalidParameter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passwords that are no text, where a library takes text. */
class Pbkdf2TextTest {
  private static final String I3 = "pbkdf2-hmac-sha256:i=3";

  @ParameterizedTest
  @ValueSource(strings = {"password4j/pbkdf2-hmac-sha256:i=3", "password4j/scrypt:n=2,r=2"})
  void password4jRefusesWhatIsNoUtf8(String id) {
    byte[][] wrong = {
      {(byte) 0xff},
      {'a', (byte) 0xc3},
      {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
      {(byte) 0xc0, (byte) 0x80}
    };
    for (byte[] password : wrong) {
      assertThatExceptionOfType(InvalidParameter.class)
          .isThrownBy(() -> hex(id, SALT, password))
          .withMessageContaining("a password of " + password.length + " bytes that are no UTF-8");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a\0b", "p\u00e4ssw\u00f6rd", "\ud83d\udd11", "\ufffd", "\u0080"})
  void everyLibraryTakesAnyText(String text) {
    byte[] password = text.getBytes(StandardCharsets.UTF_8);

    String jca = hex("jca/" + I3, SALT, password);

    assertThat(hex("bc/" + I3, SALT, password)).isEqualTo(jca);
    assertThat(hex("password4j/" + I3, SALT, password)).isEqualTo(jca);
  }

  @Test
  void bouncyCastleTakesAnyBytes() {
    byte[] password = {(byte) 0xed, (byte) 0xa0, (byte) 0x80, 0, (byte) 0xff};

    assertThat(hex("bc/" + I3, SALT, password)).isEqualTo(hex("jca/" + I3, SALT, password));
    assertThat(hex("bc/" + I3, new byte[0], password))
        .isEqualTo(hex("jca/" + I3, new byte[0], password));
  }

  @Test
  void password4jNeedsASalt() {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> candidate("password4j/" + I3).newHasher())
        .withMessage("pbkdf2-hmac-sha256: no salt; give 1 byte or more, named salt");
  }
}
