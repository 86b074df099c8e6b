package io.github.hashcost.harness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The order of the cells in each round: a random permutation, the same for the same seed. A fixed
 * order would give each cell the same neighbours, and what they leave in caches and predictors, in
 * every round.
 */
final class Schedule {
  private final Random random;

  Schedule(long seed) {
    random = new Random(seed);
  }

  <T> List<T> nextRound(List<T> cells) {
    List<T> order = new ArrayList<>(cells);
    Collections.shuffle(order, random);
    return order;
  }
}
