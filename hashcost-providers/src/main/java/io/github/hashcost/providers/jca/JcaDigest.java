package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Optional;

/** A {@link MessageDigest}. */
final class JcaDigest implements JcaFunction {
  /** Of MD5, SHA-1 and SHA-256: a marker, and eight bytes of length. */
  private static final HashSpec.Block MD_BLOCK = new HashSpec.Block(64, 9);

  static final JcaDigest MD5 =
      new JcaDigest(
          "md5",
          "MD5",
          128,
          MD_BLOCK,
          "md-5",
          TestVector.utf8("", "d41d8cd98f00b204e9800998ecf8427e", "RFC 1321 A.5"),
          TestVector.utf8("a", "0cc175b9c0f1b6a831c399e269772661", "RFC 1321 A.5"),
          TestVector.utf8("abc", "900150983cd24fb0d6963f7d28e17f72", "RFC 1321 A.5"),
          TestVector.utf8("message digest", "f96b697d7cb7938d525a2f31aaf161d0", "RFC 1321 A.5"),
          TestVector.utf8(
              "abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b", "RFC 1321 A.5"),
          TestVector.utf8(
              "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
              "d174ab98d277d9f5a5611c2c9f419d9f",
              "RFC 1321 A.5"),
          TestVector.utf8(
              "1234567890".repeat(8), "57edf4a22be3c955ac49da2e2107b67a", "RFC 1321 A.5"));

  static final JcaDigest SHA_1 =
      new JcaDigest(
          "sha-1",
          "SHA-1",
          160,
          MD_BLOCK,
          "sha1",
          TestVector.utf8(
              "abc", "a9993e364706816aba3e25717850c26c9cd0d89d", "RFC 3174 section 7.3, TEST1"),
          TestVector.utf8(
              "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
              "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
              "RFC 3174 section 7.3, TEST2"),
          TestVector.utf8(
              "01234567".repeat(80),
              "dea356a2cddd90c7a7ecedc5ebb563934f460452",
              "RFC 3174 section 7.3, TEST4"));

  static final JcaDigest SHA_256 =
      new JcaDigest(
          "sha-256",
          "SHA-256",
          256,
          MD_BLOCK,
          "sha256",
          TestVector.utf8(
              "abc",
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
              "RFC 6234 section 8.5, SHA-256 TEST1"),
          TestVector.utf8(
              "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
              "RFC 6234 section 8.5, SHA-256 TEST2"),
          TestVector.utf8(
              "01234567".repeat(80),
              "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5",
              "RFC 6234 section 8.5, SHA-256 TEST4"));

  static final JcaDigest SHA_512 =
      new JcaDigest(
          "sha-512",
          "SHA-512",
          512,
          new HashSpec.Block(128, 17),
          "sha512",
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
              "RFC 6234 section 8.5, SHA-512 TEST2"),
          TestVector.utf8(
              "01234567".repeat(80),
              "89d05ba632c699c31231ded4ffc127d5a894dad412c0e024db872d1abd2ba814"
                  + "1a0f85072a9be1e2aa04cf33c765cb510813a39cd5a84c4acaa64d3f3fb7bae9",
              "RFC 6234 section 8.5, SHA-512 TEST4"));

  static final JcaDigest SHA3_256 =
      new JcaDigest(
          "sha3-256",
          "SHA3-256",
          256,
          new HashSpec.Block(136, 1),
          "sha-3-256",
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
              "NIST CSRC, example values of FIPS 202, SHA3-256, message of 1600 bits"));

  private final String name;
  private final String algorithm;
  private final int bits;
  private final HashSpec.Block block;
  private final String alias;
  private final TestVector[] vectors;

  private JcaDigest(
      String name,
      String algorithm,
      int bits,
      HashSpec.Block block,
      String alias,
      TestVector... vectors) {
    this.name = name;
    this.algorithm = algorithm;
    this.bits = bits;
    this.block = block;
    this.alias = alias;
    this.vectors = vectors;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public HashFunction on(Optional<Provider> named) throws NoSuchAlgorithmException {
    Provider engine =
        (named.isPresent() ? digest(named.get()) : MessageDigest.getInstance(algorithm))
            .getProvider();
    HashSpec.Builder spec =
        HashSpec.builder(name)
            .aliases(alias)
            .digestBits(bits)
            .block(block.bytes(), block.padding())
            .implementation(Engines.describe(engine));
    if (!Engines.isOfJdk(engine)) {
      // Unless an engine overrides it, MessageDigestSpi goes through a fresh array.
      spec.allocates();
    }
    return HashFunction.of(spec.build(), () -> hasher(engine), vectors);
  }

  private MessageDigest digest(Provider engine) throws NoSuchAlgorithmException {
    return MessageDigest.getInstance(algorithm, engine);
  }

  private DigestHasher hasher(Provider engine) {
    try {
      return new DigestHasher(digest(engine), bits / 8);
    } catch (NoSuchAlgorithmException e) {
      throw Engines.lost(engine, algorithm, e);
    }
  }
}
