package com.example.hash;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** {@code example/adler-32}: the checksum of RFC 1950, by its section 8.2. */
public final class AdlerProvider implements HashProvider {
  @Override
  public String name() {
    return "example";
  }

  @Override
  public List<HashFunction> functions() {
    var spec = HashSpec.builder("adler-32").digestBits(32).output(HashSpec.Output.LONG).build();
    var sums = TestVector.utf8("abc", "024d0127", "RFC 1950 section 8.2: 3a + 2b + c + 3");
    var wrap = TestVector.utf8("a".repeat(100_000), "79660b4d", "Go: hash/adler32/adler32_test.go");
    return List.of(HashFunction.ofLong(spec, AdlerProvider::adler32, sums, wrap));
  }

  private static long adler32(byte[] input, int offset, int length) {
    long a = 1;
    long b = 0;
    for (int i = offset; i < offset + length; i++) {
      a = (a + (input[i] & 0xff)) % 65521;
      b = (b + a) % 65521;
    }
    return b << 16 | a;
  }
}
