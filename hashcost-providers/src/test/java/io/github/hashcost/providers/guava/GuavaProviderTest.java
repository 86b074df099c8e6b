package io.github.hashcost.providers.guava;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.hash.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException.InvalidParameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.providers.Murmur3Reference;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuavaProviderTest {
  private static final byte[] FOX =
      "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8);

  private final HashFunction murmur3 = function("murmur3-128");
  private final HashFunction sipHash = function("siphash-2-4");

  @Test
  void statesWhatEachCallMakes() {
    assertThat(murmur3.spec().output()).isEqualTo(HashSpec.Output.RETURNS_ARRAY);
    assertThat(sipHash.spec().output()).isEqualTo(HashSpec.Output.LONG);
    for (HashFunction function : new HashFunction[] {murmur3, sipHash}) {
      assertThat(function.spec().reuse()).isEqualTo(HashSpec.Reuse.REMADE_PER_CALL);
      assertThat(function.spec().allocates()).isTrue();
      assertThat(function.spec().block()).isEmpty();
      assertThat(function.spec().implementation().orElseThrow())
          .matches("Guava [0-9]+(\\.[0-9]+)+-jre");
    }
  }

  @Test
  void murmur3HasTheVerificationValueOfSmHasher() {
    ByteArrayOutputStream digests = new ByteArrayOutputStream();
    byte[] key = new byte[256];
    for (int length = 0; length < 256; length++) {
      key[length] = (byte) length;
      digests.writeBytes(hash(murmur3, seed(256 - length), Arrays.copyOf(key, length)));
    }

    // SMHasher, main.cpp: 0x6384BA69 for MurmurHash3_x64_128, the first four bytes, least first.
    assertThat(HexFormat.of().formatHex(hash(murmur3, seed(0), digests.toByteArray())))
        .startsWith("69ba8463");
  }

  @Test
  void murmur3Of32BitsHasTheVerificationValueOfSmHasher() {
    HashFunction murmur32 = function("murmur3-32");
    ByteArrayOutputStream hashes = new ByteArrayOutputStream();
    byte[] key = new byte[256];
    for (int length = 0; length < 256; length++) {
      key[length] = (byte) length;
      byte[] hash = hash(murmur32, seed(murmur32, 256 - length), Arrays.copyOf(key, length));
      // SMHasher reads memory of a little-endian machine, ours prints the number.
      for (int i = 3; i >= 0; i--) {
        hashes.write(hash[i]);
      }
    }

    // SMHasher, main.cpp: 0xB0F57EE3 for MurmurHash3_x86_32.
    assertThat(hex(hash(murmur32, seed(murmur32, 0), hashes.toByteArray()))).isEqualTo("b0f57ee3");
  }

  @Test
  void murmur3Of32BitsTakesEverySeed() {
    HashFunction murmur32 = function("murmur3-32");

    // mmh3 (Python), tests: hash of the fox at 0x9747B28C is 0x2FA826CD.
    assertThat(hex(hash(murmur32, seed(murmur32, 0x9747b28cL), FOX))).isEqualTo("2fa826cd");
  }

  @Test
  void guavaTakesAGreatSeedAsNegative() {
    long seed = 0x9747b28cL;
    // mmh3 (Python), tests: hash64 of the fox at 0x9747B28C, each half least byte first.
    String published = "213163d23b7f8a73e516c07e727345f9";

    assertThat(HexFormat.of().formatHex(Murmur3Reference.digest(FOX, seed))).isEqualTo(published);
    assertThat(Hashing.murmur3_128((int) seed).hashBytes(FOX).toString()).isNotEqualTo(published);
  }

  @Test
  void murmur3TakesSeedsThatGuavaTakesRight() {
    assertThat(hash(murmur3, seed(Integer.MAX_VALUE), FOX))
        .isEqualTo(Murmur3Reference.digest(FOX, Integer.MAX_VALUE));
    assertThat(murmur3.spec().parameters().defaults().number("seed")).isZero();
    assertThat(murmur3.spec().parameters().isTunable()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {1L << 31, (1L << 32) - 1})
  void murmur3RefusesSeedsThatGuavaTakesWrong(long seed) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> seed(seed))
        .withMessageStartingWith("seed=" + seed + ": seed must be at most 2147483647");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1L << 32})
  void aSeedIsAnUnsignedNumberOf32Bits(long seed) {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> seed(seed))
        .withMessage("seed=" + seed + ": allowed 0 to 4294967295");
  }

  @Test
  void sipHashHasTheValuesOfItsAuthorsInTheirByteOrder() {
    byte[] key = HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f");
    Setting keyed = sipHash.spec().parameters().defaults().withBytes("key", key);
    byte[] input = new byte[63];
    for (int i = 0; i < input.length; i++) {
      input[i] = (byte) i;
    }

    // SipHash reference code, vectors.h, vectors_sip64[1], [16] and [63].
    assertThat(hex(hash(sipHash, keyed, Arrays.copyOf(input, 1)))).isEqualTo("fd67dc93c539f874");
    assertThat(hex(hash(sipHash, keyed, Arrays.copyOf(input, 16)))).isEqualTo("db9bc2577fcc2a3f");
    assertThat(hex(hash(sipHash, keyed, input))).isEqualTo("724506eb4c328a95");
  }

  @Test
  void sipHashNeedsAKeyOf16Bytes() {
    ParameterSchema schema = sipHash.spec().parameters();

    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> sipHash.newHasher(schema.defaults()))
        .withMessage("siphash-2-4: no key; give 16 bytes, named key");
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> schema.defaults().withBytes("key", new byte[15]))
        .withMessageContaining("15 bytes");
    assertThat(schema.defaults().drawn(1).key()).hasSize(16);
  }

  private Setting seed(long seed) {
    return seed(murmur3, seed);
  }

  private static Setting seed(HashFunction function, long seed) {
    return function.spec().parameters().setting(Map.of("seed", Long.toString(seed)));
  }

  private static byte[] hash(HashFunction function, Setting setting, byte[] input) {
    byte[] digest = new byte[function.spec().digestBytes(setting)];
    function.newHasher(setting).hash(input, 0, input.length, digest, 0);
    return digest;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static HashFunction function(String name) {
    return new GuavaProvider()
        .functions().stream().filter(f -> f.spec().name().equals(name)).findFirst().orElseThrow();
  }
}
