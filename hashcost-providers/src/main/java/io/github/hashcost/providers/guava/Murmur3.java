package io.github.hashcost.providers.guava;

import com.google.common.hash.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** MurmurHash3 of Austin Appleby. Its seed is an unsigned number of 32 bits. */
final class Murmur3 {
  private static final long MAX_SEED = (1L << 32) - 1;

  private Murmur3() {}

  static List<HashFunction> functions(String version) {
    return List.of(x86Of32(version), x64Of128(version));
  }

  private static HashSpec.Builder spec(int bits, String version) {
    return HashSpec.builder("murmur3-" + bits)
        .digestBits(bits)
        .reuse(HashSpec.Reuse.REMADE_PER_CALL)
        .allocates()
        .implementation(version);
  }

  private static ParameterSchema.Builder seed() {
    return ParameterSchema.builder()
        .add(Parameter.number("seed", Parameter.Role.OPTION, 0, MAX_SEED, 0));
  }

  /** The form that Guava calls fixed; the other one errs at text outside of the BMP. */
  private static HashFunction x86Of32(String version) {
    HashSpec spec =
        spec(32, version)
            .aliases("murmur3-x86-32")
            .parameters(seed().build())
            .output(HashSpec.Output.LONG)
            .build();
    return HashFunction.tunable(
        spec,
        setting -> new IntHasher(Hashing.murmur3_32_fixed((int) setting.number("seed"))),
        TestVector.utf8("foo", "f6a5c420", "mmh3 (Python), README: hash('foo') = -156908512"),
        TestVector.utf8("foo", "b12f489e", "mmh3 (Python), README: hash('foo', 42) = -1322301282")
            .at("seed=42"));
  }

  /**
   * Guava extends the sign of a seed and then computes another function: such a seed is refused.
   */
  private static HashFunction x64Of128(String version) {
    HashSpec spec =
        spec(128, version)
            .aliases("murmur3-x64-128")
            .parameters(
                seed()
                    .rule(
                        "seed must be at most "
                            + Integer.MAX_VALUE
                            + ", for Guava takes a greater one as negative and then computes no "
                            + "MurmurHash3",
                        setting -> setting.number("seed") <= Integer.MAX_VALUE)
                    .build())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .build();
    return HashFunction.tunable(
        spec,
        setting -> new GuavaHasher(Hashing.murmur3_128(setting.integer("seed"))),
        TestVector.utf8(
            "foo",
            "6145f501578671e2877dba2be487af7e",
            "mmh3 (Python) 2.3.1, README: hash64('foo'), each half least byte first"),
        TestVector.utf8(
                "foo",
                "f2537063519d56f4a99ab0eed8b579a2",
                "mmh3 (Python), tests: hash128('foo', 42), least byte first")
            .at("seed=42"));
  }
}
