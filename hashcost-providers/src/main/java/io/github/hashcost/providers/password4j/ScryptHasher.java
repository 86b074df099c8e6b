package io.github.hashcost.providers.password4j;

import com.password4j.ScryptFunction;
import io.github.hashcost.api.Hasher;
import java.util.Objects;

/** One scrypt of Password4j. */
final class ScryptHasher implements Hasher {
  private final ScryptFunction function;
  private final byte[] salt;

  ScryptHasher(ScryptFunction function, byte[] salt) {
    this.function = function;
    this.salt = salt;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    int digestBytes = function.getDerivedKeyLength();
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Utf8.password("scrypt", input, offset, length);
    byte[] derived = Failures.guard("scrypt", () -> function.hash(password, salt)).getBytes();
    System.arraycopy(derived, 0, digest, digestOffset, digestBytes);
    return digestBytes;
  }
}
