package io.github.hashcost.analysis;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.stats.Interval;
import java.util.Optional;

/** Two copies of one cell in one run: by so much alike things differ here. */
final class Twins {
  private static final String BELOW_AA = "below-aa";

  private final double difference;

  private Twins(double difference) {
    this.difference = difference;
  }

  /**
   * @param ratio of one copy to the other; the end of its interval that is farther from 1 counts,
   *     because a pair that is alike by chance proves nothing
   */
  static Twins of(Ratio ratio) {
    Interval interval = ratio.estimate().interval();
    return new Twins(Math.max(difference(interval.low()), difference(interval.high())));
  }

  /** As a share: 0.012 for 1.2 %; infinite where one copy took no time. */
  double difference() {
    return difference;
  }

  /** The reason to doubt a ratio that is no farther from 1 than theirs. */
  Optional<Caveat> doubt(double ratio) {
    return difference(ratio) > difference
        ? Optional.empty()
        : Optional.of(
            Caveat.of(
                BELOW_AA,
                "not told apart in this run: A/A differs by " + words(),
                "two copies of one function differ as much: measure longer, on a quieter machine,"
                    + " or call them equal"));
  }

  private String words() {
    return Double.isFinite(difference) ? "up to " + Doubts.percent(difference) : "any factor";
  }

  /** The same whichever of the two is the numerator: 0.25 for 1.25 and for 0.8. */
  private static double difference(double ratio) {
    return Math.max(ratio, 1 / ratio) - 1;
  }
}
