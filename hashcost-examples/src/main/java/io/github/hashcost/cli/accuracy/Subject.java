package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A cell to be checked: a function, with its salt and key, on an input. Immutable. */
final class Subject {
  private static final int PROBED_CALLS = 10;

  private final Candidate candidate;
  private final byte[] input;
  private final Operation operation;

  private Subject(Candidate candidate, byte[] input) {
    this.candidate = candidate;
    this.input = input;
    String label = Input.ofSize(input.length).label();
    operation = Operation.hash(candidate, Input.of(label, input));
  }

  /** All functions on the first size, then all on the second. */
  static List<Subject> of(List<Candidate> candidates, List<Integer> sizes, long seed) {
    List<Subject> subjects = new ArrayList<>();
    for (int size : sizes) {
      byte[] input = printable(size);
      candidates.forEach(c -> subjects.add(new Subject(c.drawn(seed), input)));
    }
    return subjects;
  }

  /** The bytes that the harness's inputs have can be had by nobody else, so these are its own. */
  private static byte[] printable(int size) {
    SplittableRandom random = new SplittableRandom(size);
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) random.nextInt('!', '~' + 1);
    }
    return bytes;
  }

  Candidate candidate() {
    return candidate;
  }

  /** Not to be changed. */
  byte[] input() {
    return input;
  }

  boolean isOfSameFunction(Subject other) {
    return candidate.id().equals(other.candidate.id());
  }

  Operation operation() {
    return operation;
  }

  CellKey key() {
    return CellKey.of(operation);
  }

  /**
   * Before it is compiled, when it allocates at least as much as later; true where nobody counts.
   */
  boolean mayAllocate() {
    try (Hasher hasher = candidate.newHasher()) {
      LoneLoop loop = LoneLoop.of(hasher, input, candidate.spec().digestBytes(candidate.setting()));
      double bytes = Allocation.bytesPerCall(loop, PROBED_CALLS);
      return bytes < 0 || bytes >= 1;
    } catch (RuntimeException e) {
      // The harness fails on it too, and says how.
      return false;
    }
  }

  /**
   * @param inputs all that a child is to run on, this one's among them
   */
  Job job(List<byte[]> inputs, long seed, int cpu) {
    return new Job(candidate.id().toString(), inputs, inputs.indexOf(input), seed, cpu);
  }
}
