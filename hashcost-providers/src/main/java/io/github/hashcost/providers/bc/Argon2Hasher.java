package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/** One generator of Argon2. It keeps its blocks for the next tag; only their array is new. */
final class Argon2Hasher implements Hasher {
  private final Argon2BytesGenerator generator = new Argon2BytesGenerator();
  private final int tagBytes;

  Argon2Hasher(Argon2Parameters parameters, int tagBytes) {
    this.tagBytes = tagBytes;
    generator.init(parameters);
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, tagBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Arrays.copyOfRange(input, offset, offset + length);
    return generator.generateBytes(password, digest, digestOffset, tagBytes);
  }
}
