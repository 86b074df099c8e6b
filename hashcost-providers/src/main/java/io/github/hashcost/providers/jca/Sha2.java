package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** SHA-2 (FIPS 180-4). */
final class Sha2 {
  /** On words of 32 bits: a marker, and eight bytes of length. */
  private static final HashSpec.Block BLOCK_32 = new HashSpec.Block(64, 9);

  /** On words of 64 bits: a marker, and sixteen bytes of length. */
  private static final HashSpec.Block BLOCK_64 = new HashSpec.Block(128, 17);

  private static final JcaDigest SHA_224 =
      new JcaDigest(
          "sha-224",
          "SHA-224",
          224,
          BLOCK_32,
          "sha224",
          TestVector.utf8(
              "abc",
              "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
              "RFC 6234 section 8.5, SHA-224 TEST1"),
          TestVector.utf8(
              "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
              "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525",
              "RFC 6234 section 8.5, SHA-224 TEST2"),
          TestVector.utf8(
              "01234567".repeat(80),
              "567f69f168cd7844e65259ce658fe7aadfa25216e68eca0eb7ab8262",
              "RFC 6234 section 8.5, SHA-224 TEST4"));

  private static final JcaDigest SHA_256 =
      new JcaDigest(
          "sha-256",
          "SHA-256",
          256,
          BLOCK_32,
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

  private static final JcaDigest SHA_384 =
      new JcaDigest(
          "sha-384",
          "SHA-384",
          384,
          BLOCK_64,
          "sha384",
          TestVector.utf8(
              "abc",
              "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                  + "8086072ba1e7cc2358baeca134c825a7",
              "RFC 6234 section 8.5, SHA-384 TEST1"),
          TestVector.utf8(
              "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                  + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
              "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712"
                  + "fcc7c71a557e2db966c3e9fa91746039",
              "RFC 6234 section 8.5, SHA-384 TEST2"),
          TestVector.utf8(
              "01234567".repeat(80),
              "2fc64a4f500ddb6828f6a3430b8dd72a368eb7f3a8322a70bc84275b9c0b3ab0"
                  + "0d27a5cc3c2d224aa6b61a0d79fb4596",
              "RFC 6234 section 8.5, SHA-384 TEST4"));

  private static final JcaDigest SHA_512 =
      new JcaDigest(
          "sha-512",
          "SHA-512",
          512,
          BLOCK_64,
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

  private static final JcaDigest SHA_512_256 =
      new JcaDigest(
          "sha-512/256",
          "SHA-512/256",
          256,
          BLOCK_64,
          "sha512-256",
          TestVector.utf8(
              "abc",
              "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23",
              "NIST CSRC, example values of FIPS 180-4, SHA-512/256, one block"),
          TestVector.utf8(
              "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                  + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
              "3928e184fb8690f840da3988121d31be65cb9d3ef83ee6146feac861e19b563a",
              "NIST CSRC, example values of FIPS 180-4, SHA-512/256, two blocks"));

  private Sha2() {}

  static List<JcaFunction> all() {
    return List.of(SHA_224, SHA_256, SHA_384, SHA_512, SHA_512_256);
  }
}
