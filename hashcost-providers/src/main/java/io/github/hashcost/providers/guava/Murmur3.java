package io.github.hashcost.providers.guava;

import com.google.common.hash.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.TestVector;

/**
 * MurmurHash3_x64_128 of Austin Appleby. Its seed is an unsigned number of 32 bits, but Guava
 * extends the sign of a seed and then computes another function: those seeds are refused.
 */
final class Murmur3 {
  private static final long MAX_SEED = (1L << 32) - 1;

  private Murmur3() {}

  static HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder("murmur3-128")
            .aliases("murmur3-x64-128")
            .digestBits(128)
            .parameters(
                ParameterSchema.builder()
                    .add(Parameter.number("seed", Parameter.Role.OPTION, 0, MAX_SEED, 0))
                    .rule(
                        "seed must be at most "
                            + Integer.MAX_VALUE
                            + ", for Guava takes a greater one as negative and then computes no "
                            + "MurmurHash3",
                        setting -> setting.number("seed") <= Integer.MAX_VALUE)
                    .build())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(
        spec, setting -> new GuavaHasher(Hashing.murmur3_128(setting.integer("seed"))), vectors());
  }

  private static TestVector[] vectors() {
    return new TestVector[] {
      TestVector.utf8(
          "foo",
          "6145f501578671e2877dba2be487af7e",
          "mmh3 (Python) 2.3.1, README: hash64('foo'), each half least byte first"),
      TestVector.utf8(
              "foo",
              "f2537063519d56f4a99ab0eed8b579a2",
              "mmh3 (Python), tests: hash128('foo', 42), least byte first")
          .at("seed=42"),
    };
  }
}
