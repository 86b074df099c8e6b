package io.github.hashcost.testkit;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.Parameter.Role;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.testkit.Check.Broken;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A function at the setting that is checked. Immutable. */
final class Subject {
  private static final long SEED = 42;
  private static final long SLOW_NANOS = 500_000;

  private final Candidate candidate;

  private Subject(Candidate candidate) {
    this.candidate = candidate;
  }

  /** At its least cost, with salt and key drawn. */
  static Subject of(Candidate candidate) {
    return new Subject(cheapest(candidate).drawn(SEED));
  }

  /** Every parameter of time and memory at its least value, as far as the others allow. */
  static Candidate cheapest(Candidate candidate) {
    Candidate cheapest = candidate;
    for (Parameter parameter : candidate.spec().parameters().parameters()) {
      if (parameter.role() == Role.TIME || parameter.role() == Role.MEMORY) {
        try {
          cheapest = cheapest.with(parameter.name(), parameter.min());
        } catch (HashcostException.InvalidParameter e) {
          // A rule with another parameter forbids it.
        }
      }
    }
    return cheapest;
  }

  /** Dear enough that what a password's length adds would show against the rest. */
  static Candidate costing(Candidate candidate, Duration least) {
    Candidate dearer = cheapest(candidate).drawn(SEED);
    for (Parameter parameter : candidate.spec().parameters().parameters()) {
      if (parameter.role() == Role.TIME || parameter.role() == Role.MEMORY) {
        dearer = turnedUp(dearer, parameter, least.toNanos());
      }
    }
    return dearer;
  }

  private static Candidate turnedUp(Candidate candidate, Parameter parameter, long leastNanos) {
    Candidate dearer = candidate;
    while (new Subject(dearer).nanos() < leastNanos) {
      long value = dearer.setting().number(parameter.name());
      boolean doubles = parameter.step() == Parameter.Step.DOUBLES_PER_UNIT;
      long next = doubles ? value + 1 : Math.max(value + 1, 2 * value);
      try {
        dearer = dearer.with(parameter.name(), next);
      } catch (HashcostException.InvalidParameter e) {
        return dearer;
      }
    }
    return dearer;
  }

  Candidate candidate() {
    return candidate;
  }

  int digestBytes() {
    return candidate.spec().digestBytes(candidate.setting());
  }

  Hasher newHasher() {
    return candidate.newHasher();
  }

  /** The lengths to ask for: fewer of one that takes its time. */
  List<Integer> lengths() {
    return isSlow()
        ? List.of(0, 1, 8, 63, 72)
        : Stream.concat(
                IntStream.rangeClosed(0, 160).boxed(),
                List.of(191, 192, 193, 255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 4097)
                    .stream())
            .toList();
  }

  boolean isSlow() {
    return nanos() > SLOW_NANOS;
  }

  /** Of one call, the quickest of a few; 0 where it fails, which is another check's question. */
  private long nanos() {
    byte[] input = printable(8);
    byte[] digest = new byte[digestBytes()];
    try (Hasher hasher = newHasher()) {
      long best = Long.MAX_VALUE;
      for (int i = 0; i < 3; i++) {
        long start = System.nanoTime();
        hasher.hash(input, 0, input.length, digest, 0);
        best = Math.min(best, System.nanoTime() - start);
      }
      return best;
    } catch (RuntimeException e) {
      return 0;
    }
  }

  /**
   * The digest of an input; empty where the function refuses it.
   *
   * @throws Broken when it answers another number of bytes than its spec says
   */
  Optional<byte[]> digest(Hasher hasher, byte[] input) throws Broken {
    byte[] digest = new byte[digestBytes()];
    int written;
    try {
      written = hasher.hash(input, 0, input.length, digest, 0);
    } catch (HashcostException.InvalidParameter e) {
      return Optional.empty();
    }
    Broken.unless(
        written == digest.length,
        "answers " + written + " bytes where its spec says " + digest.length);
    return Optional.of(digest);
  }

  Optional<byte[]> digest(byte[] input) throws Broken {
    try (Hasher hasher = newHasher()) {
      return digest(hasher, input);
    }
  }

  /** Printable ASCII without blanks, the same for the same length: legal for every function. */
  static byte[] printable(int length) {
    SplittableRandom random = new SplittableRandom(length);
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) ('!' + random.nextInt('~' - '!' + 1));
    }
    return bytes;
  }
}
