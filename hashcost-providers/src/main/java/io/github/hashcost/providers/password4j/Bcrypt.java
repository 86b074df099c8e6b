package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;

/**
 * bcrypt (Provos and Mazieres, USENIX 1999): {@code cost}, a salt of 16 bytes, a digest of 23, the
 * one that a stored hash spells. Passwords over 72 bytes are refused, or cut with {@code
 * long=truncate}; one with a zero byte is refused always.
 *
 * <p>Version {@code v}: 2b and 2y are the same function. 2a differs from them for a few passwords
 * with high bytes, those that an old error confused; Password4j takes nearly all with high bytes
 * for such, so with 2a they are refused.
 */
final class Bcrypt {
  static final int SALT_BYTES = 16;

  /** The 24th is computed, and by custom left out. */
  static final int DIGEST_BYTES = 23;

  private static final String BLOWFISH = "crypt_blowfish, wrapper.c, ";

  private Bcrypt() {}

  static HashFunction function(String version) {
    HashSpec spec =
        HashSpec.builder("bcrypt")
            .digestBits(8 * DIGEST_BYTES)
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(spec, Bcrypt::hasher, vectors());
  }

  /** Its default: OWASP Password Storage Cheat Sheet, bcrypt. */
  private static ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("cost", Parameter.Role.TIME, 4, 31, 10)
                .step(Parameter.Step.DOUBLES_PER_UNIT))
        .add(Parameter.choice("long", "refuse", "truncate"))
        .add(Parameter.choice("v", "2b", "2y", "2a"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, SALT_BYTES, SALT_BYTES, SALT_BYTES))
        .work(setting -> 1L << setting.number("cost"))
        .build();
  }

  private static BcryptHasher hasher(Setting setting) {
    byte[] salt = setting.salt();
    if (salt.length != SALT_BYTES) {
      throw new HashcostException.InvalidParameter(
          "bcrypt: no salt; give " + SALT_BYTES + " bytes, named salt");
    }
    char version = setting.choice("v").charAt(1);
    return new BcryptHasher(
        new BcryptUncached(version, setting.integer("cost")),
        salt,
        setting.choice("long").equals("truncate"));
  }

  /** Salts and digests out of their own base64. */
  private static TestVector[] vectors() {
    return new TestVector[] {
      vector(
          "552a55",
          "10410410410410410410410410410410",
          "1bb69143f9a8d304c8d23d99ab049a77a68e2ccc744206",
          BLOWFISH + "U*U"),
      vector(
          "a3",
          "05030085d5ed4c176b2ac3cbee47291c",
          "51cf6e8dda3a010d4caf11e9677ad2368498ffca969c4b",
          BLOWFISH + "a byte of 0xa3"),
    };
  }

  private static TestVector vector(
      String passwordHex, String saltHex, String digestHex, String source) {
    return TestVector.hex(passwordHex, digestHex, source)
        .at("cost=5")
        .with("salt", HexFormat.of().parseHex(saltHex));
  }
}
