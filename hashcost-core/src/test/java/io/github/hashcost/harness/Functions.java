package io.github.hashcost.harness;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Functions planted for tests, found as {@code planted/…}. */
final class Functions {
  private Functions() {}

  record Planted(List<HashFunction> functions) implements HashProvider {
    @Override
    public String name() {
      return "planted";
    }
  }

  static Candidate candidate(String name, Supplier<Hasher> hashers, TestVector... vectors) {
    HashFunction function =
        HashFunction.of(HashSpec.builder(name).digestBits(32).build(), hashers, vectors);
    return HashCatalog.of(new Planted(List.of(function))).get("planted/" + name);
  }

  /** Four bytes that depend on every byte of the input. */
  static int digest(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    int h = Arrays.hashCode(Arrays.copyOfRange(input, offset, offset + length));
    for (int i = 0; i < 4; i++) {
      digest[digestOffset + i] = (byte) (h >>> (8 * i));
    }
    return 4;
  }

  /** A sound function whose every call takes this long. */
  static Candidate taking(String name, long nanos, FakeClock clock) {
    return candidate(
        name,
        () ->
            (input, offset, length, digest, digestOffset) -> {
              clock.advance(nanos);
              return digest(input, offset, length, digest, digestOffset);
            });
  }
}
