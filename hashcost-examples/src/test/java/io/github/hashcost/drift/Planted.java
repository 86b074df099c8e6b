package io.github.hashcost.drift;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/** Functions that hash their input, and then so many percent of it once more. */
abstract class Planted implements HashProvider {
  private final int percentMore;

  Planted(int percentMore) {
    this.percentMore = percentMore;
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public List<HashFunction> functions() {
    HashSpec sum = HashSpec.builder("sum").digestBits(64).output(HashSpec.Output.LONG).build();
    HashSpec digest = HashSpec.builder("digest").digestBits(256).build();
    return List.of(HashFunction.ofLong(sum, this::sum), HashFunction.of(digest, this::digester));
  }

  private int more(int length) {
    return length * percentMore / 100;
  }

  private long sum(byte[] input, int offset, int length) {
    return sum(sum(1, input, offset, length), input, offset, more(length));
  }

  private static long sum(long start, byte[] input, int offset, int length) {
    long sum = start;
    for (int i = offset; i < offset + length; i++) {
      sum = sum * 31 + input[i];
    }
    return sum;
  }

  private Hasher digester() {
    MessageDigest sha;
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    return (input, offset, length, digest, digestOffset) -> {
      sha.update(input, offset, length);
      sha.update(input, offset, more(length));
      try {
        return sha.digest(digest, digestOffset, sha.getDigestLength());
      } catch (DigestException e) {
        throw new IllegalStateException(e);
      }
    };
  }
}
