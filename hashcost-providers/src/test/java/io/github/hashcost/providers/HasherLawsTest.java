package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hashcost.api.Hasher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HasherLawsTest {
  private static final String SUBJECTS = "io.github.hashcost.providers.Subject#all";

  @Property(tries = 500)
  void readsAndWritesItsOwnRangesOnly(
      @ForAll("subjects") Subject subject,
      @ForAll @Size(max = 300) byte[] bytes,
      @ForAll @IntRange(max = 17) int before,
      @ForAll @IntRange(max = 17) int after,
      @ForAll byte noise) {
    check(subject, subject.fit(bytes), before, after, noise);
  }

  @Provide
  Arbitrary<Subject> subjects() {
    return Arbitraries.of(Subject.all());
  }

  @ParameterizedTest
  @MethodSource(SUBJECTS)
  void agreesWithItsReferenceAtEveryLengthUpTo300(Subject subject) {
    for (int length = 0; length <= 300; length++) {
      check(subject, subject.fit(message(length)), 1 + 2 * (length % 7), 3, (byte) 0xa5);
    }
  }

  private static void check(Subject subject, byte[] message, int before, int after, byte noise) {
    byte[] input = framed(message, before, after, noise);
    byte[] digest = framed(new byte[subject.digestBytes()], after, before, noise);
    byte[] inputBefore = input.clone();

    int written = subject.newHasher().hash(input, before, message.length, digest, after);

    assertThat(written).isEqualTo(subject.digestBytes());
    assertThat(digest).isEqualTo(framed(subject.expected(message), after, before, noise));
    assertThat(input).isEqualTo(inputBefore);
  }

  @ParameterizedTest
  @MethodSource(SUBJECTS)
  void computesInPlace(Subject subject) {
    byte[] message = subject.fit(message(subject.digestBytes()));
    byte[] array = message.clone();

    subject.newHasher().hash(array, 0, array.length, array, 0);

    assertThat(array).isEqualTo(subject.expected(message));
  }

  @ParameterizedTest
  @MethodSource(SUBJECTS)
  void twoHashersDoNotDisturbEachOther(Subject subject) {
    Hasher first = subject.newHasher();
    Hasher second = subject.newHasher();
    for (int length = 0; length < 100; length++) {
      byte[] once = subject.fit(message(length));
      byte[] twice = subject.fit(message(2 * length));
      assertThat(subject.hash(first, once)).isEqualTo(subject.expected(once));
      assertThat(subject.hash(second, twice)).isEqualTo(subject.expected(twice));
    }
  }

  @ParameterizedTest
  @MethodSource(SUBJECTS)
  void canBeUsedAgainAfterACallThatThrew(Subject subject) {
    Hasher hasher = subject.newHasher();
    byte[] message = subject.fit(message(20));
    byte[] digest = new byte[subject.digestBytes()];

    Throwable shortDigest = catchThrowable(() -> hasher.hash(message, 0, 20, digest, 1));
    assertThat(subject.hash(hasher, message)).isEqualTo(subject.expected(message));
    Throwable shortInput = catchThrowable(() -> hasher.hash(message, 1, 20, digest, 0));
    assertThat(subject.hash(hasher, message)).isEqualTo(subject.expected(message));

    assertThat(shortDigest).isInstanceOf(RuntimeException.class);
    assertThat(shortInput).isInstanceOf(RuntimeException.class);
  }

  @ParameterizedTest
  @MethodSource(SUBJECTS)
  void eightThreadsWithAHasherEachAgree(Subject subject) throws Exception {
    int links = subject.isSlow() ? 50 : 500;
    Callable<byte[]> chain =
        () -> {
          Hasher hasher = subject.newHasher();
          byte[] digest = message(123);
          for (int i = 0; i < links; i++) {
            digest = subject.hash(hasher, subject.fit(digest));
          }
          return digest;
        };
    byte[] expected = message(123);
    for (int i = 0; i < links; i++) {
      expected = subject.expected(subject.fit(expected));
    }

    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<byte[]>> digests = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        digests.add(threads.submit(chain));
      }
      for (Future<byte[]> digest : digests) {
        assertThat(digest.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static byte[] framed(byte[] bytes, int before, int after, byte noise) {
    byte[] framed = new byte[before + bytes.length + after];
    Arrays.fill(framed, noise);
    System.arraycopy(bytes, 0, framed, before, bytes.length);
    return framed;
  }

  /** Bytes of all kinds, high bits and zeros among them. */
  private static byte[] message(int length) {
    byte[] message = new byte[length];
    new Random(length).nextBytes(message);
    return message;
  }
}
