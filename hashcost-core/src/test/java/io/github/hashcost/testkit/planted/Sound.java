package io.github.hashcost.testkit.planted;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.api.TestVector;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;

/** One function that keeps every promise: the sum of the bytes times 31, as in String.hashCode. */
public class Sound implements HashProvider {
  @Override
  public String name() {
    return "planted";
  }

  @Override
  public List<HashFunction> functions() {
    HashSpec spec =
        HashSpec.builder(functionName())
            .aliases("sum-" + functionName())
            .digestBits(32)
            .claims(claims())
            .build();
    return List.of(HashFunction.of(spec, this::hasher, vector()));
  }

  protected String functionName() {
    return "sum";
  }

  protected SecurityClaims claims() {
    return SecurityClaims.of(
        Strength.NONE, Strength.NONE, false, "this test", LocalDate.of(2026, 11, 30));
  }

  protected TestVector vector() {
    return TestVector.utf8("abc", "00017862", "java.lang.String#hashCode: 96354");
  }

  protected Hasher hasher() {
    return Sound::hash;
  }

  /** The right answer. */
  protected static int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(offset, length, input.length);
    Objects.checkFromIndexSize(digestOffset, 4, digest.length);
    return write(sum(input, offset, length), digest, digestOffset);
  }

  protected static int sum(byte[] input, int offset, int length) {
    int sum = 0;
    for (int i = offset; i < offset + length; i++) {
      sum = 31 * sum + (input[i] & 0xFF);
    }
    return sum;
  }

  protected static int write(int value, byte[] digest, int digestOffset) {
    for (int i = 0; i < 4; i++) {
      digest[digestOffset + i] = (byte) (value >>> (24 - 8 * i));
    }
    return 4;
  }
}
