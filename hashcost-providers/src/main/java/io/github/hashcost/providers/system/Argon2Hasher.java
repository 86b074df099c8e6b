package io.github.hashcost.providers.system;

import com.sun.jna.Memory;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.util.Objects;

/** One Argon2 of libargon2, which asks the system for its memory anew for every tag. */
final class Argon2Hasher implements Hasher {
  private final LibArgon2 library;
  private final Argon2.Costs costs;
  private final int tagBytes;
  private final Memory salt;
  private final Memory tag;

  Argon2Hasher(LibArgon2 library, Argon2.Costs costs, byte[] salt, int tagBytes) {
    this.library = library;
    this.costs = costs;
    this.tagBytes = tagBytes;
    this.salt = new Memory(salt.length);
    this.salt.write(0, salt, 0, salt.length);
    this.tag = new Memory(tagBytes);
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, tagBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    if (!tag.valid()) {
      throw new HashcostException.Unsupported("argon2: closed; make another hasher");
    }
    // None of zero bytes can be had.
    try (Memory password = new Memory(Math.max(1, length))) {
      try {
        password.write(0, input, offset, length);
        library.hash(costs, password, length, salt, tag);
        tag.read(0, digest, digestOffset, tagBytes);
      } finally {
        password.clear();
        tag.clear();
      }
    }
    return tagBytes;
  }

  @Override
  public void close() {
    salt.close();
    tag.close();
  }
}
