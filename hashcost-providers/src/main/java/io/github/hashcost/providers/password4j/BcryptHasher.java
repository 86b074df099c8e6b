package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;

/** One bcrypt of Password4j. */
final class BcryptHasher implements Hasher {
  private static final int MAX_PASSWORD_BYTES = 72;

  private final BcryptUncached function;
  private final byte[] setting;
  private final boolean truncates;

  BcryptHasher(BcryptUncached function, byte[] salt, boolean truncates) {
    this.function = function;
    this.setting = function.setting(salt);
    this.truncates = truncates;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, Bcrypt.DIGEST_BYTES, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] computed = function.hash(password(input, offset, length), setting).getBytes();
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
      if (input[i] < 0 && function.isVersionA()) {
        throw new HashcostException.InvalidParameter(
            "bcrypt: a password that is not ASCII: v=2a allows none here, for Password4j computes"
                + " another function for nearly all of them; use v=2b");
      }
    }
    return Arrays.copyOfRange(input, offset, offset + used);
  }
}
