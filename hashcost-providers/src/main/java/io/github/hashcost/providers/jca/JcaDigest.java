package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Optional;

/** A {@link MessageDigest} with blocks of 64 bytes. */
final class JcaDigest implements JcaFunction {
  static final JcaDigest MD5 =
      new JcaDigest(
          "md5",
          "MD5",
          128,
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

  private final String name;
  private final String algorithm;
  private final int bits;
  private final String alias;
  private final TestVector[] vectors;

  private JcaDigest(String name, String algorithm, int bits, String alias, TestVector... vectors) {
    this.name = name;
    this.algorithm = algorithm;
    this.bits = bits;
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
            .block(64, 9)
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
