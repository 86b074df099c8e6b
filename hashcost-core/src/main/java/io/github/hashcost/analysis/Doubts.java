package io.github.hashcost.analysis;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Autocorrelation;
import io.github.hashcost.stats.ClockSteps;
import io.github.hashcost.stats.Halves;
import io.github.hashcost.stats.MeanOverMedian;
import io.github.hashcost.stats.Median;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The reasons to doubt a cell that its samples themselves give. */
final class Doubts {
  static final String CLOCK_TOO_COARSE = "clock-too-coarse";
  static final String FEW_SAMPLES = "few-samples";
  static final String HALVES_DISAGREE = "halves-disagree";
  static final String MEAN_ABOVE_MEDIAN = "mean-above-median";
  static final String AUTOCORRELATED = "autocorrelated";
  static final String FASTER_THAN_MEMORY = "faster-than-memory";
  static final String NOTHING_DONE = "nothing-done";

  /** A median of whole steps may be off by one of them; an interval is to be within 1 %. */
  static final double COARSE_STEP = 0.01;

  /**
   * Where more of the times differ, what lies between two of them is the code's doing. Not below
   * 1/2, so that two times each of three different ones are told.
   */
  static final double COARSE_SHARE = 0.5;

  /**
   * On a quiet host 9 cells of 10 stay below 1.02, under contention it goes up to 2.4. One lost
   * time slice of 4 ms among 300 batches of 150 us adds 0.09: that alone is no reason for doubt.
   */
  static final double MEAN_FAR_ABOVE = 1.1;

  /**
   * On a quiet host 9 cells of 10 stay below 0.25; on one that changes its pace, one of 10 reaches
   * 0.7. At 0.5 an interval should be 1.7 times as wide. Of independent samples, fewer than 1 in
   * 100 sets of any size get there.
   */
  static final double CORRELATED = 0.5;

  /**
   * Bytes in a nanosecond. CRC-32C with the processor's own instruction reads 25, and the fastest
   * reader tried, a vectorised comparison of two arrays in the first-level cache, 124.
   */
  static final double FASTEST_READ = 128;

  /**
   * Nanoseconds. An operation that only answers a number took 0.31 to 0.58 a call on the machine of
   * ADR 0009, so that below this a time is that of the loop and not of a function.
   */
  static final double EMPTY_CALL = 0.6;

  private Doubts() {}

  /** What was observed first. A code that was observed is not said twice. */
  static List<Caveat> about(Cell cell) {
    List<Caveat> all = new ArrayList<>(cell.observed());
    cell.samples().stream()
        .filter(samples -> samples.size() > 0)
        .flatMap(samples -> fromSamples(cell, samples))
        .filter(
            doubt -> cell.observed().stream().noneMatch(seen -> seen.code().equals(doubt.code())))
        .forEach(all::add);
    return List.copyOf(all);
  }

  private static Stream<Caveat> fromSamples(Cell cell, Samples samples) {
    double[] nanos = samples.nanosPerCall();
    double median = Median.of(nanos);
    Stream<Optional<Caveat>> doubts =
        Stream.of(
            clock(samples),
            few(nanos),
            halves(nanos),
            meanAboveMedian(nanos, median),
            autocorrelated(nanos),
            fasterThanMemory(cell.inputBytes(), median),
            nothingDone(median));
    return doubts.flatMap(Optional::stream);
  }

  private static Optional<Caveat> clock(Samples samples) {
    long[] elapsed =
        LongStream.range(0, samples.size()).map(i -> samples.elapsedNanos((int) i)).toArray();
    double median = Median.of(Arrays.stream(elapsed).asDoubleStream().toArray());
    if (!(median > 0)) {
      return coarse("at least half of the batches took no time that the clock could show");
    }
    ClockSteps steps = ClockSteps.of(elapsed);
    return steps.smallest().stream()
        .asDoubleStream()
        .filter(step -> step > COARSE_STEP * median && steps.distinctShare() <= COARSE_SHARE)
        .mapToObj(
            step ->
                "the clock steps by "
                    + usual(step)
                    + " ns, "
                    + percent(step / median)
                    + " of a batch of "
                    + usual(median)
                    + " ns")
        .findFirst()
        .flatMap(Doubts::coarse);
  }

  private static Optional<Caveat> coarse(String detail) {
    return Optional.of(
        Caveat.of(CLOCK_TOO_COARSE, detail, "plan longer batches, or more calls for each sample"));
  }

  private static Optional<Caveat> few(double[] nanos) {
    int n = nanos.length;
    if (n >= Median.MIN_SAMPLES) {
      return Optional.empty();
    }
    return Optional.of(
        Caveat.of(
            FEW_SAMPLES,
            n == 1
                ? "1 sample, which says nothing of its spread"
                : n + " samples, whose whole range is the interval",
            "plan more rounds or a longer time budget: "
                + Median.MIN_SAMPLES
                + " samples give an interval at 95 %"));
  }

  private static Optional<Caveat> halves(double[] nanos) {
    return Halves.of(nanos).filter(halves -> !halves.agree()).map(Doubts::halvesDisagree);
  }

  private static Caveat halvesDisagree(Halves halves) {
    double first = halves.first().point();
    double second = halves.second().point();
    Rounding rounding = Rounding.apart(first, second);
    return Caveat.of(
        HALVES_DISAGREE,
        "median "
            + rounding.text(first)
            + " ns in the first half of the rounds, "
            + rounding.text(second)
            + " ns in the second",
        "the machine or the code changed its pace meanwhile: measure again, on a quieter machine");
  }

  private static Optional<Caveat> meanAboveMedian(double[] nanos, double median) {
    if (nanos.length < Median.MIN_SAMPLES || !(median > 0)) {
      return Optional.empty();
    }
    double ratio = MeanOverMedian.of(nanos);
    if (ratio <= MEAN_FAR_ABOVE) {
      return Optional.empty();
    }
    return Optional.of(
        Caveat.of(
            MEAN_ABOVE_MEDIAN,
            "the mean is " + usual(ratio) + " times the median: some batches took far longer",
            "something else ran meanwhile, or memory was collected: read the median, not the"
                + " total, and measure again on a quieter machine"));
  }

  private static Optional<Caveat> autocorrelated(double[] nanos) {
    double r = nanos.length < Median.MIN_SAMPLES ? 0 : Autocorrelation.lag1(nanos);
    if (r <= CORRELATED) {
      return Optional.empty();
    }
    return Optional.of(
        Caveat.of(
            AUTOCORRELATED,
            "each sample is like the one before (lag-1 autocorrelation " + usual(r) + ")",
            "the interval is too narrow, since the pace of the machine changed slowly: measure"
                + " again, on a quieter machine"));
  }

  private static Optional<Caveat> fasterThanMemory(long bytes, double median) {
    // Where no time passed at all, the clock has nothing to say of any speed.
    if (!(median > 0) || bytes <= FASTEST_READ * median) {
      return Optional.empty();
    }
    return Optional.of(
        Caveat.of(
            FASTER_THAN_MEMORY,
            usual(bytes / median)
                + " bytes a nanosecond, and no processor reads more than "
                + usual(FASTEST_READ),
            "the work was left out, by the compiler or by the function: let the call depend on"
                + " all of its input, and return what it made"));
  }

  private static Optional<Caveat> nothingDone(double median) {
    if (!isNothing(median)) {
      return Optional.empty();
    }
    return Optional.of(
        Caveat.of(
            NOTHING_DONE,
            usual(median) + " ns a call, no more than a call takes that does nothing",
            "an empty input leaves nothing to do, or the compiler left the work out: it is no cost of"
                + " hashing"));
  }

  /** Whether a call takes no longer than one without work; where no time passed nobody can say. */
  static boolean isNothing(double nanosPerCall) {
    return nanosPerCall > 0 && nanosPerCall < EMPTY_CALL;
  }

  static String percent(double share) {
    return usual(100 * share) + " %";
  }

  private static String usual(double value) {
    return Rounding.apart(value, value).text(value);
  }
}
