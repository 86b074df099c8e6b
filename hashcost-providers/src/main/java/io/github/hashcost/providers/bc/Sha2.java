package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.TestVector;
import java.util.List;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;

/** SHA-2 (FIPS 180-4). */
final class Sha2 {
  private Sha2() {}

  static List<HashFunction> functions(BcDigests digests) {
    return List.of(sha256(digests), sha512(digests));
  }

  private static HashFunction sha256(BcDigests digests) {
    return BcDigests.function(
        digests.spec("sha-256", 256).aliases("sha256").block(64, 9),
        SHA256Digest::newInstance,
        TestVector.utf8(
            "abc",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "RFC 6234 section 8.5, SHA-256 TEST1"),
        TestVector.utf8(
            "01234567".repeat(80),
            "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5",
            "RFC 6234 section 8.5, SHA-256 TEST4"));
  }

  private static HashFunction sha512(BcDigests digests) {
    return BcDigests.function(
        digests.spec("sha-512", 512).aliases("sha512").block(128, 17),
        SHA512Digest::new,
        TestVector.utf8(
            "abc",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            "RFC 6234 section 8.5, SHA-512 TEST1"),
        TestVector.utf8(
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
                + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
            "RFC 6234 section 8.5, SHA-512 TEST2"));
  }
}
