package io.github.hashcost.stats;

import java.util.Arrays;

/** How much a sample tells of the next one. */
public final class Autocorrelation {
  private Autocorrelation() {}

  /**
   * The correlation of each sample with the next, {@code r1 = sum((x[t] - m) (x[t+1] - m)) /
   * sum((x[t] - m)^2)} with the mean {@code m}, from -1 to 1 (NIST/SEMATECH e-Handbook of
   * Statistical Methods, section 1.3.5.12). Of n independent samples it lies around {@code -1/n},
   * about {@code 1/sqrt(n)} to either side. A single wild sample hides what the others would show.
   *
   * <p>Where it is positive, an interval that takes samples for independent is too narrow: with
   * {@code r} from each to the next, that of a mean by {@code sqrt((1 + r) / (1 - r))}.
   *
   * @return 0 where all samples are equal
   * @throws IllegalArgumentException when there are none, or one is NaN or infinite
   */
  public static double lag1(double[] inTimeOrder) {
    double origin = Values.requireSome("samples", inTimeOrder)[0];
    // From the first sample, not from 0: else the mean of equal samples is rounded, and what
    // remains of each would look alike.
    double[] shifted = Arrays.stream(inTimeOrder).map(sample -> sample - origin).toArray();
    double mean = Values.mean(shifted);
    double products = 0;
    double squares = 0;
    double before = 0;
    for (double sample : shifted) {
      double deviation = sample - mean;
      products += before * deviation;
      squares += deviation * deviation;
      before = deviation;
    }
    return squares == 0 ? 0 : products / squares;
  }
}
