package io.github.hashcost.providers.password4j;

import com.password4j.PBKDF2Function;
import io.github.hashcost.api.Hasher;
import java.util.Objects;

/** One PBKDF2 of Password4j, which asks the JVM's {@code SecretKeyFactory}. */
final class Pbkdf2Hasher implements Hasher {
  private final String name;
  private final PBKDF2Function function;
  private final byte[] salt;

  Pbkdf2Hasher(String name, PBKDF2Function function, byte[] salt) {
    this.name = name;
    this.function = function;
    this.salt = salt;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    int digestBytes = function.getLength() / 8;
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Utf8.password(name, input, offset, length);
    byte[] derived = Failures.guard(name, () -> function.hash(password, salt)).getBytes();
    System.arraycopy(derived, 0, digest, digestOffset, digestBytes);
    return digestBytes;
  }
}
