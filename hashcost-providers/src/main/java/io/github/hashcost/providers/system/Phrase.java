package io.github.hashcost.providers.system;

import io.github.hashcost.api.HashcostException;

/** Which passwords can be handed to {@code crypt(3)}, where one ends at the first zero byte. */
final class Phrase {
  /** libxcrypt, crypt.h: CRYPT_MAX_PASSPHRASE_SIZE, the zero at the end taken off. */
  static final int MAX_BYTES = 511;

  private final String name;
  private final int maxBytes;
  private final boolean truncates;
  private final String remedy;

  private Phrase(String name, int maxBytes, boolean truncates, String remedy) {
    this.name = name;
    this.maxBytes = maxBytes;
    this.truncates = truncates;
    this.remedy = remedy;
  }

  /** All that the library takes. */
  static Phrase of(String name) {
    return new Phrase(name, MAX_BYTES, false, "crypt(3) takes no more");
  }

  /** Fewer, or the first of more. */
  static Phrase of(String name, int maxBytes, boolean truncates) {
    return new Phrase(name, maxBytes, truncates, "with long=truncate the rest is ignored");
  }

  /**
   * How many bytes of the password are used.
   *
   * @throws HashcostException.InvalidParameter when it is too long, or one of these is zero
   */
  int used(byte[] input, int offset, int length) {
    if (length > maxBytes && !truncates) {
      throw new HashcostException.InvalidParameter(
          name
              + ": a password of "
              + length
              + " bytes: at most "
              + maxBytes
              + " are allowed; "
              + remedy);
    }
    int used = Math.min(length, maxBytes);
    for (int i = offset; i < offset + used; i++) {
      if (input[i] == 0) {
        throw new HashcostException.InvalidParameter(
            name + ": a password with a zero byte: none is allowed, for crypt(3) would end there");
      }
    }
    return used;
  }
}
