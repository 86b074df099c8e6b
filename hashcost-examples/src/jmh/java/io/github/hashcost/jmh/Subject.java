package io.github.hashcost.jmh;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.Optional;
import java.util.SplittableRandom;

/** What a benchmark calls: the adapter that a harness times too, proved correct before. */
final class Subject {
  /** Decides a key that is drawn, as in a plan. */
  private static final long SEED = 42;

  private final Candidate candidate;

  private Subject(Candidate candidate) {
    this.candidate = candidate;
  }

  static Subject of(String function) {
    Candidate candidate = HashCatalog.discover().get(function).drawn(SEED);
    Optional<TestVector> failing = candidate.failingVector();
    if (failing.isPresent()) {
      throw new IllegalStateException(candidate + ": test vector fails: " + failing.get());
    }
    return new Subject(candidate);
  }

  Hasher hasher() {
    return candidate.newHasher();
  }

  byte[] digest() {
    return new byte[candidate.spec().digestBytes(candidate.setting())];
  }

  /** Printable ASCII, as a harness gives for a size. */
  static byte[] input(int bytes) {
    SplittableRandom random = new SplittableRandom(bytes);
    byte[] input = new byte[bytes];
    for (int i = 0; i < bytes; i++) {
      input[i] = (byte) random.nextInt('!', '~' + 1);
    }
    return input;
  }
}
