package io.github.hashcost.providers.simple;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.LongHasher;
import io.github.hashcost.api.TestVector;
import java.util.Objects;

/**
 * Daniel J. Bernstein's hash in 64 bits: {@code h = 5381}, then {@code h = 33 h + c mod 2^64} for
 * every byte {@code c}, taken as 0 to 255. Source: Ozan Yigit, "Hash Functions", York University,
 * section djb2, with its {@code unsigned long} of 64 bits and its {@code unsigned char}. No state.
 */
final class Djb2 implements LongHasher {
  private Djb2() {}

  static HashFunction function() {
    HashSpec spec =
        HashSpec.builder("djb2")
            .digestBits(64)
            .output(HashSpec.Output.LONG)
            .implementation("hashcost")
            .build();
    return HashFunction.ofLong(spec, new Djb2(), vectors());
  }

  @Override
  public long hashToLong(byte[] input, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, input.length);
    long hash = 5381;
    int end = offset + length;
    for (int i = offset; i < end; i++) {
      // In the order of the published code. Adding the byte first would shorten the chain of each
      // step, but it would be another loop than the one that programs have.
      hash = ((hash << 5) + hash) + (input[i] & 0xff);
    }
    return hash;
  }

  /** Nobody publishes values of the 64-bit form; these follow from the definition by arithmetic. */
  private static TestVector[] vectors() {
    return new TestVector[] {
      TestVector.hex("", "0000000000001505", "djb2 by its definition: the seed, 5381"),
      TestVector.hex("61", "000000000002b606", "djb2 by its definition: 5381 * 33 + 97 = 177670"),
      TestVector.hex(
          "6162", "0000000000597728", "djb2 by its definition: 177670 * 33 + 98 = 5863208"),
      TestVector.hex(
          "80ff",
          "0000000000597bc4",
          "djb2 by its definition: (5381 * 33 + 128) * 33 + 255 = 5864388"),
      TestVector.hex(
          "ffffffffffffffffffffffffffffffff",
          "a33f5f5bb003bff5",
          "djb2 by its definition: (5381 * 33^16 + 255 * (33^16 - 1) / 32) mod 2^64"),
    };
  }
}
