package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Argon2 (RFC 9106): {@code m} KiB of memory, {@code t} passes, {@code p} lanes, which Bouncy
 * Castle fills one after another; a tag of {@code l} bytes, version {@code v} (19 is 0x13). A salt,
 * and if wanted a secret and associated data, named {@code secret} and {@code ad}.
 */
final class Argon2 {
  /** 16 GiB, the most that Bouncy Castle takes unless a property says otherwise. */
  private static final int MAX_KIB = 1 << 24;

  private static final int MAX_TAG_BYTES = 1 << 20;

  /** The reference code's, argon2.h: ARGON2_MIN_SALT_LENGTH. */
  private static final int MIN_SALT_BYTES = 8;

  private static final int KIB = 1024;
  private static final int SLICES = 4;

  private static final String REFERENCE = "Argon2 reference code, src/test.c, ";

  private final String name;
  private final int type;
  private final TestVector[] vectors;

  private Argon2(String name, int type, TestVector... vectors) {
    this.name = name;
    this.type = type;
    this.vectors = vectors;
  }

  static List<HashFunction> functions(String version) {
    return List.of(
        new Argon2(
                "argon2id",
                Argon2Parameters.ARGON2_id,
                rfc9106("0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659", "5.3"),
                reference(
                    "9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe",
                    "m=256,t=2,p=1",
                    "Argon2id"))
            .function(version),
        new Argon2(
                "argon2i",
                Argon2Parameters.ARGON2_i,
                rfc9106("c814d9d1dc7f37aa13f0d77f2494bda1c8de6b016dd388d29952a4c4672b6ce8", "5.2"),
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
                "argon2d",
                Argon2Parameters.ARGON2_d,
                rfc9106("512b391b6f1162975371d30919734294f868e3be3984f3c1a13a4db9fabe4acb", "5.1"))
            .function(version));
  }

  private static TestVector rfc9106(String tagHex, String section) {
    return TestVector.hex("01".repeat(32), tagHex, "RFC 9106 section " + section)
        .at("m=32,t=3,p=4")
        .with("salt", HexFormat.of().parseHex("02".repeat(16)))
        .with("secret", HexFormat.of().parseHex("03".repeat(8)))
        .with("ad", HexFormat.of().parseHex("04".repeat(12)));
  }

  private static TestVector reference(String tagHex, String parameters, String part) {
    return TestVector.utf8("password", tagHex, REFERENCE + part).at(parameters).salt("somesalt");
  }

  private HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder(name)
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
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
        .add(Parameter.bytes("ad", Parameter.Role.DATA, 0, Integer.MAX_VALUE, 0))
        .rule(
            "m must be at least 8 p (RFC 9106 section 3.1)",
            setting -> setting.number("m") >= 8 * setting.number("p"))
        .work(setting -> (double) blocks(setting) * setting.number("t"))
        .memoryBytes(setting -> KIB * blocks(setting))
        .build();
  }

  /** RFC 9106 section 3.2: m, rounded down to the same number in every slice of every lane. */
  private static long blocks(Setting setting) {
    long step = SLICES * setting.number("p");
    return setting.number("m") / step * step;
  }

  private Argon2Hasher hasher(Setting setting) {
    byte[] salt = setting.salt();
    if (salt.length < MIN_SALT_BYTES) {
      throw new HashcostException.InvalidParameter(
          name + ": no salt; give " + MIN_SALT_BYTES + " bytes or more, named salt");
    }
    Heap.check(name, setting);
    return new Argon2Hasher(
        new Argon2Parameters.Builder(type)
            .withVersion(Integer.parseInt(setting.choice("v")))
            .withMemoryAsKB(setting.integer("m"))
            .withIterations(setting.integer("t"))
            .withParallelism(setting.integer("p"))
            .withSalt(salt)
            .withSecret(setting.bytes("secret"))
            .withAdditional(setting.bytes("ad"))
            .build(),
        setting.integer("l"));
  }
}
