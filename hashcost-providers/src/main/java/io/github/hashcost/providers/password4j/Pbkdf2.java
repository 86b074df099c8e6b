package io.github.hashcost.providers.password4j;

import com.password4j.PBKDF2Function;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.List;

/**
 * PBKDF2 (RFC 8018 section 5.2): {@code i} iterations, a digest of {@code l} bytes, one block of
 * the HMAC unless told otherwise, and a salt of at least one. Passwords must be UTF-8.
 */
final class Pbkdf2 {
  private static final int MAX_DIGEST_BYTES = 1 << 20;

  private final int sha;
  private final int blockBytes;
  private final int defaultIterations;

  private Pbkdf2(int sha, int blockBytes, int defaultIterations) {
    this.sha = sha;
    this.blockBytes = blockBytes;
    this.defaultIterations = defaultIterations;
  }

  /** Default iterations: OWASP Password Storage Cheat Sheet of 2026-03-26, section PBKDF2. */
  static List<HashFunction> functions(String version) {
    return List.of(
        new Pbkdf2(1, 20, 1_400_000)
            .function(
                version,
                TestVector.utf8(
                        "password", "0c60c80f961f0e71f3a9b524af6012062fe037a6", "RFC 6070, first")
                    .at("i=1,l=20")
                    .salt("salt"),
                TestVector.utf8(
                        "password", "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957", "RFC 6070, second")
                    .at("i=2,l=20")
                    .salt("salt"),
                computed(
                    "6b4e26125c25cf21ae35ead955f479ea2e71f6ff9e400029f04810eece31", "i=3,l=30")),
        new Pbkdf2(256, 32, 600_000)
            .function(
                version,
                TestVector.utf8(
                        "passwd",
                        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
                            + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783",
                        "RFC 7914 section 11, first")
                    .at("i=1,l=64")
                    .salt("salt"),
                computed(
                    "ad35240ac683febfaf3cd49d845473fbbbaa2437f5f82d5a415ae00ac76c6bfc"
                        + "cf9a9b8d6d2fe4a1",
                    "i=3,l=40")),
        new Pbkdf2(512, 64, 220_000)
            .function(
                version,
                computed(
                    "b6b07cb2cebf4ad84468391a543824fccffe0e0769dbe6bddf10a65673c4b648"
                        + "e612d44918f9ce9a19a1294cf5140628084ba994c3b21a4ef4741220b811c633"
                        + "cfc0641fccbcc4164f1bbfcb1f33f595",
                    "i=3,l=80")));
  }

  private static TestVector computed(String digestHex, String parameters) {
    return TestVector.utf8(
            "password", digestHex, "computed with PKCS5_PBKDF2_HMAC of OpenSSL 3.0.19")
        .at(parameters)
        .salt("salt");
  }

  private HashFunction function(String version, TestVector... vectors) {
    HashSpec spec =
        HashSpec.builder(name())
            .aliases("pbkdf2-hmac-sha-" + sha, "pbkdf2-sha" + sha)
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .reuse(HashSpec.Reuse.REMADE_PER_CALL)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(spec, this::hasher, vectors);
  }

  private Pbkdf2Hasher hasher(Setting setting) {
    byte[] salt = setting.salt();
    if (salt.length == 0) {
      throw new HashcostException.InvalidParameter(
          name() + ": no salt; give 1 byte or more, named salt");
    }
    return new Pbkdf2Hasher(
        name(), new Plain("SHA" + sha, setting.integer("i"), 8 * setting.integer("l")), salt);
  }

  /** A subclass can be made without the cache. */
  static final class Plain extends PBKDF2Function {
    Plain(String hmac, int iterations, int digestBits) {
      super(hmac, iterations, digestBits);
    }
  }

  private String name() {
    return "pbkdf2-hmac-sha" + sha;
  }

  private ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("i", Parameter.Role.TIME, 1, Integer.MAX_VALUE, defaultIterations)
                .unit("iterations"))
        .add(
            Parameter.number("l", Parameter.Role.LENGTH, 1, MAX_DIGEST_BYTES, blockBytes)
                .unit("bytes"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, 1, Integer.MAX_VALUE, 16))
        .work(setting -> (double) setting.number("i") * blocks(setting))
        .build();
  }

  /** How many times the iterations are run. */
  private long blocks(Setting setting) {
    return (setting.number("l") + blockBytes - 1) / blockBytes;
  }
}
