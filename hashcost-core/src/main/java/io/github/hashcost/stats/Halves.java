package io.github.hashcost.stats;

import java.util.Arrays;
import java.util.Optional;

/**
 * The medians of the first and of the second half of samples in the order of time. Where their
 * intervals lie apart, what was measured changed while it was measured. Of unchanging samples,
 * fewer than 1 in 100 sets look changed. Immutable.
 */
public final class Halves {
  private final Estimate first;
  private final Estimate second;

  private Halves(Estimate first, Estimate second) {
    this.first = first;
    this.second = second;
  }

  /**
   * Cuts the samples in two.
   *
   * @param inTimeOrder the second half gets the odd sample
   * @return empty where a half is too small for an interval at the nominal level: nobody can say
   *     whether they agree
   * @throws IllegalArgumentException when there are no samples, or one is NaN or infinite
   */
  public static Optional<Halves> of(double[] inTimeOrder) {
    int n = Values.requireSome("samples", inTimeOrder).length;
    if (n / 2 < Median.MIN_SAMPLES) {
      return Optional.empty();
    }
    return Optional.of(
        new Halves(
            Estimate.medianOf(Arrays.copyOfRange(inTimeOrder, 0, n / 2)),
            Estimate.medianOf(Arrays.copyOfRange(inTimeOrder, n / 2, n))));
  }

  public Estimate first() {
    return first;
  }

  public Estimate second() {
    return second;
  }

  /** Whether the intervals overlap. */
  public boolean agree() {
    return first.interval().overlaps(second.interval());
  }
}
