package io.github.hashcost.cli.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What one cell took here and in each of its children, round by round and for as many calls. Not
 * thread-safe.
 */
final class PairedTimes {
  /** In place of the time of a child that could not be had. */
  static final long NONE = -1;

  private final int children;
  private final List<Round> rounds = new ArrayList<>();

  PairedTimes(int children) {
    this.children = children;
  }

  private static final class Round {
    private final int number;
    private final int calls;
    private final long here;
    private final long[] alone;

    Round(int number, int calls, long here, long[] alone) {
      this.number = number;
      this.calls = calls;
      this.here = here;
      this.alone = alone;
    }
  }

  /**
   * @param alone nanoseconds in each child, or {@link #NONE}
   */
  void add(int round, int calls, long here, long[] alone) {
    rounds.add(new Round(round, calls, here, alone.clone()));
  }

  int size() {
    return rounds.size();
  }

  int lastRound() {
    return rounds.isEmpty() ? -1 : rounds.get(rounds.size() - 1).number;
  }

  int round(int i) {
    return rounds.get(i).number;
  }

  int calls(int i) {
    return rounds.get(i).calls;
  }

  long here(int i) {
    return rounds.get(i).here;
  }

  long alone(int i, int child) {
    return rounds.get(i).alone[child];
  }

  /** Nanoseconds per call. */
  double[] here() {
    return rounds.stream().mapToDouble(r -> (double) r.here / r.calls).toArray();
  }

  /** Nanoseconds per call. */
  double[] alone(int child) {
    return rounds.stream().mapToDouble(r -> (double) r.alone[child] / r.calls).toArray();
  }

  /** Those children that were there in every round. */
  int[] whole() {
    return IntStream.range(0, children)
        .filter(child -> rounds.stream().allMatch(r -> r.alone[child] > 0))
        .toArray();
  }
}
