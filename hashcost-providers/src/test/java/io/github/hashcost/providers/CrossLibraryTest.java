package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The same function of several libraries is the same function. */
class CrossLibraryTest {
  private static final List<List<Subject>> SHARED =
      Subject.all().stream()
          .collect(Collectors.groupingBy(subject -> subject.function().spec().name()))
          .values()
          .stream()
          .filter(same -> same.size() > 1)
          .toList();

  @Test
  void comparesTheseFunctions() {
    assertThat(SHARED.stream().map(Object::toString))
        .containsExactlyInAnyOrder(
            "[jca/sha-256, bc/sha-256]",
            "[jca/sha-512, bc/sha-512]",
            "[jca/sha3-224, bc/sha3-224]",
            "[jca/sha3-256, bc/sha3-256]",
            "[jca/sha3-384, bc/sha3-384]",
            "[jca/sha3-512, bc/sha3-512]",
            "[jca/pbkdf2-hmac-sha1, password4j/pbkdf2-hmac-sha1]",
            "[jca/pbkdf2-hmac-sha256, bc/pbkdf2-hmac-sha256, password4j/pbkdf2-hmac-sha256]",
            "[jca/pbkdf2-hmac-sha512, bc/pbkdf2-hmac-sha512, password4j/pbkdf2-hmac-sha512]",
            "[bc/scrypt, password4j/scrypt]",
            "[bc/bcrypt, password4j/bcrypt" + orNative("bcrypt"),
            "[bc/argon2id, password4j/argon2id" + orNative("argon2id"),
            "[bc/argon2i, password4j/argon2i" + orNative("argon2i"),
            "[bc/argon2d, password4j/argon2d" + orNative("argon2d"));
  }

  private static String orNative(String name) {
    return (Subject.isThere("native/" + name) ? ", native/" + name : "") + "]";
  }

  @Test
  void theSameNameTakesTheSameCostsWithTheSameDefaults() {
    for (List<Subject> same : SHARED) {
      assertThat(same.stream().map(CrossLibraryTest::costs))
          .as("%s", same)
          .containsOnly(costs(same.get(0)));
    }
  }

  /** Not the greatest values, which are the library's, nor the version that one has alone. */
  private static List<String> costs(Subject subject) {
    return subject.function().spec().parameters().parameters().stream()
        .filter(p -> !p.isBytes() && !(subject.id().endsWith("/bcrypt") && p.name().equals("v")))
        .map(p -> List.of(p.name(), p.role(), p.step(), p.min(), p.defaultValue()) + p.unit())
        .toList();
  }

  @Property(tries = 300)
  void givesTheSameBytesInEveryLibrary(
      @ForAll("inputs") byte[] any, @ForAll @IntRange(max = 33) int offset) {
    for (List<Subject> same : SHARED) {
      byte[] input = any;
      for (Subject subject : same) {
        input = subject.fit(input);
      }
      byte[] shifted = new byte[offset + input.length];
      System.arraycopy(input, 0, shifted, offset, input.length);
      byte[] expected = same.get(0).hash(same.get(0).newHasher(), input);
      for (Subject subject : same) {
        byte[] digest = new byte[offset + subject.digestBytes()];
        subject.newHasher().hash(shifted, offset, input.length, digest, offset);
        assertThat(Arrays.copyOfRange(digest, offset, digest.length))
            .as("%s of %d bytes at %d", subject, input.length, offset)
            .isEqualTo(expected);
      }
    }
  }

  /** Any length up to 300, and those within a few bytes of the end of a block. */
  @Provide
  Arbitrary<byte[]> inputs() {
    Arbitrary<Integer> borders =
        Combinators.combine(
                Arbitraries.of(64, 72, 104, 128, 136, 144),
                Arbitraries.integers().between(1, 8),
                Arbitraries.integers().between(-18, 2))
            .as((block, count, off) -> block * count + off);
    Arbitrary<Integer> lengths = Arbitraries.oneOf(Arbitraries.integers().between(0, 300), borders);
    return Combinators.combine(lengths, Arbitraries.longs())
        .as(
            (length, seed) -> {
              byte[] input = new byte[length];
              new Random(seed).nextBytes(input);
              return input;
            });
  }
}
