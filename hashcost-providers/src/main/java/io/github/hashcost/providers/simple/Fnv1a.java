package io.github.hashcost.providers.simple;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.LongHasher;
import io.github.hashcost.api.TestVector;
import java.util.Objects;

/**
 * FNV-1a of Fowler, Noll and Vo: {@code h} starts from the offset basis, then {@code h = (h xor c)
 * prime mod 2^n} for every byte {@code c}, taken as 0 to 255. Bases and primes: IETF
 * draft-eastlake-fnv, sections 2 and 5. No state.
 */
final class Fnv1a {
  private static final String SOURCE = "Noll, FNV source code, test_fnv.c";

  private Fnv1a() {}

  static HashFunction of32Bits() {
    return function(
        32,
        Fnv1a::hash32,
        TestVector.hex("", "811c9dc5", SOURCE + ", FNV-1a of 32 bits, 1st"),
        TestVector.utf8("a", "e40c292c", SOURCE + ", FNV-1a of 32 bits, 2nd"),
        TestVector.utf8("foobar", "bf9cf968", SOURCE + ", FNV-1a of 32 bits, 12th"),
        TestVector.hex("ff000001", "c48fb86d", SOURCE + ", FNV-1a of 32 bits, 89th"));
  }

  static HashFunction of64Bits() {
    return function(
        64,
        Fnv1a::hash64,
        TestVector.hex("", "cbf29ce484222325", SOURCE + ", FNV-1a of 64 bits, 1st"),
        TestVector.utf8("a", "af63dc4c8601ec8c", SOURCE + ", FNV-1a of 64 bits, 2nd"),
        TestVector.utf8("foobar", "85944171f73967e8", SOURCE + ", FNV-1a of 64 bits, 12th"),
        TestVector.hex("ff000001", "6961196491cc682d", SOURCE + ", FNV-1a of 64 bits, 89th"));
  }

  private static HashFunction function(int bits, LongHasher hasher, TestVector... vectors) {
    HashSpec spec =
        HashSpec.builder("fnv1a-" + bits)
            .digestBits(bits)
            .output(HashSpec.Output.LONG)
            .implementation("hashcost")
            .build();
    return HashFunction.ofLong(spec, hasher, vectors);
  }

  private static long hash32(byte[] input, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, input.length);
    int hash = 0x811c9dc5;
    int end = offset + length;
    for (int i = offset; i < end; i++) {
      hash = (hash ^ (input[i] & 0xff)) * 0x01000193;
    }
    return hash & 0xffffffffL;
  }

  private static long hash64(byte[] input, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, input.length);
    long hash = 0xcbf29ce484222325L;
    int end = offset + length;
    for (int i = offset; i < end; i++) {
      hash = (hash ^ (input[i] & 0xff)) * 0x00000100000001b3L;
    }
    return hash;
  }
}
