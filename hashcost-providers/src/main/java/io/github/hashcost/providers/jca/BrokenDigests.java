package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** MD5 (RFC 1321) and SHA-1 (RFC 3174): collisions of both are published. */
final class BrokenDigests {
  /** A marker, and eight bytes of length. */
  private static final HashSpec.Block MD_BLOCK = new HashSpec.Block(64, 9);

  private static final JcaDigest MD5 =
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

  private static final JcaDigest SHA_1 =
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

  private BrokenDigests() {}

  static List<JcaFunction> all() {
    return List.of(MD5, SHA_1);
  }
}
