package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Hasher;
import java.util.Objects;
import org.bouncycastle.crypto.Digest;

/** One {@link Digest}, which resets itself with every digest. */
final class DigestHasher implements Hasher {
  private final Digest bouncyCastle;
  private final int digestBytes;

  DigestHasher(Digest bouncyCastle) {
    this.bouncyCastle = bouncyCastle;
    this.digestBytes = bouncyCastle.getDigestSize();
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    try {
      bouncyCastle.update(input, offset, length);
      return bouncyCastle.doFinal(digest, digestOffset);
    } catch (RuntimeException | Error e) {
      // A part of the input may be in already, and would be part of the next one.
      bouncyCastle.reset();
      throw e;
    }
  }
}
