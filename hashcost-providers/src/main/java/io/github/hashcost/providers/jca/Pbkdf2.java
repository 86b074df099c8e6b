package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Optional;
import javax.crypto.Mac;

/**
 * PBKDF2 (RFC 8018 section 5.2) with HMAC-SHA-256: {@code i} iterations, a digest of {@code l}
 * bytes, a salt.
 */
final class Pbkdf2 implements JcaFunction {
  private static final String NAME = "pbkdf2-hmac-sha256";
  private static final String PRF = "HmacSHA256";

  /** RFC 8018 allows (2^32 - 1) * 32, but here the digest is an array in memory. */
  private static final int MAX_DIGEST_BYTES = 1 << 20;

  /** OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256. */
  private static final int DEFAULT_ITERATIONS = 600_000;

  /**
   * Published ones with more than one iteration take a cold JVM too long; the second is computed,
   * to check the loop.
   */
  private static final TestVector[] VECTORS = {
    TestVector.utf8(
            "passwd",
            "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
                + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783",
            "RFC 7914 section 11, first")
        .at("i=1,l=64")
        .salt("salt"),
    TestVector.utf8(
            "password",
            "ad35240ac683febfaf3cd49d845473fbbbaa2437f5f82d5a415ae00ac76c6bfccf9a9b8d6d2fe4a1",
            "computed with PKCS5_PBKDF2_HMAC of OpenSSL 3.0.19")
        .at("i=3,l=40")
        .salt("salt"),
  };

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public HashFunction on(Optional<Provider> named) throws NoSuchAlgorithmException {
    Provider engine =
        (named.isPresent() ? Mac.getInstance(PRF, named.get()) : Mac.getInstance(PRF))
            .getProvider();
    HashSpec spec =
        HashSpec.builder(NAME)
            .aliases("pbkdf2-hmac-sha-256", "pbkdf2-sha256")
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .allocates()
            .implementation(Engines.describe(engine))
            .build();
    return HashFunction.tunable(spec, setting -> hasher(engine, setting), VECTORS);
  }

  private static ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("i", Parameter.Role.TIME, 1, Integer.MAX_VALUE, DEFAULT_ITERATIONS)
                .unit("iterations"))
        .add(Parameter.number("l", Parameter.Role.LENGTH, 1, MAX_DIGEST_BYTES, 32).unit("bytes"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, Integer.MAX_VALUE, 16))
        .work(setting -> (double) setting.number("i") * Pbkdf2Hasher.blocks(setting.integer("l")))
        .build();
  }

  private static Pbkdf2Hasher hasher(Provider engine, Setting setting) {
    try {
      return new Pbkdf2Hasher(
          Mac.getInstance(PRF, engine), setting.salt(), setting.integer("i"), setting.integer("l"));
    } catch (NoSuchAlgorithmException e) {
      throw Engines.lost(engine, PRF, e);
    }
  }
}
