package io.github.hashcost.providers.password4j;

import com.password4j.Argon2Function;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
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
 * Argon2 (RFC 9106): {@code m} KiB of memory, {@code t} passes, {@code p} lanes, which Password4j
 * fills on as many threads as there are processors; a tag of {@code l} bytes, version {@code v} (19
 * is 0x13). A salt, and if wanted a {@code secret}, which must be UTF-8; no associated data.
 */
final class Argon2 {
  /** Its arrays of 128 longs, counted in an int. */
  private static final int MAX_KIB = 1 << 24;

  private static final int MAX_TAG_BYTES = 1 << 20;

  /** The reference code's, argon2.h: ARGON2_MIN_SALT_LENGTH. */
  private static final int MIN_SALT_BYTES = 8;

  private static final int KIB = 1024;
  private static final int SLICES = 4;

  private static final String REFERENCE = "Argon2 reference code, src/test.c, ";

  private final String name;
  private final com.password4j.types.Argon2 type;
  private final TestVector[] vectors;

  private Argon2(com.password4j.types.Argon2 type, String name, TestVector... vectors) {
    this.name = name;
    this.type = type;
    this.vectors = vectors;
  }

  static List<HashFunction> functions(String version) {
    return List.of(
        new Argon2(
                com.password4j.types.Argon2.ID,
                "argon2id",
                reference(
                    "9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe",
                    "m=256,t=2,p=1",
                    "Argon2id"))
            .function(version),
        new Argon2(
                com.password4j.types.Argon2.I,
                "argon2i",
                reference(
                    "89e9029f4637b295beb027056a7336c414fadd43f6b208645281cb214a56452f",
                    "m=256,t=2,p=1",
                    "version 0x13"),
                reference(
                    "fd4dd83d762c49bdeaf57c47bdcd0c2f1babf863fdeb490df63ede9975fccf06",
                    "m=256,t=2,p=1,v=16",
                    "version 0x10"))
            .function(version),
        new Argon2(
                com.password4j.types.Argon2.D,
                "argon2d",
                TestVector.utf8(
                        "password",
                        "c519e603ac603ec1aeb5b71ec44a6179e3f3975b14c0c97e3914c79e6363e178",
                        "computed with argon2 -d of the Argon2 reference code, 20171227")
                    .at("m=8,t=1,p=1")
                    .salt("somesalt"))
            .function(version));
  }

  private static TestVector reference(String tagHex, String parameters, String part) {
    return TestVector.utf8("password", tagHex, REFERENCE + part).at(parameters).salt("somesalt");
  }

  private HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder(name)
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(spec, this::hasher, vectors);
  }

  /** Its defaults: OWASP Password Storage Cheat Sheet, the least configuration of Argon2id. */
  private static ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(Parameter.number("m", Parameter.Role.MEMORY, 8, MAX_KIB, 19_456).unit("KiB"))
        .add(Parameter.number("t", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 2).unit("passes"))
        .add(Parameter.number("p", Parameter.Role.PARALLELISM, 1, MAX_KIB / 8, 1).unit("lanes"))
        .add(Parameter.number("l", Parameter.Role.LENGTH, 4, MAX_TAG_BYTES, 32).unit("bytes"))
        .add(Parameter.choice("v", "19", "16"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, MIN_SALT_BYTES, Integer.MAX_VALUE, 16))
        .add(Parameter.bytes("secret", Parameter.Role.KEY, 0, Integer.MAX_VALUE, 0))
        .rule(
            "m must be at least 8 p (RFC 9106 section 3.1)",
            setting -> setting.number("m") >= 8 * setting.number("p"))
        .work(setting -> (double) blocks(setting) * setting.number("t"))
        .memoryBytes(setting -> KIB * blocks(setting))
        .build();
  }

  /** RFC 9106 section 3.2: m, rounded down to the same number in every slice of every lane. */
  private static long blocks(Setting setting) {
    return segmentLength(setting) * SLICES * setting.number("p");
  }

  private static long segmentLength(Setting setting) {
    return setting.number("m") / (SLICES * setting.number("p"));
  }

  private Argon2Hasher hasher(Setting setting) {
    byte[] salt = setting.salt();
    if (salt.length < MIN_SALT_BYTES) {
      throw new HashcostException.InvalidParameter(
          name + ": no salt; give " + MIN_SALT_BYTES + " bytes or more, named salt");
    }
    String secret = Utf8.text(name + ": a secret", setting.bytes("secret"));
    Heap.check(name, setting, 2);
    Optional<ExecutorService> workers =
        setting.number("p") > 1 ? Optional.of(Workers.start()) : Optional.empty();
    return new Argon2Hasher(
        uncached(setting, workers), salt, secret, setting.integer("l"), workers);
  }

  /** As its constructor does. */
  private Argon2Function uncached(Setting setting, Optional<ExecutorService> workers) {
    int segmentLength = Math.toIntExact(segmentLength(setting));
    Map<String, Object> fields = new HashMap<>();
    fields.put("variant", type);
    fields.put("version", Integer.parseInt(setting.choice("v")));
    fields.put("memory", setting.integer("m"));
    fields.put("iterations", setting.integer("t"));
    fields.put("parallelism", setting.integer("p"));
    fields.put("outputLength", setting.integer("l"));
    fields.put("segmentLength", segmentLength);
    fields.put("laneLength", SLICES * segmentLength);
    fields.put("initialBlockMemory", new long[Math.toIntExact(blocks(setting))][KIB / Long.BYTES]);
    workers.ifPresent(pool -> fields.put("service", pool));
    return Uncached.make(Argon2Function.class, fields);
  }
}
