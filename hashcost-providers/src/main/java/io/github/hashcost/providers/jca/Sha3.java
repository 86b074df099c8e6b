package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** SHA-3 (FIPS 202). */
final class Sha3 {
  private Sha3() {}

  static List<JcaFunction> all() {
    return List.of(
        digest(
            224,
            TestVector.hex(
                "",
                "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7",
                "NIST CAVP, SHA3_224ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0",
                "NIST CSRC, example values of FIPS 202, SHA3-224, message of 1600 bits")),
        digest(
            256,
            TestVector.hex(
                "",
                "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
                "NIST CAVP, SHA3_256ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "e9",
                "f0d04dd1e6cfc29a4460d521796852f25d9ef8d28b44ee91ff5b759d72c1e6d6",
                "NIST CAVP, SHA3_256ShortMsg.rsp, Len = 8"),
            TestVector.hex(
                "a3".repeat(200),
                "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787",
                "NIST CSRC, example values of FIPS 202, SHA3-256, message of 1600 bits")),
        digest(
            384,
            TestVector.hex(
                "",
                "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004",
                "NIST CAVP, SHA3_384ShortMsg.rsp, Len = 0"),
            TestVector.hex(
                "a3".repeat(200),
                "1881de2ca7e41ef95dc4732b8f5f002b189cc1e42b74168ed1732649ce1dbcdd76197a31fd55ee989f2d7050dd473e8f",
                "NIST CSRC, example values of FIPS 202, SHA3-384, message of 1600 bits")),
        digest(
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
                "NIST CSRC, example values of FIPS 202, SHA3-512, message of 1600 bits")));
  }

  /** Its block is the rate: 200 bytes of state, less twice the digest (section 6.1). */
  private static JcaDigest digest(int bits, TestVector... vectors) {
    HashSpec.Block block = new HashSpec.Block(200 - 2 * bits / 8, 1);
    return new JcaDigest("sha3-" + bits, "SHA3-" + bits, bits, block, "sha-3-" + bits, vectors);
  }
}
