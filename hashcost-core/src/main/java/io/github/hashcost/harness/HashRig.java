package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Mode;
import java.util.Arrays;
import java.util.Optional;

/**
 * A hash function on an input, proved correct before it is timed and compared with itself after.
 */
final class HashRig implements Rig {
  private final Hasher hasher;
  private final Loop loop;
  private final Mode mode;
  private final byte[] input;
  private final byte[] expected;

  private HashRig(Hasher hasher, Loop loop, Mode mode, byte[] input, byte[] expected) {
    this.hasher = hasher;
    this.loop = loop;
    this.mode = mode;
    this.input = input;
    this.expected = expected;
  }

  /**
   * Sets up a function that passes its test vectors.
   *
   * @param made what to time: the candidate, or the same made again
   * @throws Refusal when a test vector fails, the setting or the input is refused, a digest has the
   *     wrong length, or what was made again answers another digest
   */
  static HashRig of(Candidate candidate, Candidate made, Input source, Mode wanted) throws Refusal {
    Optional<TestVector> failing = candidate.failingVector();
    if (failing.isPresent()) {
      throw new Refusal(Failure.WRONG_DIGEST, "test vector fails: " + failing.get());
    }
    byte[] input = source.copy();
    int length = candidate.spec().digestBytes(candidate.setting());
    Hasher hasher = hasher(made);
    try {
      byte[] expected = digest(hasher, input, length);
      if (made != candidate && !Arrays.equals(expected, digestOf(candidate, input, length))) {
        throw new Refusal(Failure.NOT_REPRODUCIBLE, "made again, it answers another digest");
      }
      byte[] timed = source.copy();
      byte[] digest = new byte[length];
      int link = wanted == Mode.LATENCY ? link(timed) : -1;
      Loop loop =
          link < 0
              ? LoopCopies.independent(hasher, timed, digest)
              : LoopCopies.chained(hasher, timed, digest, link);
      return new HashRig(hasher, loop, link < 0 ? Mode.THROUGHPUT : Mode.LATENCY, input, expected);
    } catch (Refusal | RuntimeException | Error e) {
      hasher.close();
      throw e;
    }
  }

  private static Hasher hasher(Candidate candidate) throws Refusal {
    try {
      return candidate.newHasher();
    } catch (HashcostException.InvalidParameter e) {
      throw new Refusal(Failure.REFUSED, String.valueOf(e.getMessage()));
    }
  }

  private static byte[] digestOf(Candidate candidate, byte[] input, int length) throws Refusal {
    try (Hasher hasher = hasher(candidate)) {
      return digest(hasher, input, length);
    }
  }

  private static byte[] digest(Hasher hasher, byte[] input, int length) throws Refusal {
    byte[] digest = new byte[length];
    int written;
    try {
      written = hasher.hash(input, 0, input.length, digest, 0);
    } catch (HashcostException.InvalidParameter e) {
      throw new Refusal(Failure.REFUSED, String.valueOf(e.getMessage()));
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new Refusal(
          Failure.WRONG_LENGTH, "writes outside the " + length + " bytes that its spec says");
    }
    if (written != length) {
      throw new Refusal(
          Failure.WRONG_LENGTH, "answers " + written + " bytes where its spec says " + length);
    }
    return digest;
  }

  /**
   * Where the digest before may change the input: at a printable byte whose neighbour is printable
   * too, so that text stays text; else at the first byte; -1 in an empty input.
   */
  private static int link(byte[] input) {
    for (int i = 0; i < input.length; i++) {
      if (input[i] >= ' ' && input[i] < '~') {
        return i;
      }
    }
    return input.length == 0 ? -1 : 0;
  }

  @Override
  public Loop loop() {
    return loop;
  }

  @Override
  public Mode mode() {
    return mode;
  }

  @Override
  public void verify() throws Refusal {
    if (!Arrays.equals(digest(hasher, input, expected.length), expected)) {
      throw new Refusal(
          Failure.NOT_DETERMINISTIC, "the digest after timing differs from the one before");
    }
  }

  @Override
  public void close() {
    hasher.close();
  }
}
