package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.TestVector;
import java.util.List;
import org.bouncycastle.crypto.digests.SHA3Digest;
import org.bouncycastle.crypto.digests.SHAKEDigest;

/** SHA-3 and SHAKE (FIPS 202). */
final class Sha3 {
  /** Of Keccak-f[1600]. */
  private static final int STATE_BYTES = 200;

  /** FIPS 202 has no limit, but here the digest is an array in memory. */
  private static final int MAX_DIGEST_BYTES = 1 << 20;

  private Sha3() {}

  static List<HashFunction> functions(BcDigests digests) {
    return List.of(
        sha3(
            digests,
            224,
            TestVector.hex(
                "",
                "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7",
                "NIST CAVP, SHA3_224ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0",
                "NIST CSRC, example values of FIPS 202, SHA3-224, message of 1600 bits")),
        sha3(
            digests,
            256,
            TestVector.hex(
                "",
                "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
                "NIST CAVP, SHA3_256ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787",
                "NIST CSRC, example values of FIPS 202, SHA3-256, message of 1600 bits")),
        sha3(
            digests,
            384,
            TestVector.hex(
                "",
                "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2a"
                    + "c3713831264adb47fb6bd1e058d5f004",
                "NIST CAVP, SHA3_384ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "1881de2ca7e41ef95dc4732b8f5f002b189cc1e42b74168ed1732649ce1dbcdd"
                    + "76197a31fd55ee989f2d7050dd473e8f",
                "NIST CSRC, example values of FIPS 202, SHA3-384, message of 1600 bits")),
        sha3(
            digests,
            512,
            TestVector.hex(
                "",
                "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a6"
                    + "15b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26",
                "NIST CAVP, SHA3_512ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca8"
                    + "1b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00",
                "NIST CSRC, example values of FIPS 202, SHA3-512, message of 1600 bits")),
        shake(
            digests,
            128,
            TestVector.hex(
                "",
                "7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26",
                "NIST CSRC, example values of FIPS 202, SHAKE128, message of 0 bits, its start"),
            TestVector.hex(
                "a3".repeat(200),
                "131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037",
                "NIST CSRC, example values of FIPS 202, SHAKE128, message of 1600 bits, its start"),
            TestVector.hex(
                    "",
                    "7f9c2ba4e88f827d616045507605853e",
                    "NIST CAVP, SHAKE128ShortMsg.rsp, Len = 0")
                .at("l=16")),
        shake(
            digests,
            256,
            TestVector.hex(
                "",
                "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
                    + "d75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be",
                "NIST CSRC, example values of FIPS 202, SHAKE256, message of 0 bits, its start"),
            TestVector.hex(
                "a3".repeat(200),
                "cd8a920ed141aa0407a22d59288652e9d9f1a7ee0c1e7c1ca699424da84a904d"
                    + "2d700caae7396ece96604440577da4f3aa22aeb8857f961c4cd8e06f0ae6610b",
                "NIST CSRC, example values of FIPS 202, SHAKE256, message of 1600 bits, its start"),
            TestVector.hex(
                    "",
                    "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f",
                    "NIST CAVP, SHAKE256ShortMsg.rsp, Len = 0")
                .at("l=32")));
  }

  private static HashFunction sha3(BcDigests digests, int bits, TestVector... vectors) {
    return BcDigests.function(
        digests
            .spec("sha3-" + bits, bits)
            .aliases("sha-3-" + bits)
            .block(STATE_BYTES - 2 * bits / 8, 1),
        () -> new SHA3Digest(bits),
        vectors);
  }

  /**
   * A digest of {@code l} bytes; by default twice the strength, which collisions need (appendix
   * A.1).
   */
  private static HashFunction shake(BcDigests digests, int strength, TestVector... vectors) {
    int defaultBytes = 2 * strength / 8;
    return HashFunction.tunable(
        digests
            .spec("shake" + strength, 2 * strength)
            .aliases("shake-" + strength)
            .digestBytes(setting -> setting.integer("l"))
            .block(STATE_BYTES - 2 * strength / 8, 1)
            .parameters(
                ParameterSchema.builder()
                    .add(
                        Parameter.number(
                                "l", Parameter.Role.LENGTH, 1, MAX_DIGEST_BYTES, defaultBytes)
                            .unit("bytes"))
                    .build())
            .build(),
        setting -> new XofHasher(new SHAKEDigest(strength), setting.integer("l")),
        vectors);
  }
}
