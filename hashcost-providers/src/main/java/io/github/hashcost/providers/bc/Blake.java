package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.TestVector;
import java.util.List;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.bouncycastle.crypto.digests.Blake2sDigest;
import org.bouncycastle.crypto.digests.Blake3Digest;

/** BLAKE2 (RFC 7693) and BLAKE3, without a key. */
final class Blake {
  private static final String B2SUM_128 = "computed with b2sum -l 128 of GNU coreutils 9.1";
  private static final String B2SUM_256 = "computed with b2sum -l 256 of GNU coreutils 9.1";

  private Blake() {}

  /** RFC 7693 prints one digest of BLAKE2b, of 512 bits; of others it has appendix E alone. */
  static List<HashFunction> functions(BcDigests digests) {
    return List.of(
        blake2b(
            digests,
            128,
            TestVector.utf8("abc", "cf4ab791c62b8d2b2109c90275287816", B2SUM_128),
            TestVector.hex(BcDigests.counting(129), "aaf1b0371f6d4ee49ee4fb5ddd9c49ef", B2SUM_128)),
        blake2b(
            digests,
            256,
            TestVector.utf8(
                "abc",
                "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319",
                B2SUM_256),
            TestVector.hex(
                BcDigests.counting(129),
                "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9",
                B2SUM_256)),
        blake2b(
            digests,
            512,
            TestVector.utf8(
                "abc",
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                    + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
                "RFC 7693 appendix A"),
            TestVector.hex(
                BcDigests.counting(129),
                "f59711d44a031d5f97a9413c065d1e614c417ede998590325f49bad2fd444d3e"
                    + "4418be19aec4e11449ac1a57207898bc57d76a1bcf3566292c20c683a5c4648f",
                "BLAKE2, testvectors/blake2-kat.json, blake2b without a key, 129 bytes")),
        blake2s(digests),
        blake3(digests));
  }

  private static HashFunction blake2b(BcDigests digests, int bits, TestVector... vectors) {
    return BcDigests.function(
        digests.spec("blake2b-" + bits, bits).block(128, 0).allocates(),
        // The constructor takes bits.
        () -> new Blake2bDigest(bits),
        vectors);
  }

  private static HashFunction blake2s(BcDigests digests) {
    return BcDigests.function(
        digests.spec("blake2s-256", 256).block(64, 0).allocates(),
        // The constructor takes bits.
        () -> new Blake2sDigest(256),
        TestVector.utf8(
            "abc",
            "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982",
            "RFC 7693 appendix B"),
        TestVector.hex(
            BcDigests.counting(65),
            "1b53ee94aaf34e4b159d48de352c7f0661d0a40edff95a0b1639b4090e974472",
            "BLAKE2, testvectors/blake2-kat.json, blake2s without a key, 65 bytes"));
  }

  private static HashFunction blake3(BcDigests digests) {
    return BcDigests.function(
        digests.spec("blake3-256", 256).aliases("blake3").block(64, 0),
        // The constructor takes bytes.
        () -> new Blake3Digest(32),
        TestVector.hex(
            "",
            "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
            "BLAKE3 test_vectors.json, hash, input_len 0"),
        TestVector.hex(
            BcDigests.counting(64),
            "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98",
            "BLAKE3 test_vectors.json, hash, input_len 64"),
        TestVector.hex(
            BcDigests.counting(2049),
            "5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030",
            "BLAKE3 test_vectors.json, hash, input_len 2049"));
  }
}
