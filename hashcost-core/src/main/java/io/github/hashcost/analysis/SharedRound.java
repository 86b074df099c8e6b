package io.github.hashcost.analysis;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One round in which every thread of a crew was timed.
 *
 * @param calls of all threads together
 * @param rate calls of all threads in a nanosecond, the sum of their rates
 */
record SharedRound(int number, long calls, double rate) {
  /**
   * @param crew one cell for each thread, of one pass
   * @throws HashcostException.Unsupported when one has no samples, or a batch took no time, or they
   *     share no round
   */
  static List<SharedRound> of(List<Cell> crew) {
    List<Map<Integer, Integer>> samplesByRound = new ArrayList<>();
    for (Cell cell : crew) {
      Samples samples = Pair.samples(cell);
      Map<Integer, Integer> byRound = new HashMap<>();
      for (int i = 0; i < samples.size(); i++) {
        byRound.put(samples.round(i), i);
      }
      samplesByRound.add(byRound);
    }
    List<SharedRound> shared = new ArrayList<>();
    Samples first = Pair.samples(crew.get(0));
    for (int i = 0; i < first.size(); i++) {
      int round = first.round(i);
      if (samplesByRound.stream().allMatch(samples -> samples.containsKey(round))) {
        shared.add(of(crew, samplesByRound, round));
      }
    }
    if (shared.isEmpty()) {
      throw new HashcostException.Unsupported(
          "the threads of " + crew.get(0) + " share no round, so they did not run at once");
    }
    return shared;
  }

  private static SharedRound of(
      List<Cell> crew, List<Map<Integer, Integer>> samplesByRound, int round) {
    long calls = 0;
    double rate = 0;
    for (int thread = 0; thread < crew.size(); thread++) {
      Samples samples = Pair.samples(crew.get(thread));
      int i = samplesByRound.get(thread).getOrDefault(round, -1);
      if (samples.elapsedNanos(i) <= 0) {
        throw new HashcostException.Unsupported(
            crew.get(thread)
                + " on "
                + crew.size()
                + " threads took no measurable time: the clock is too coarse for its batches; plan"
                + " longer ones");
      }
      calls += samples.calls(i);
      rate += (double) samples.calls(i) / samples.elapsedNanos(i);
    }
    return new SharedRound(round, calls, rate);
  }
}
