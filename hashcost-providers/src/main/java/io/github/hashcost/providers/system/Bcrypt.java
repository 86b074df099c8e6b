package io.github.hashcost.providers.system;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;

/**
 * bcrypt (Provos and Mazieres, USENIX 1999), {@code $2b$}: {@code cost}, a salt of 16 bytes, a
 * digest of 23. Passwords over 72 bytes are refused, or cut with {@code long=truncate}.
 */
final class Bcrypt implements CryptMethod {
  private static final int MAX_PASSWORD_BYTES = 72;
  private static final int SALT_BYTES = 16;
  private static final int DIGEST_BYTES = 23;

  private static final String BLOWFISH = "crypt_blowfish, wrapper.c, ";

  /** Its default: OWASP Password Storage Cheat Sheet, bcrypt. */
  private static final ParameterSchema SCHEMA =
      ParameterSchema.builder()
          .add(
              Parameter.number("cost", Parameter.Role.TIME, 4, 31, 10)
                  .step(Parameter.Step.DOUBLES_PER_UNIT))
          .add(Parameter.choice("long", "refuse", "truncate"))
          .add(Parameter.bytes("salt", Parameter.Role.SALT, SALT_BYTES, SALT_BYTES, SALT_BYTES))
          .work(setting -> 1L << setting.number("cost"))
          .build();

  @Override
  public String name() {
    return "bcrypt";
  }

  @Override
  public int digestBytes() {
    return DIGEST_BYTES;
  }

  @Override
  public ParameterSchema schema() {
    return SCHEMA;
  }

  @Override
  public Phrase phrase(Setting setting) {
    return Phrase.of(name(), MAX_PASSWORD_BYTES, setting.choice("long").equals("truncate"));
  }

  @Override
  public String text(Setting setting) {
    int cost = setting.integer("cost");
    return "$2b$"
        + (cost < 10 ? "0" : "")
        + cost
        + "$"
        + CryptBase64.HIGH_BITS_FIRST.encode(setting.salt());
  }

  @Override
  public byte[] digest(String hash) {
    return CryptBase64.HIGH_BITS_FIRST.decode(hash, DIGEST_BYTES);
  }

  /** Salts and digests out of their own base64. */
  @Override
  public List<TestVector> vectors() {
    return List.of(
        vector(
            "552a55",
            "10410410410410410410410410410410",
            "1bb69143f9a8d304c8d23d99ab049a77a68e2ccc744206",
            BLOWFISH + "U*U"),
        vector(
            "a3",
            "05030085d5ed4c176b2ac3cbee47291c",
            "51cf6e8dda3a010d4caf11e9677ad2368498ffca969c4b",
            BLOWFISH + "a byte of 0xa3"));
  }

  private static TestVector vector(
      String passwordHex, String saltHex, String digestHex, String source) {
    return TestVector.hex(passwordHex, digestHex, source)
        .at("cost=5")
        .with("salt", HexFormat.of().parseHex(saltHex));
  }
}
