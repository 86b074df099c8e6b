package io.github.hashcost.speed;

/** What is hashed is written as bytes. */
abstract class DigestLoop extends Loop {
  final byte[] digest;

  DigestLoop(int digestBytes, byte[] input, int hashes) {
    super(input, hashes);
    digest = new byte[digestBytes];
  }

  @Override
  final byte[] product() {
    return digest.clone();
  }
}
