package io.github.hashcost.providers.system;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;

/**
 * sha512crypt (Drepper, Unix crypt using SHA-256 and SHA-512), {@code $6$}: {@code rounds}, a salt
 * of up to 12 bytes, a digest of 64. What it hashes as the salt is its text, a character for six
 * bits, and that has 16 characters at most. The digest is that of the last round: crypt(3) spells
 * its bytes in another order.
 */
final class Sha512Crypt implements CryptMethod {
  private static final int SALT_BYTES = 12;
  private static final int DIGEST_BYTES = 64;

  /** Three bytes are spelt together, one out of each third of the digest. */
  private static final int THIRD = 21;

  private static final String DREPPER =
      "Drepper, Unix crypt using SHA-256 and SHA-512, SHA-512 test vectors, ";

  /** Bounds and default: Drepper, step 'rounds='. */
  private static final ParameterSchema SCHEMA =
      ParameterSchema.builder()
          .add(Parameter.number("rounds", Parameter.Role.TIME, 1000, 999_999_999, 5000))
          .add(Parameter.bytes("salt", Parameter.Role.SALT, 1, SALT_BYTES, SALT_BYTES))
          .work(setting -> setting.number("rounds"))
          .build();

  @Override
  public String name() {
    return "sha512crypt";
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
    return Phrase.of(name());
  }

  @Override
  public String text(Setting setting) {
    return "$6$rounds="
        + setting.number("rounds")
        + "$"
        + CryptBase64.LOW_BITS_FIRST.encode(setting.salt())
        + "$";
  }

  /** Drepper, step 22: the thirds take turns in being first; the last byte is spelt alone. */
  @Override
  public byte[] digest(String hash) {
    byte[] spelt = CryptBase64.LOW_BITS_FIRST.decode(hash, DIGEST_BYTES);
    byte[] digest = spelt.clone();
    for (int group = 0; group < THIRD; group++) {
      for (int i = 0; i < 3; i++) {
        digest[group + THIRD * ((group + 2 - i) % 3)] = spelt[3 * group + i];
      }
    }
    return digest;
  }

  /** Salts and digests out of their own base64. */
  @Override
  public List<TestVector> vectors() {
    return List.of(
        vector(
            "rounds=10000",
            "Hello world!",
            "b819e7787ebb338b9b718ee7",
            "041a88ea0af968aa39849900094f5e07e485077ec938905358aae3590af8e63b"
                + "588cec9ae3c89e8dcd9a9ad234e81788b7dd9d2737deafadaa53d74c8bd11f3b",
            DREPPER + "saltstringsaltstring"),
        vector(
            "rounds=1400",
            "a very much longer text to encrypt.  This one even stretches over morethan one line.",
            "e64ce7ad7ac7f4cce2669ce3",
            "92fc92f694ebd041bf219145c817929f39023ebc6db6d1f0fa69af0be100cf50"
                + "08e120fdc72674e4a74a9b078422ebc3b9cded589c93598e0bb424ca1564e8f7",
            DREPPER + "anotherlongsaltstring"));
  }

  private static TestVector vector(
      String parameters, String password, String saltHex, String digestHex, String source) {
    return TestVector.utf8(password, digestHex, source)
        .at(parameters)
        .with("salt", HexFormat.of().parseHex(saltHex));
  }
}
