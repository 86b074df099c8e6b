package io.github.hashcost.providers.password4j;

import com.password4j.BalloonHashingFunction;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/**
 * Balloon hashing (Boneh, Corrigan-Gibbs and Schechter, ASIACRYPT 2016) over SHA-256 with a delta
 * of 3: {@code s} blocks, {@code t} rounds, a salt. {@code balloon-sha256} is plain Balloon; {@code
 * balloon-m-sha256} is Balloon-M, of {@code p} instances, which with one is still another function.
 */
final class Balloon {
  static final int DIGEST_BYTES = 32;

  private static final int DELTA = 3;
  private static final int MAX_BLOCKS = 1 << 24;
  private static final int MAX_INSTANCES = 1 << 10;

  /** What Password4j takes for plain Balloon. */
  private static final int PLAIN = 0;

  private static final String SOURCE = "Navarro, balloon-hashing (Python), test_vectors.py, ";

  private final String name;
  private final boolean plain;

  private Balloon(String name, boolean plain) {
    this.name = name;
    this.plain = plain;
  }

  static List<HashFunction> functions(String version) {
    return List.of(
        new Balloon("balloon-sha256", true)
            .function(
                version,
                TestVector.utf8(
                        "",
                        "5f02f8206f9cd212485c6bdf85527b698956701ad0852106f94b94ee94577378",
                        SOURCE + "balloon, without a password")
                    .at("s=3,t=3")
                    .salt("salt"),
                TestVector.utf8(
                        "password",
                        "20aa99d7fe3f4df4bd98c655c5480ec98b143107a331fd491deda885c4d6a6cc",
                        SOURCE + "balloon, without a salt")
                    .at("s=3,t=3")),
        new Balloon("balloon-m-sha256", false)
            .function(
                version,
                TestVector.utf8(
                        "",
                        "f8767fe04059cef67b4427cda99bf8bcdd983959dbd399a5e63ea04523716c23",
                        SOURCE + "balloon_m, without a password")
                    .at("s=3,t=3,p=2")
                    .salt("salt"),
                TestVector.utf8(
                        "password",
                        "97a11df9382a788c781929831d409d3599e0b67ab452ef834718114efdcd1c6d",
                        SOURCE + "balloon_m, one instance")
                    .at("s=1,t=1,p=1")
                    .salt("salt")));
  }

  private HashFunction function(String version, TestVector... vectors) {
    HashSpec spec =
        HashSpec.builder(name)
            .digestBits(8 * DIGEST_BYTES)
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(spec, this::hasher, vectors);
  }

  /** Nobody recommends values; the defaults are those of the first test vector. */
  private ParameterSchema schema() {
    ParameterSchema.Builder schema =
        ParameterSchema.builder()
            .add(Parameter.number("s", Parameter.Role.MEMORY, 1, MAX_BLOCKS, 1024).unit("blocks"))
            .add(
                Parameter.number("t", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 3).unit("rounds"));
    if (!plain) {
      schema.add(
          Parameter.number("p", Parameter.Role.PARALLELISM, 1, MAX_INSTANCES, 1).unit("instances"));
    }
    return schema
        .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, Integer.MAX_VALUE, 16))
        .work(this::work)
        .memoryBytes(s -> DIGEST_BYTES * s.number("s") * instances(s))
        .build();
  }

  /** Hashes: one for every block; in each round one more, and three for each of delta others. */
  private double work(Setting setting) {
    double rounds = setting.number("t");
    return setting.number("s") * (1 + rounds * (1 + 3 * DELTA)) * instances(setting);
  }

  private long instances(Setting setting) {
    return plain ? 1 : setting.number("p");
  }

  private BalloonHasher hasher(Setting setting) {
    // Every block is an array of its own, in a list.
    Heap.check(name, setting, 2);
    Optional<ExecutorService> workers =
        instances(setting) > 1 ? Optional.of(Workers.start()) : Optional.empty();
    Map<String, Object> fields = new HashMap<>();
    fields.put("algorithm", "SHA-256");
    fields.put("spaceCost", setting.integer("s"));
    fields.put("timeCost", setting.integer("t"));
    fields.put("parallelism", plain ? PLAIN : setting.integer("p"));
    fields.put("delta", DELTA);
    workers.ifPresent(pool -> fields.put("service", pool));
    return new BalloonHasher(
        Uncached.make(BalloonHashingFunction.class, fields), setting.salt(), workers);
  }
}
