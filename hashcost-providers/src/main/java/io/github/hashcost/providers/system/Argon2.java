package io.github.hashcost.providers.system;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.List;
import java.util.stream.Stream;

/**
 * Argon2 (RFC 9106): {@code m} KiB of memory, {@code t} passes, {@code p} lanes, which libargon2
 * fills on a thread of its own each; a tag of {@code l} bytes, version {@code v} (19 is 0x13). A
 * salt, but neither a secret nor associated data.
 */
final class Argon2 {
  /** 16 GiB. */
  private static final int MAX_KIB = 1 << 24;

  /** Each is a thread. */
  private static final int MAX_LANES = 1024;

  private static final int MAX_TAG_BYTES = 1 << 20;

  /** argon2.h: ARGON2_MIN_SALT_LENGTH. */
  private static final int MIN_SALT_BYTES = 8;

  private static final int KIB = 1024;
  private static final int SLICES = 4;

  private static final String REFERENCE = "Argon2 reference code, src/test.c, ";

  private static final List<Argon2> ALL =
      List.of(
          new Argon2(
              "argon2id",
              2,
              reference(
                  "9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe",
                  "m=256,t=2,p=1",
                  "Argon2id")),
          new Argon2(
              "argon2i",
              1,
              reference(
                  "89e9029f4637b295beb027056a7336c414fadd43f6b208645281cb214a56452f",
                  "m=256,t=2,p=1",
                  "version 0x13"),
              reference(
                  "fd4dd83d762c49bdeaf57c47bdcd0c2f1babf863fdeb490df63ede9975fccf06",
                  "m=256,t=2,p=1,v=16",
                  "version 0x10")),
          new Argon2(
              "argon2d",
              0,
              TestVector.utf8(
                      "password",
                      "c519e603ac603ec1aeb5b71ec44a6179e3f3975b14c0c97e3914c79e6363e178",
                      "computed with argon2 -d of the Argon2 reference code, 20171227")
                  .at("m=8,t=1,p=1")
                  .salt("somesalt")));

  private final String name;
  private final int type;
  private final TestVector[] vectors;

  /** What a call is told besides password and salt, in the numbers of argon2.h. */
  record Costs(int type, int version, int kibibytes, int passes, int lanes) {}

  /**
   * @param type argon2.h: argon2_type
   */
  private Argon2(String name, int type, TestVector... vectors) {
    this.name = name;
    this.type = type;
    this.vectors = vectors;
  }

  static Stream<String> names() {
    return ALL.stream().map(argon2 -> argon2.name);
  }

  static List<HashFunction> functions(LibArgon2 library) {
    return ALL.stream().map(argon2 -> argon2.function(library)).toList();
  }

  private static TestVector reference(String tagHex, String parameters, String part) {
    return TestVector.utf8("password", tagHex, REFERENCE + part).at(parameters).salt("somesalt");
  }

  private HashFunction function(LibArgon2 library) {
    HashSpec spec =
        HashSpec.builder(name)
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(library.description())
            .build();
    return HashFunction.tunable(spec, setting -> hasher(library, setting), vectors);
  }

  /** Its defaults: OWASP Password Storage Cheat Sheet, the least configuration of Argon2id. */
  private static ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(Parameter.number("m", Parameter.Role.MEMORY, 8, MAX_KIB, 19_456).unit("KiB"))
        .add(Parameter.number("t", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 2).unit("passes"))
        .add(Parameter.number("p", Parameter.Role.PARALLELISM, 1, MAX_LANES, 1).unit("lanes"))
        .add(Parameter.number("l", Parameter.Role.LENGTH, 4, MAX_TAG_BYTES, 32).unit("bytes"))
        .add(Parameter.choice("v", "19", "16"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, MIN_SALT_BYTES, Integer.MAX_VALUE, 16))
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

  private Argon2Hasher hasher(LibArgon2 library, Setting setting) {
    byte[] salt = setting.salt();
    if (salt.length < MIN_SALT_BYTES) {
      throw new HashcostException.InvalidParameter(
          name + ": no salt; give " + MIN_SALT_BYTES + " bytes or more, named salt");
    }
    SystemMemory.check(name, setting);
    return new Argon2Hasher(
        library,
        new Costs(
            type,
            Integer.parseInt(setting.choice("v")),
            setting.integer("m"),
            setting.integer("t"),
            setting.integer("p")),
        salt,
        setting.integer("l"));
  }
}
