package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.generators.PKCS5S2ParametersGenerator;
import org.bouncycastle.crypto.params.KeyParameter;

/** One generator of PBKDF2. */
final class Pbkdf2Hasher implements Hasher {
  private final PKCS5S2ParametersGenerator generator;
  private final byte[] salt;
  private final int iterations;
  private final int digestBytes;

  Pbkdf2Hasher(Digest digest, byte[] salt, int iterations, int digestBytes) {
    this.generator = new PKCS5S2ParametersGenerator(digest);
    this.salt = salt;
    this.iterations = iterations;
    this.digestBytes = digestBytes;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    generator.init(Arrays.copyOfRange(input, offset, offset + length), salt, iterations);
    KeyParameter key = (KeyParameter) generator.generateDerivedMacParameters(8 * digestBytes);
    System.arraycopy(key.getKey(), 0, digest, digestOffset, digestBytes);
    return digestBytes;
  }
}
