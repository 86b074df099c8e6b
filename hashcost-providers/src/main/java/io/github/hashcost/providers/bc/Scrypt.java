package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;

/**
 * scrypt (RFC 7914): cost {@code n}, a power of two, block size {@code r} (of 128 bytes), {@code p}
 * rounds one after another, a digest of {@code l} bytes, a salt.
 */
final class Scrypt {
  private static final int MAX_DIGEST_BYTES = 1 << 20;
  private static final int BLOCK_BYTES = 128;

  /** From 8 GiB on Bouncy Castle counts the words of its memory in an int that overflows. */
  private static final long MAX_MEMORY_BLOCKS = 1L << 25;

  /** From 256 MiB on the bits that it asks of PBKDF2 overflow. */
  private static final long MAX_LANE_BLOCKS = 1L << 20;

  private Scrypt() {}

  static HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder("scrypt")
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(
        spec,
        Scrypt::hasher,
        TestVector.utf8(
                "",
                "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
                    + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906",
                "RFC 7914 section 12, first")
            .at("n=16,r=1,p=1,l=64"));
  }

  /** Its defaults: OWASP Password Storage Cheat Sheet, scrypt, the first configuration. */
  private static ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("n", Parameter.Role.MEMORY, 2, MAX_MEMORY_BLOCKS, 1 << 17)
                .step(Parameter.Step.POWER_OF_TWO))
        .add(Parameter.number("r", Parameter.Role.OPTION, 1, MAX_LANE_BLOCKS, 8))
        .add(Parameter.number("p", Parameter.Role.TIME, 1, MAX_LANE_BLOCKS, 1))
        .add(Parameter.number("l", Parameter.Role.LENGTH, 1, MAX_DIGEST_BYTES, 32).unit("bytes"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, Integer.MAX_VALUE, 16))
        .rule(
            "with r=1, n must be at most 32768 (RFC 7914 section 2: below 2^(128 r / 8))",
            setting -> setting.number("r") > 1 || setting.number("n") < 1 << 16)
        .rule(
            "n r must be at most " + MAX_MEMORY_BLOCKS,
            setting -> setting.number("n") * setting.number("r") <= MAX_MEMORY_BLOCKS)
        .rule(
            "r p must be at most " + MAX_LANE_BLOCKS,
            setting -> setting.number("r") * setting.number("p") <= MAX_LANE_BLOCKS)
        .work(setting -> (double) setting.number("n") * setting.number("r") * setting.number("p"))
        .memoryBytes(
            setting ->
                BLOCK_BYTES * setting.number("r") * (setting.number("n") + setting.number("p")))
        .build();
  }

  private static ScryptHasher hasher(Setting setting) {
    Heap.check("scrypt", setting);
    return new ScryptHasher(
        setting.salt(),
        setting.integer("n"),
        setting.integer("r"),
        setting.integer("p"),
        setting.integer("l"));
  }
}
