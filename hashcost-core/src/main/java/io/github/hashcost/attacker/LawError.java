package io.github.hashcost.attacker;

import io.github.hashcost.stats.Interval;

/**
 * How far a {@link ScalingLaw} was seen to be off.
 *
 * @param low the true pace over the law's, at least, towards more work
 * @param high the same, at most
 * @param text for people
 */
record LawError(double low, double high, String text) {
  private static final double WORST_KNOWN = 1.37;

  /**
   * From cost 5 to cost 12 the law gives 1,437 guesses/s of an RTX 4090 and 1,974 are measured; an
   * H100 has 16 % more than the law, an RTX 5090 4 %. Fewer steps are off by less.
   */
  static final LawError BCRYPT =
      new LawError(1, WORST_KNOWN, "+4 to +37 % from cost 5 to 12 on three devices");

  /** Nobody measured two settings of one device. */
  static final LawError UNKNOWN =
      new LawError(
          1 / WORST_KNOWN,
          WORST_KNOWN,
          "error unknown; its range is that of the worst known law, 37 % either way");

  Interval factors(boolean moreWork) {
    return moreWork ? new Interval(low, high, 0) : new Interval(1 / high, 1 / low, 0);
  }
}
