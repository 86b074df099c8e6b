package io.github.hashcost.testkit;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.testkit.Check.Broken;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a function answers, and where it writes it. */
final class DigestChecks {
  private static final int MARGIN = 64;
  private static final int ODD_OFFSET = 13;

  private final Subject subject;

  DigestChecks(Subject subject) {
    this.subject = subject;
  }

  void vectors(List<String> remarks) throws Broken {
    Optional<TestVector> failing = subject.candidate().failingVector();
    Broken.unless(
        failing.isEmpty(),
        "fails its test vector of " + failing.map(TestVector::source).orElse(""));
    if (subject.candidate().function().testVectors().isEmpty()) {
      remarks.add("has no test vectors: nothing shows that it is what its name says");
    }
  }

  void determinism(List<String> remarks) throws Broken {
    try (Hasher one = subject.newHasher();
        Hasher two = subject.newHasher()) {
      for (int length : List.of(0, 8, 64)) {
        byte[] input = Subject.printable(length);
        Optional<byte[]> first = subject.digest(one, input);
        for (Hasher hasher : List.of(one, one, two)) {
          Broken.unless(
              same(first, subject.digest(hasher, input)),
              "answers differently for the same " + length + " bytes");
        }
      }
    }
  }

  void offsets(List<String> remarks) throws Broken {
    try (Hasher hasher = subject.newHasher()) {
      for (int length : subject.lengths()) {
        byte[] input = Subject.printable(length);
        byte[] around = Subject.printable(ODD_OFFSET + length + ODD_OFFSET);
        System.arraycopy(input, 0, around, ODD_OFFSET, length);
        Optional<byte[]> plain = subject.digest(hasher, input);
        byte[] digest = new byte[subject.digestBytes()];
        Optional<byte[]> within = Optional.of(digest);
        try {
          hasher.hash(around, ODD_OFFSET, length, digest, 0);
        } catch (HashcostException.InvalidParameter e) {
          within = Optional.empty();
        }
        Broken.unless(
            same(plain, within),
            "answers differently for the same "
                + length
                + " bytes when they lie at offset "
                + ODD_OFFSET
                + " of a longer array");
      }
    }
  }

  void bounds(List<String> remarks) throws Broken {
    int length = subject.digestBytes();
    byte[] input = Subject.printable(8);
    try (Hasher hasher = subject.newHasher()) {
      byte[] expected = subject.digest(hasher, input).orElse(new byte[0]);
      // Two different ones: a byte that is overwritten with itself would not be noticed.
      for (byte planted : new byte[] {0x5A, (byte) 0xA5}) {
        byte[] out = new byte[MARGIN + length + MARGIN];
        Arrays.fill(out, planted);
        int written = hasher.hash(input, 0, input.length, out, MARGIN);
        Broken.unless(
            written == length, "answers " + written + " bytes where its spec says " + length);
        for (int i = 0; i < out.length; i++) {
          boolean ours = i >= MARGIN && i < MARGIN + length;
          Broken.unless(
              ours || out[i] == planted,
              "writes at byte " + (i - MARGIN) + ", beside the " + length + " of its digest");
        }
        Broken.unless(
            Arrays.equals(expected, Arrays.copyOfRange(out, MARGIN, MARGIN + length)),
            "answers differently when the digest starts at offset " + MARGIN);
      }
    }
  }

  void inputUntouched(List<String> remarks) throws Broken {
    try (Hasher hasher = subject.newHasher()) {
      for (int length : subject.lengths()) {
        byte[] input = Subject.printable(length);
        byte[] before = input.clone();
        Optional<byte[]> unused = subject.digest(hasher, input);
        Broken.unless(
            Arrays.equals(input, before),
            "changes its input of length " + length + (unused.isEmpty() ? ", refused" : ""));
      }
    }
  }

  static boolean same(Optional<byte[]> one, Optional<byte[]> two) {
    return one.isPresent() == two.isPresent()
        && Arrays.equals(one.orElse(new byte[0]), two.orElse(new byte[0]));
  }
}
