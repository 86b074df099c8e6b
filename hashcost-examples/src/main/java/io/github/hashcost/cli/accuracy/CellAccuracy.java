package io.github.hashcost.cli.accuracy;

import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Median;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** How far what the harness says of a cell is from what its lone children say. Immutable. */
final class CellAccuracy {
  private final double hereNanos;
  private final double[] aloneNanos;
  private final Estimate ratio;

  private CellAccuracy(double hereNanos, double[] aloneNanos, Estimate ratio) {
    this.hereNanos = hereNanos;
    this.aloneNanos = aloneNanos;
    this.ratio = ratio;
  }

  /** Empty where no round has a child. A child that was lost on the way does not count at all. */
  static Optional<CellAccuracy> of(PairedTimes times) {
    int[] children = times.whole();
    if (times.size() == 0 || children.length == 0) {
      return Optional.empty();
    }
    double[] ratios =
        IntStream.range(0, times.size())
            .mapToDouble(
                i ->
                    times.here(i)
                        / Median.of(
                            Arrays.stream(children)
                                .mapToDouble(child -> times.alone(i, child))
                                .toArray()))
            .toArray();
    double[] alone =
        Arrays.stream(children).mapToDouble(child -> Median.of(times.alone(child))).toArray();
    return Optional.of(new CellAccuracy(Median.of(times.here()), alone, Estimate.medianOf(ratios)));
  }

  /** Nanoseconds per call in the run: the median over the rounds. */
  double hereNanos() {
    return hereNanos;
  }

  /** The same of each child. */
  double[] aloneNanosByChild() {
    return aloneNanos.clone();
  }

  /** The median of {@link #aloneNanosByChild}. */
  double aloneNanos() {
    return Median.of(aloneNanos);
  }

  /** Here over the median of the children, by round: the median over the rounds. */
  Estimate ratio() {
    return ratio;
  }

  /** {@code |ratio - 1|}. */
  double deviation() {
    return Math.abs(ratio.point() - 1);
  }

  /** The slowest child over the fastest; empty with one child. */
  OptionalDouble spread() {
    return aloneNanos.length < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            Arrays.stream(aloneNanos).max().orElseThrow()
                / Arrays.stream(aloneNanos).min().orElseThrow());
  }
}
