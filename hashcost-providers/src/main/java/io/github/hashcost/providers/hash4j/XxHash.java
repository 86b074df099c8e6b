package io.github.hashcost.providers.hash4j;

import com.dynatrace.hash4j.hashing.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;

/**
 * xxHash of Yann Collet: XXH64 and XXH3. A digest is the number, big-endian, which its
 * specification calls canonical. A seed has 64 bits; from 2^63 on it is spelt less 2^64, as a
 * negative number.
 */
final class XxHash {
  private static final String SOURCE = "xxHash, cli/xsum_sanity_check.c, XSUM_";

  private static final ParameterSchema SEED =
      ParameterSchema.builder()
          .add(Parameter.number("seed", Parameter.Role.OPTION, Long.MIN_VALUE, Long.MAX_VALUE, 0))
          .build();

  private XxHash() {}

  static List<HashFunction> functions(String version) {
    return List.of(xxh3Of64(version), xxh3Of128(version), xxh64(version));
  }

  private static HashSpec.Builder spec(String name, int bits, String version) {
    return HashSpec.builder(name).digestBits(bits).parameters(SEED).implementation(version);
  }

  private static HashFunction xxh3Of64(String version) {
    return HashFunction.tunable(
        spec("xxh3-64", 64, version).aliases("xxh3").output(HashSpec.Output.LONG).build(),
        setting -> new LongFunction(Hashing.xxh3_64(setting.number("seed"))),
        vector(0, "2d06800538d394c2", "XXH3_testdata[0]"),
        vector(1, "c44bdff4074eecdb", "XXH3_testdata[2]"),
        vector(6, "27b56a84cd2d7325", "XXH3_testdata[4]"),
        vector(12, "a713daf0dfbb77e7", "XXH3_testdata[6]"),
        vector(24, "a3fe70bf9d3510eb", "XXH3_testdata[8]"),
        vector(24, "850e80fc35bdd690", "XXH3_testdata[9]").at("seed=" + 0x9e3779b185ebca8dL));
  }

  private static HashFunction xxh3Of128(String version) {
    return HashFunction.tunable(
        spec("xxh3-128", 128, version).aliases("xxh128").allocates().build(),
        setting -> new WideFunction(Hashing.xxh3_128(setting.number("seed"))),
        vector(0, "99aa06d3014798d86001c324468d497f", "XXH128_testdata[0]"),
        vector(1, "a6cd5e9392000f6ac44bdff4074eecdb", "XXH128_testdata[2]"),
        vector(12, "6e3efd8fc7802b18061a192713f69ad9", "XXH128_testdata[6]"),
        vector(81, "4952f58181ab00425e8bafb9f95fb803", "XXH128_testdata[12]"));
  }

  private static HashFunction xxh64(String version) {
    return HashFunction.tunable(
        spec("xxh64", 64, version).output(HashSpec.Output.LONG).build(),
        setting -> new LongFunction(Hashing.xxh64(setting.number("seed"))),
        vector(0, "ef46db3751d8e999", "XXH64_testdata[0]"),
        vector(0, "ac75fda2929b17ef", "XXH64_testdata[1]").at("seed=" + 0x9e3779b1L),
        vector(1, "e934a84adb052768", "XXH64_testdata[2]"),
        vector(14, "8282dcc4994e35c8", "XXH64_testdata[5]"));
  }

  private static TestVector vector(int length, String digestHex, String place) {
    return TestVector.hex(
        HexFormat.of().formatHex(sanityBuffer(length)), digestHex, SOURCE + place);
  }

  /**
   * The input of those tests, XSUM_fillTestBuffer: the highest byte of a product, over and over.
   */
  private static byte[] sanityBuffer(int length) {
    byte[] buffer = new byte[length];
    long generator = 0x9e3779b1L;
    for (int i = 0; i < length; i++) {
      buffer[i] = (byte) (generator >>> 56);
      generator *= 0x9e3779b185ebca8dL;
    }
    return buffer;
  }
}
