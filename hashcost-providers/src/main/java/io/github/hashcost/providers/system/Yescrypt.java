package io.github.hashcost.providers.system;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;

/**
 * yescrypt (Peslyak), {@code $y$}: {@code cost} as crypt(5) counts it, from 1 MiB of memory, each
 * step twice as much; a salt of up to 64 bytes, a digest of 32.
 */
final class Yescrypt implements CryptMethod {
  private static final int SALT_BYTES = 16;
  private static final int MAX_SALT_BYTES = 64;
  private static final int DIGEST_BYTES = 32;
  private static final int MIB_BITS = 20;

  /** The flags that yescrypt recommends, YESCRYPT_DEFAULTS, as its encoding spells them. */
  private static final char DEFAULT_FLAGS = 'j';

  /** libxcrypt, gensalt_yescrypt_rn: small blocks for the two least costs. */
  private static final int MAX_COST_OF_SMALL_BLOCKS = 2;

  /** From where all that {@code ka-table.inc} has at a cost of 1 comes. */
  private static final String LIBXCRYPT = "libxcrypt, test/ka-table.inc, $y$j75$, ";

  /** Its default: crypt(5), yescrypt. */
  private static final ParameterSchema SCHEMA =
      ParameterSchema.builder()
          .add(
              Parameter.number("cost", Parameter.Role.MEMORY, 1, 11, 5)
                  .step(Parameter.Step.DOUBLES_PER_UNIT))
          .add(Parameter.bytes("salt", Parameter.Role.SALT, 1, MAX_SALT_BYTES, SALT_BYTES))
          .work(setting -> 1L << setting.number("cost"))
          .memoryBytes(setting -> 1L << (MIB_BITS - 1 + setting.number("cost")))
          .build();

  @Override
  public String name() {
    return "yescrypt";
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

  /** Flags, log2 N and r; of each number one less is spelt. It fills 128 N r bytes. */
  @Override
  public String text(Setting setting) {
    int cost = setting.integer("cost");
    boolean small = cost <= MAX_COST_OF_SMALL_BLOCKS;
    int log2N = small ? cost + 9 : cost + 7;
    int r = small ? 8 : 32;
    CryptBase64 base64 = CryptBase64.LOW_BITS_FIRST;
    return "$y$"
        + DEFAULT_FLAGS
        + base64.digit(log2N - 1)
        + base64.digit(r - 1)
        + "$"
        + base64.encode(setting.salt())
        + "$";
  }

  @Override
  public byte[] digest(String hash) {
    return CryptBase64.LOW_BITS_FIRST.decode(hash, DIGEST_BYTES);
  }

  /** Salts and digests out of their own base64. */
  @Override
  public List<TestVector> vectors() {
    return List.of(
        vector(
            "abc",
            "0000000000",
            "787ede0486b80a1f7860816401e02261084d0e464a84063ff51b50036f91a563",
            LIBXCRYPT + "abc"),
        vector(
            "",
            "575a615056374c5355454b4d6f33342e",
            "391883d1b0c8548c8c75f7d5637235f5c13496a7589efcacdbc08ed15d229eaf",
            LIBXCRYPT + "the empty password"));
  }

  private static TestVector vector(
      String password, String saltHex, String digestHex, String source) {
    return TestVector.utf8(password, digestHex, source)
        .at("cost=1")
        .with("salt", HexFormat.of().parseHex(saltHex));
  }
}
