package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import org.bouncycastle.crypto.generators.BCrypt;

/** Bouncy Castle's bcrypt, a static method; told to, it adds the zero at the password's end. */
final class BcryptHasher implements Hasher {
  private static final int MAX_PASSWORD_BYTES = 72;

  private final byte[] salt;
  private final int cost;
  private final boolean truncates;

  BcryptHasher(byte[] salt, int cost, boolean truncates) {
    this.salt = salt;
    this.cost = cost;
    this.truncates = truncates;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, Bcrypt.DIGEST_BYTES, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] computed = BCrypt.generate(password(input, offset, length), salt, cost, true);
    System.arraycopy(computed, 0, digest, digestOffset, Bcrypt.DIGEST_BYTES);
    return Bcrypt.DIGEST_BYTES;
  }

  private byte[] password(byte[] input, int offset, int length) {
    if (length > MAX_PASSWORD_BYTES && !truncates) {
      throw new HashcostException.InvalidParameter(
          "bcrypt: a password of "
              + length
              + " bytes: at most "
              + MAX_PASSWORD_BYTES
              + " are allowed; with long=truncate the rest is ignored");
    }
    int used = Math.min(length, MAX_PASSWORD_BYTES);
    for (int i = offset; i < offset + used; i++) {
      if (input[i] == 0) {
        throw new HashcostException.InvalidParameter(
            "bcrypt: a password with a zero byte: none is allowed, for some implementations end"
                + " there and others do not");
      }
    }
    return Arrays.copyOfRange(input, offset, offset + used);
  }
}
