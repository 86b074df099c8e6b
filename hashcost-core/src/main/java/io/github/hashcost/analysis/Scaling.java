package io.github.hashcost.analysis;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.List;

/**
 * What several threads get done at once, beside one thread. Made by {@link Comparison}. Immutable.
 *
 * <p>In one round thread t makes {@code c_t} calls in {@code e_t} nanoseconds, while all the others
 * work too. The threads together then make {@code T = sum(c_t / e_t)} calls in a nanosecond, and
 * {@code n / T} is the time of a call, the harmonic mean over the n threads. (Their arithmetic mean
 * would not fit the total where one thread is slower than another.) One thread alone needs {@code
 * s} nanoseconds for a call in that round.
 */
public final class Scaling {
  private static final double NANOS_PER_SECOND = 1e9;

  private final int threads;
  private final Estimate callsPerSecond;
  private final Ratio slowdown;
  private final List<Caveat> caveats;

  private Scaling(int threads, Estimate callsPerSecond, Ratio slowdown, List<Caveat> caveats) {
    this.threads = threads;
    this.callsPerSecond = callsPerSecond;
    this.slowdown = slowdown;
    this.caveats = caveats;
  }

  /**
   * @param crew one cell for each thread, of one pass
   * @param alone on one thread
   */
  static Scaling of(List<Cell> crew, Cell alone) {
    List<SharedRound> rounds = SharedRound.of(crew);
    double[] totals =
        rounds.stream().mapToDouble(round -> round.rate() * NANOS_PER_SECOND).toArray();
    Cell together = together(crew, rounds);
    return new Scaling(
        crew.size(),
        Estimate.medianOf(totals),
        Pair.of(together, alone).ratio(),
        Doubts.about(together));
  }

  /** All threads as one cell, with {@code n / T} as the time of a call. */
  private static Cell together(List<Cell> crew, List<SharedRound> rounds) {
    Samples samples =
        Samples.of(
            rounds.stream().mapToInt(SharedRound::number).toArray(),
            rounds.stream().mapToLong(SharedRound::calls).toArray(),
            rounds.stream()
                .mapToLong(r -> Math.round(crew.size() / r.rate() * r.calls()))
                .toArray());
    Cell.Builder together = crew.get(0).toBuilder().samples(samples);
    List<Caveat> seen = new ArrayList<>(crew.get(0).observed());
    for (Cell cell : crew) {
      for (Caveat caveat : cell.observed()) {
        if (seen.stream().noneMatch(other -> other.code().equals(caveat.code()))) {
          seen.add(caveat);
          together.observed(caveat);
        }
      }
    }
    return together.build();
  }

  /** How many at once. */
  public int threads() {
    return threads;
  }

  /** Of all threads together, {@code T} times 10^9: the median of the rounds. */
  public Estimate callsPerSecond() {
    return callsPerSecond;
  }

  /**
   * How many times as long a call takes as on one thread, {@code n / T / s}: the median of the
   * rounds that both have, or of two medians, see {@link Comparison#ratio(Cell, Cell)}. 1 where the
   * threads do not disturb each other, n where they get no more done than one.
   */
  public Ratio slowdown() {
    return slowdown;
  }

  /**
   * The part of n times what one thread gets done, {@code T s / n}: one over {@link #slowdown()}. 1
   * is all of it.
   */
  public Estimate efficiency() {
    Estimate times = slowdown.estimate();
    Interval interval = times.interval();
    return Estimate.of(
        1 / times.point(),
        new Interval(1 / interval.high(), 1 / interval.low(), interval.level()),
        times.samples());
  }

  /**
   * Those seen on any thread, once each, then those that follow from the times of all threads
   * together, see {@link Comparison#caveats(Cell)}.
   */
  public List<Caveat> caveats() {
    return caveats;
  }

  /**
   * Such as {@code 4 threads make 12,300,000 calls a second (12,100,000 to 12,400,000); sha-256 on
   * 4 threads costs 1.30 x as much as sha-256 (1.28 to 1.33)}.
   */
  @Override
  public String toString() {
    Rounding rounding = Rounding.of(callsPerSecond.interval());
    return threads
        + " threads make "
        + rounding.text(callsPerSecond.point())
        + " calls a second ("
        + rounding.text(callsPerSecond.interval())
        + "); "
        + slowdown;
  }
}
