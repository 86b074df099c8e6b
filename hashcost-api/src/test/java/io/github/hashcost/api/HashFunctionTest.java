package io.github.hashcost.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link HashFunction}'s factories, {@link HashSpec} and {@link TestVector}. */
class HashFunctionTest {
  private static final LongHasher NUMBER = (input, offset, length) -> 0x0102030405060708L;

  @ParameterizedTest
  @CsvSource({
    "8, 08",
    "16, 0708",
    "24, 060708",
    "32, 05060708",
    "40, 0405060708",
    "56, 02030405060708",
    "64, 0102030405060708"
  })
  void aLongHasherWritesAsManyBytesAsItsSpecSays(int bits, String hex) {
    HashFunction function =
        HashFunction.ofLong(HashSpec.builder("n").digestBits(bits).build(), NUMBER);
    byte[] digest = new byte[10];
    Arrays.fill(digest, (byte) 0xee);
    int written =
        function.newHasher(ParameterSchema.none().defaults()).hash(new byte[0], 0, 0, digest, 1);

    assertThat(written).isEqualTo(bits / 8);
    assertThat(HexFormat.of().formatHex(digest)).isEqualTo("ee" + hex + "ee".repeat(9 - written));
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 64})
  void theHasherToTimeIsTheProvidersOwn(int bits) {
    HashFunction function =
        HashFunction.ofLong(HashSpec.builder("n").digestBits(bits).build(), NUMBER);

    LongHasher hasher = (LongHasher) function.newHasher(ParameterSchema.none().defaults());
    assertThat(hasher.direct()).isSameAs(NUMBER);
    assertThat(hasher.hashToLong(new byte[0], 0, 0)).isEqualTo(0x0102030405060708L);
  }

  @Test
  void aLongHasherHasOneToEightBytes() {
    assertThatThrownBy(
            () -> HashFunction.ofLong(HashSpec.builder("n").digestBits(72).build(), NUMBER))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("n: a digest of 72 bits");
    assertThatThrownBy(
            () -> HashFunction.ofLong(HashSpec.builder("n").digestBytes(s -> 0).build(), NUMBER))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("0 bits");
  }

  @Test
  void aPlainFunctionMakesAHasherPerCall() {
    AtomicInteger made = new AtomicInteger();
    HashFunction function =
        HashFunction.of(
            HashSpec.builder("n").digestBits(8).build(),
            () -> {
              made.incrementAndGet();
              return NUMBER;
            });

    function.newHasher(ParameterSchema.none().defaults());
    function.newHasher(ParameterSchema.none().defaults());
    assertThat(made).hasValue(2);
    assertThat(function.testVectors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"SHA-256", "bc/md5", "a:m=1", "a@b/c", "", "1a", "a/b", "sha 1", "\u212A"})
  void aSpecsNameIsTheAlgorithmAlone(String name) {
    assertThatThrownBy(() -> HashSpec.builder(name))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> HashSpec.builder("ok").aliases(name))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-8, 0, 7, 12})
  void aDigestIsWholeBytes(int bits) {
    assertThatThrownBy(() -> HashSpec.builder("a").digestBits(bits))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("a digest of " + bits + " bits; a positive multiple of 8");
  }

  @Test
  void aSpecNeedsADigestLength() {
    assertThatThrownBy(() -> HashSpec.builder("a").build())
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("call digestBits or digestBytes");
  }

  @Test
  void aBuiltSpecDoesNotChangeWithItsBuilder() {
    HashSpec.Builder builder = HashSpec.builder("sha-512/256").digestBits(256);
    HashSpec spec = builder.build();
    builder.aliases("x").allocates().block(64, 9).digestBits(8);

    assertThat(spec.name()).isEqualTo("sha-512/256");
    assertThat(spec.aliases()).isEmpty();
    assertThat(spec.allocates()).isFalse();
    assertThat(spec.block()).isEmpty();
    assertThat(spec.digestBytes(spec.parameters().defaults())).isEqualTo(32);
  }

  // FIPS 180-4, section 5.1.1: one 1 bit, then zeros, then 64 bits of length, to a multiple of 512.
  @ParameterizedTest
  @CsvSource({"0, 1", "55, 1", "56, 2", "119, 2", "120, 3"})
  void blocksFollowFromLengthAndPadding(long bytes, long blocks) {
    assertThat(new HashSpec.Block(64, 9).count(bytes)).isEqualTo(blocks);
  }

  @Test
  void aBlockWithoutPaddingIsStillOneForTheEmptyInput() {
    assertThat(new HashSpec.Block(16, 0).count(0)).isOne();
    assertThatThrownBy(() -> new HashSpec.Block(0, 0))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void aVectorCarriesItsSettingAndIsPrintedByItsSource() {
    HashSpec spec =
        HashSpec.builder("pbkdf2")
            .digestBits(160)
            .parameters(
                ParameterSchema.builder()
                    .add(Parameter.number("i", Parameter.Role.TIME, 1, 100, 10))
                    .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, 64, 16))
                    .build())
            .build();
    // RFC 6070, section 2, second vector.
    TestVector vector =
        TestVector.utf8("password", "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957", "RFC 6070")
            .at("i=2")
            .salt("salt");

    Setting setting = vector.setting(spec);
    assertThat(setting.text()).isEqualTo(Map.of("i", "2"));
    assertThat(setting.salt()).asString().isEqualTo("salt");
    assertThat(vector).hasToString("RFC 6070 (8 bytes at i=2)");
    assertThatThrownBy(() -> vector.at("i=0").setting(spec))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("i=0: allowed 1 to 100");
  }

  @Test
  void aVectorsBytesAreItsOwn() {
    byte[] key = {1};
    TestVector vector = TestVector.hex("00ff", "ABcd", "made up").with("key", key);
    key[0] = 2;
    vector.input()[0] = 9;
    vector.digest()[0] = 9;

    assertThat(vector.input()).containsExactly(0, 0xff);
    assertThat(vector.digest()).containsExactly(0xab, 0xcd);
    HashSpec keyed =
        HashSpec.builder("k")
            .digestBits(16)
            .parameters(
                ParameterSchema.builder()
                    .add(Parameter.bytes("key", Parameter.Role.KEY, 1, 1, 1))
                    .build())
            .build();
    assertThat(vector.setting(keyed).key()).containsExactly(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0g", "00 ff", "0x00"})
  void aVectorTakesPlainHexadecimal(String hex) {
    assertThatThrownBy(() -> TestVector.hex("", hex, "RFC 0"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("test vector (RFC 0)");
  }
}
