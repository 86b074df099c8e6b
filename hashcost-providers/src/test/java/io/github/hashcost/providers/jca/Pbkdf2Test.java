package io.github.hashcost.providers.jca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashcostException.InvalidParameter;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.providers.KnownAnswers;
import java.nio.charset.StandardCharsets;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class Pbkdf2Test {
  private HashFunction pbkdf2;
  private ParameterSchema schema;

  @BeforeEach
  void onThePreferredEngine() throws NoSuchAlgorithmException {
    pbkdf2 = Pbkdf2.SHA256.on(Optional.empty());
    schema = pbkdf2.spec().parameters();
  }

  @Test
  void givesTheAnswerOf80000Iterations() {
    TestVector vector =
        TestVector.utf8(
                "Password",
                "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
                    + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d",
                "RFC 7914 section 11, second")
            .at("i=80000,l=64")
            .salt("NaCl");

    assertThat(KnownAnswers.digest(pbkdf2, vector)).isEqualTo(vector.digest());
  }

  @Test
  void givesTheAnswerWithBinarySaltAndHalfABlock() {
    TestVector vector =
        TestVector.utf8(
                "Thus from my lips, by yours, my sin is purged.",
                "6eaba95c815c6d75e9f274e9aa0e184b",
                "RFC 7517 appendix C.4")
            .at("i=4096,l=16")
            .with(
                "salt",
                HexFormat.of()
                    .parseHex(
                        "50424553322d48533235362b413132384b5700d9609370967546f77f089b89ae2a50d7"));

    assertThat(KnownAnswers.digest(pbkdf2, vector)).isEqualTo(vector.digest());
  }

  @Test
  void takesAnyBytesAsPasswordAndKeepsThemApart() {
    byte[] invalidUtf8 = {(byte) 0xff};
    byte[] loneSurrogateInUtf8 = {(byte) 0xed, (byte) 0xa0, (byte) 0x80};
    byte[] questionMark = {'?'};
    byte[] replacement = "\ufffd".getBytes(StandardCharsets.UTF_8);
    byte[] withNul = {'a', 0, 'b'};
    byte[] withoutNul = {'a'};
    byte[] empty = {};

    assertThat(
            Stream.of(
                    invalidUtf8,
                    loneSurrogateInUtf8,
                    questionMark,
                    replacement,
                    withNul,
                    withoutNul,
                    empty)
                .map(password -> HexFormat.of().formatHex(hash(password, new byte[] {1}))))
        .doesNotHaveDuplicates();
  }

  @Test
  void anEmptyPasswordIsAKeyOfZeros() {
    // RFC 2104 section 2 fills a short key up with zeros.
    assertThat(hash(new byte[0], new byte[] {1})).isEqualTo(hash(new byte[64], new byte[] {1}));
  }

  @Test
  void takesAnEmptySalt() {
    assertThat(hash(new byte[] {1}, new byte[0])).isNotEqualTo(hash(new byte[] {1}, new byte[1]));
  }

  @Test
  void hasDocumentedDefaults() {
    Setting defaults = schema.defaults().drawn(1);

    assertThat(defaults.text()).containsExactly(Map.entry("i", "600000"), Map.entry("l", "32"));
    assertThat(defaults.salt()).hasSize(16);
  }

  @Test
  void workIsIterationsTimesBlocks() {
    Setting oneBlock = schema.setting(Map.of("i", "1000", "l", "32"));

    assertThat(schema.work(oneBlock)).isEqualTo(1000);
    assertThat(schema.work(oneBlock.with("l", 33))).isEqualTo(2000);
    assertThat(schema.isTunable()).isTrue();
  }

  @Test
  void refusesWhatIsOutOfRangeAndSaysWhatIsAllowed() {
    assertRefused("i", "0", "i=0: allowed 1 to 2147483647 iterations");
    assertRefused("i", "2147483648", "i=2147483648: allowed 1 to 2147483647 iterations");
    assertRefused("i", "-1", "i=-1: allowed 1 to 2147483647 iterations");
    assertRefused("l", "0", "l=0: allowed 1 to 1048576 bytes");
    assertRefused("l", "1048577", "l=1048577: allowed 1 to 1048576 bytes");
  }

  private void assertRefused(String name, String value, String message) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> schema.setting(Map.of(name, value)))
        .withMessage(message);
  }

  @Test
  void aMessageHoldsNeitherPasswordNorSalt() {
    Setting setting =
        schema
            .setting(Map.of("i", "1"))
            .withBytes("salt", "pepperpot".getBytes(StandardCharsets.UTF_8));
    byte[] password = "hunter2".getBytes(StandardCharsets.UTF_8);
    Hasher hasher = pbkdf2.newHasher(setting);

    assertThatThrownBy(() -> hasher.hash(password, 0, password.length, new byte[31], 0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageNotContainingAny("hunter2", "pepperpot");
    assertThat(setting.toString()).isEqualTo("i=1,l=32, salt of 9 bytes");
  }

  private byte[] hash(byte[] password, byte[] salt) {
    Setting setting = schema.setting(Map.of("i", "2")).withBytes("salt", salt);
    byte[] digest = new byte[32];
    pbkdf2.newHasher(setting).hash(password, 0, password.length, digest, 0);
    return digest;
  }
}
