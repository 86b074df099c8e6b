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
  private static final byte BEFORE_TIMING = 0x5A;
  private static final byte AFTER_TIMING = (byte) ~BEFORE_TIMING;

  private final GuardedCall call;
  private final Loop loop;
  private final Mode mode;
  private final byte[][] inputs;
  private final byte[][] timed;
  private final byte[] expected;

  private HashRig(
      GuardedCall call, Loop loop, Mode mode, byte[][] inputs, byte[][] timed, byte[] expected) {
    this.call = call;
    this.loop = loop;
    this.mode = mode;
    this.inputs = inputs;
    this.timed = timed;
    this.expected = expected;
  }

  /**
   * Sets up a function that passes its test vectors.
   *
   * @param made what to time: the candidate, or the same made again
   * @param loops those of its cell
   * @throws Refusal when a test vector fails, the setting or the input is refused, a call changes
   *     its input or writes something else than a digest of the right length, or what was made
   *     again answers another digest
   */
  static HashRig of(
      Candidate candidate, Candidate made, Input source, Mode wanted, LoopCopies loops)
      throws Refusal {
    Optional<TestVector> failing = candidate.failingVector();
    if (failing.isPresent()) {
      throw new Refusal(Failure.WRONG_DIGEST, "test vector fails: " + failing.get());
    }
    byte[][] inputs = source.copies();
    int length = candidate.spec().digestBytes(candidate.setting());
    Hasher hasher = hasher(made);
    GuardedCall call = new GuardedCall(candidate.origin(), hasher, length);
    try {
      byte[] expected = call.digest(inputs[0], BEFORE_TIMING);
      if (made != candidate && !Arrays.equals(expected, digestOf(candidate, inputs[0], length))) {
        throw new Refusal(Failure.NOT_REPRODUCIBLE, "made again, it answers another digest");
      }
      byte[][] timed = source.copies();
      byte[] digest = new byte[length];
      int link = wanted == Mode.LATENCY ? link(timed) : -1;
      if (link < 0) {
        Loop loop = loops.independent(hasher, timed, digest);
        return new HashRig(call, loop, Mode.THROUGHPUT, inputs, timed, expected);
      }
      Loop loop = loops.chained(hasher, timed[0], digest, link);
      // What is timed changes by design, so there is nothing to compare after.
      return new HashRig(call, loop, Mode.LATENCY, inputs, inputs, expected);
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
      return new GuardedCall(candidate.origin(), hasher, length).digest(input, BEFORE_TIMING);
    }
  }

  /**
   * Where the digest before may change the input: at a printable byte whose neighbour is printable
   * too, so that text stays text; else at the first byte; -1 in an empty input, and where there are
   * several.
   */
  private static int link(byte[][] inputs) {
    byte[] input = inputs[0];
    if (inputs.length > 1 || input.length == 0) {
      return -1;
    }
    for (int i = 0; i < input.length; i++) {
      if (input[i] >= ' ' && input[i] < '~') {
        return i;
      }
    }
    return 0;
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
    byte[] digest = call.digest(inputs[0], AFTER_TIMING);
    if (!Arrays.deepEquals(timed, inputs)) {
      throw GuardedCall.changedInput();
    }
    if (!Arrays.equals(digest, expected)) {
      throw new Refusal(
          Failure.NOT_DETERMINISTIC, "the digest after timing differs from the one before");
    }
  }

  @Override
  public void close() {
    call.close();
  }
}
