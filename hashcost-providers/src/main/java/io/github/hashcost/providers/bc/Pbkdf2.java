package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.List;
import java.util.function.Supplier;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;

/**
 * PBKDF2 (RFC 8018 section 5.2): {@code i} iterations, a digest of {@code l} bytes, one block of
 * the HMAC unless told otherwise, and a salt.
 */
final class Pbkdf2 {
  private static final int MAX_DIGEST_BYTES = 1 << 20;

  private final int sha;
  private final Supplier<Digest> digests;
  private final int defaultIterations;

  private Pbkdf2(int sha, Supplier<Digest> digests, int defaultIterations) {
    this.sha = sha;
    this.digests = digests;
    this.defaultIterations = defaultIterations;
  }

  /** Default iterations: OWASP Password Storage Cheat Sheet of 2026-03-26, section PBKDF2. */
  static List<HashFunction> functions(String version) {
    return List.of(
        new Pbkdf2(256, SHA256Digest::newInstance, 600_000)
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
        new Pbkdf2(512, SHA512Digest::new, 220_000)
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
        HashSpec.builder("pbkdf2-hmac-sha" + sha)
            .aliases("pbkdf2-hmac-sha-" + sha, "pbkdf2-sha" + sha)
            .digestBytes(setting -> setting.integer("l"))
            .parameters(schema())
            .output(HashSpec.Output.RETURNS_ARRAY)
            .allocates()
            .implementation(version)
            .build();
    return HashFunction.tunable(
        spec,
        setting ->
            new Pbkdf2Hasher(
                digests.get(), setting.salt(), setting.integer("i"), setting.integer("l")),
        vectors);
  }

  private ParameterSchema schema() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("i", Parameter.Role.TIME, 1, Integer.MAX_VALUE, defaultIterations)
                .unit("iterations"))
        .add(
            Parameter.number("l", Parameter.Role.LENGTH, 1, MAX_DIGEST_BYTES, sha / 8)
                .unit("bytes"))
        .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, Integer.MAX_VALUE, 16))
        .work(setting -> (double) setting.number("i") * blocks(setting))
        .build();
  }

  /** How many times the iterations are run. */
  private long blocks(Setting setting) {
    return (setting.number("l") + sha / 8 - 1) / (sha / 8);
  }
}
