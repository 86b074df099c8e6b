package io.github.hashcost.providers.guava;

import com.google.common.hash.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;

/**
 * SipHash-2-4 of Aumasson and Bernstein, with a key of 16 bytes. Key and digest are little-endian,
 * as in their paper (section 2.1) and their code.
 */
final class SipHash {
  private static final String NAME = "siphash-2-4";
  private static final int KEY_BYTES = 16;

  private SipHash() {}

  static HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder(NAME)
            .digestBits(64)
            .parameters(
                ParameterSchema.builder()
                    .add(
                        Parameter.bytes("key", Parameter.Role.KEY, KEY_BYTES, KEY_BYTES, KEY_BYTES))
                    .build())
            .output(HashSpec.Output.LONG)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(spec, SipHash::hasher, vectors());
  }

  private static GuavaHasher hasher(Setting setting) {
    byte[] key = setting.key();
    if (key.length != KEY_BYTES) {
      throw new HashcostException.InvalidParameter(
          NAME + ": no key; give " + KEY_BYTES + " bytes, named key");
    }
    ByteBuffer halves = ByteBuffer.wrap(key).order(ByteOrder.LITTLE_ENDIAN);
    return new GuavaHasher(Hashing.sipHash24(halves.getLong(), halves.getLong()));
  }

  private static TestVector[] vectors() {
    return new TestVector[] {
      vector("", "310e0edd47db6f72", "SipHash reference code, vectors.h, vectors_sip64[0]"),
      vector(
          "0001020304050607",
          "6224939a79f5f593",
          "SipHash reference code, vectors.h, vectors_sip64[8]"),
      vector(
          "000102030405060708090a0b0c0d0e",
          "e545be4961ca29a1",
          "Aumasson and Bernstein, SipHash, appendix A: a129ca6149be45e5"),
    };
  }

  private static TestVector vector(String inputHex, String digestHex, String source) {
    return TestVector.hex(inputHex, digestHex, source)
        .with("key", HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"));
  }
}
