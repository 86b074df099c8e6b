package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Hasher;
import java.util.Objects;
import org.bouncycastle.crypto.Xof;

/** One {@link Xof}, which resets itself with every output, asked for one length. */
final class XofHasher implements Hasher {
  private final Xof bouncyCastle;
  private final int digestBytes;

  XofHasher(Xof bouncyCastle, int digestBytes) {
    this.bouncyCastle = bouncyCastle;
    this.digestBytes = digestBytes;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    try {
      bouncyCastle.update(input, offset, length);
      return bouncyCastle.doFinal(digest, digestOffset, digestBytes);
    } catch (RuntimeException | Error e) {
      // A part of the input may be in already, and would be part of the next one.
      bouncyCastle.reset();
      throw e;
    }
  }
}
