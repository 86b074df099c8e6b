package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import org.bouncycastle.crypto.generators.SCrypt;

/** Bouncy Castle's scrypt, a static method. */
final class ScryptHasher implements Hasher {
  private final byte[] salt;
  private final int cost;
  private final int blockSize;
  private final int rounds;
  private final int digestBytes;

  ScryptHasher(byte[] salt, int cost, int blockSize, int rounds, int digestBytes) {
    this.salt = salt;
    this.cost = cost;
    this.blockSize = blockSize;
    this.rounds = rounds;
    this.digestBytes = digestBytes;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Arrays.copyOfRange(input, offset, offset + length);
    byte[] derived = SCrypt.generate(password, salt, cost, blockSize, rounds, digestBytes);
    System.arraycopy(derived, 0, digest, digestOffset, digestBytes);
    return digestBytes;
  }
}
