package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.List;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.bouncycastle.crypto.digests.Blake3Digest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA3Digest;

/** Digests of 256 bits. First touched when the library is known to be there. */
final class BcDigests {
  private static final int BITS = 256;

  private BcDigests() {}

  static List<HashFunction> functions() {
    String version = BcVersion.describe();
    return List.of(sha256(version), sha3(version), blake2b(version), blake3(version));
  }

  private static HashSpec.Builder spec(String name, String version) {
    return HashSpec.builder(name).digestBits(BITS).implementation(version);
  }

  private static HashFunction sha256(String version) {
    return HashFunction.of(
        spec("sha-256", version).aliases("sha256").block(64, 9).build(),
        () -> new DigestHasher(SHA256Digest.newInstance()),
        TestVector.utf8(
            "abc",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "RFC 6234 section 8.5, SHA-256 TEST1"),
        TestVector.utf8(
            "01234567".repeat(80),
            "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5",
            "RFC 6234 section 8.5, SHA-256 TEST4"));
  }

  private static HashFunction sha3(String version) {
    return HashFunction.of(
        spec("sha3-256", version).aliases("sha-3-256").block(136, 1).build(),
        () -> new DigestHasher(new SHA3Digest(BITS)),
        TestVector.hex(
            "",
            "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
            "NIST CAVP, SHA3_256ShortMsg.rsp, Len = 0"),
        TestVector.hex(
            "a3".repeat(200),
            "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787",
            "NIST CSRC, example values of FIPS 202, SHA3-256, message of 1600 bits"));
  }

  /** RFC 7693 prints one digest, of 512 bits; of 256 bits it has the check in appendix E alone. */
  private static HashFunction blake2b(String version) {
    return HashFunction.of(
        spec("blake2b-256", version).block(128, 0).allocates().build(),
        // The constructor takes bits.
        () -> new DigestHasher(new Blake2bDigest(BITS)),
        TestVector.utf8(
            "abc",
            "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319",
            "computed with b2sum -l 256 of GNU coreutils 9.1"),
        TestVector.hex(
            counting(129),
            "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9",
            "computed with b2sum -l 256 of GNU coreutils 9.1"));
  }

  private static HashFunction blake3(String version) {
    return HashFunction.of(
        spec("blake3-256", version).aliases("blake3").block(64, 0).build(),
        // The constructor takes bytes.
        () -> new DigestHasher(new Blake3Digest(BITS / 8)),
        TestVector.hex(
            "",
            "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
            "BLAKE3 test_vectors.json, hash, input_len 0"),
        TestVector.hex(
            counting(64),
            "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98",
            "BLAKE3 test_vectors.json, hash, input_len 64"),
        TestVector.hex(
            counting(2049),
            "5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030",
            "BLAKE3 test_vectors.json, hash, input_len 2049"));
  }

  /** Bytes 0 to 250, over and over: the inputs of BLAKE3's test vectors. */
  private static String counting(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i % 251);
    }
    return HexFormat.of().formatHex(bytes);
  }
}
