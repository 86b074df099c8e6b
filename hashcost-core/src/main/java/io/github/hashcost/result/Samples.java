package io.github.hashcost.result;

import java.util.Arrays;

/**
 * Raw times of one cell. Each sample knows its round: only samples of one round are paired.
 * Immutable.
 */
public final class Samples {
  private final int[] rounds;
  private final long[] calls;
  private final long[] elapsedNanos;

  private Samples(int[] rounds, long[] calls, long[] elapsedNanos) {
    this.rounds = rounds;
    this.calls = calls;
    this.elapsedNanos = elapsedNanos;
  }

  /**
   * Arrays of one length; sample i took {@code elapsedNanos[i]} for {@code calls[i]} calls in round
   * {@code rounds[i]}.
   *
   * @param rounds ascending, none twice
   * @param calls at least 1 each
   * @throws IllegalArgumentException when they are not so
   */
  public static Samples of(int[] rounds, long[] calls, long[] elapsedNanos) {
    if (rounds.length != calls.length || rounds.length != elapsedNanos.length) {
      throw new IllegalArgumentException(
          "samples: "
              + rounds.length
              + " rounds, "
              + calls.length
              + " calls, "
              + elapsedNanos.length
              + " times; as many of each are allowed");
    }
    for (int i = 0; i < rounds.length; i++) {
      if (calls[i] < 1 || (i > 0 && rounds[i] <= rounds[i - 1])) {
        throw new IllegalArgumentException(
            "sample "
                + i
                + ": "
                + calls[i]
                + " calls in round "
                + rounds[i]
                + "; rounds must ascend, calls be 1 or more");
      }
    }
    return new Samples(rounds.clone(), calls.clone(), elapsedNanos.clone());
  }

  /**
   * The same samples, in rounds of higher numbers: for what ran at other moments than the rest of a
   * run, so that nothing is taken for paired.
   *
   * @throws ArithmeticException when a number goes beyond an int
   */
  public Samples shifted(int rounds) {
    int[] later = Arrays.stream(this.rounds).map(r -> Math.addExact(r, rounds)).toArray();
    return new Samples(later, calls, elapsedNanos);
  }

  /** The number of samples, which are numbered from 0 on. */
  public int size() {
    return rounds.length;
  }

  public int round(int i) {
    return rounds[i];
  }

  public long calls(int i) {
    return calls[i];
  }

  public long elapsedNanos(int i) {
    return elapsedNanos[i];
  }

  public double nanosPerCall(int i) {
    return (double) elapsedNanos[i] / calls[i];
  }

  /** A fresh array, in the order of the rounds. */
  public double[] nanosPerCall() {
    double[] nanos = new double[size()];
    Arrays.setAll(nanos, this::nanosPerCall);
    return nanos;
  }

  public long totalCalls() {
    return Arrays.stream(calls).sum();
  }

  public long totalNanos() {
    return Arrays.stream(elapsedNanos).sum();
  }

  @Override
  public String toString() {
    return size() + " samples";
  }
}
