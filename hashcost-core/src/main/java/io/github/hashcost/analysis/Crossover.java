package io.github.hashcost.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * At which sizes one function is cheaper than another, by the laws of both. Steps at block borders
 * make it several ranges. Sizes up to {@link SizeRange#MOST_BYTES} are looked at, whatever was
 * measured. Made by {@link CostModel#beats}. Immutable.
 */
public final class Crossover {
  private static final int SHOWN = 3;

  private final String cheaper;
  private final String dearer;
  private final List<SizeRange> ranges;
  private final List<SizeRange> sure;
  private final List<SizeRange> possible;

  private Crossover(
      String cheaper,
      String dearer,
      List<SizeRange> ranges,
      List<SizeRange> sure,
      List<SizeRange> possible) {
    this.cheaper = cheaper;
    this.dearer = dearer;
    this.ranges = ranges;
    this.sure = sure;
    this.possible = possible;
  }

  /** Empty where the one is never cheaper. */
  static Optional<Crossover> of(CostModel one, CostModel other) {
    int sizes = (int) SizeRange.MOST_BYTES + 1;
    // By how much the one is cheaper, and how far that may be off.
    double[] gain = new double[sizes];
    double[] margin = new double[sizes];
    for (int n = 0; n < sizes; n++) {
      if (n > 0 && one.costsTheSame(n - 1, n) && other.costsTheSame(n - 1, n)) {
        gain[n] = gain[n - 1];
        margin[n] = margin[n - 1];
      } else {
        gain[n] = other.nanosAt(n) - one.nanosAt(n);
        margin[n] = Math.hypot(one.halfWidthAt(n), other.halfWidthAt(n));
      }
    }
    List<SizeRange> ranges = where(sizes, n -> gain[n] > 0);
    if (ranges.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Crossover(
            ShortName.of(one.id(), other.id()),
            ShortName.of(other.id(), one.id()),
            ranges,
            where(sizes, n -> gain[n] > margin[n]),
            where(sizes, n -> gain[n] > -margin[n])));
  }

  private static List<SizeRange> where(int sizes, IntPredicate holds) {
    List<SizeRange> ranges = new ArrayList<>();
    int from = -1;
    for (int n = 0; n <= sizes; n++) {
      boolean in = n < sizes && holds.test(n);
      if (in && from < 0) {
        from = n;
      } else if (!in && from >= 0) {
        ranges.add(new SizeRange(from, n - 1));
        from = -1;
      }
    }
    return List.copyOf(ranges);
  }

  public String cheaper() {
    return cheaper;
  }

  public String dearer() {
    return dearer;
  }

  /** The sizes at which it is cheaper by the laws themselves, ascending; at least one range. */
  public List<SizeRange> ranges() {
    return ranges;
  }

  /**
   * Those at which the intervals of both laws leave no doubt: the difference of the two is more
   * than {@code sqrt(h1^2 + h2^2)} with half the widths of their intervals at that size, which is
   * half the width of the interval of the difference, of the same level.
   */
  public List<SizeRange> sureRanges() {
    return sure;
  }

  /** Those at which it may be cheaper by the same intervals. */
  public List<SizeRange> possibleRanges() {
    return possible;
  }

  /** Whether it is cheaper at every size. */
  public boolean isEverywhere() {
    return ranges.get(0).equals(new SizeRange(0, SizeRange.MOST_BYTES));
  }

  /**
   * Such as {@code blake3-256 beats md5 at 56 to 64 B (surely at 57 to 64 B, perhaps at 51 to 128
   * B)}. What does not differ from the ranges themselves is left out; where neither does, it ends
   * with {@code , surely}.
   */
  @Override
  public String toString() {
    List<String> doubts = new ArrayList<>();
    if (!sure.equals(ranges)) {
      doubts.add(sure.isEmpty() ? "surely nowhere" : "surely at " + text(sure));
    }
    if (!possible.equals(ranges)) {
      doubts.add("perhaps at " + text(possible));
    }
    return cheaper
        + " beats "
        + dearer
        + " at "
        + text(ranges)
        + (doubts.isEmpty() ? ", surely" : " (" + String.join(", ", doubts) + ")");
  }

  private static String text(List<SizeRange> ranges) {
    String shown =
        ranges.stream().limit(SHOWN).map(SizeRange::toString).collect(Collectors.joining(", "));
    SizeRange last = ranges.get(ranges.size() - 1);
    return ranges.size() <= SHOWN
        ? shown
        : String.format(
            Locale.ROOT, "%s, and %,d more, the last %s", shown, ranges.size() - SHOWN, last);
  }
}
