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

  /** What a function takes by its law, at the least and at the most, by size. */
  private static final class Course {
    private final double[] law;
    private final double[] fastest;
    private final double[] slowest;

    private Course(int sizes) {
      law = new double[sizes];
      fastest = new double[sizes];
      slowest = new double[sizes];
    }

    static Course of(CostModel model, int sizes) {
      Course course = new Course(sizes);
      for (int n = 0; n < sizes; n++) {
        // Sizes of one number of blocks cost the same, which spares most of the work.
        boolean same = n > 0 && model.costsTheSame(n - 1, n);
        course.law[n] = same ? course.law[n - 1] : model.nanosAt(n);
        course.fastest[n] = same ? course.fastest[n - 1] : model.fastestAt(n);
        course.slowest[n] = same ? course.slowest[n - 1] : model.slowestAt(n);
      }
      return course;
    }
  }

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
    return upTo(SizeRange.MOST_BYTES, one, other);
  }

  /** The same, where only sizes up to this one are looked at. */
  static Optional<Crossover> upTo(long most, CostModel one, CostModel other) {
    int sizes = Math.toIntExact(most) + 1;
    Course mine = Course.of(one, sizes);
    Course others = Course.of(other, sizes);
    List<SizeRange> ranges = where(sizes, n -> mine.law[n] < others.law[n]);
    if (ranges.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Crossover(
            ShortName.of(one.id(), other.id()),
            ShortName.of(other.id(), one.id()),
            ranges,
            where(
                sizes,
                n ->
                    mine.slowest[n] < others.fastest[n]
                        && one.fitted().contains(n)
                        && other.fitted().contains(n)),
            where(sizes, n -> mine.law[n] < others.law[n] || mine.fastest[n] < others.slowest[n])));
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
   * Those at which it is cheaper even if it takes the most that may be, and the other the least: by
   * its law a function takes from {@code (t - h) / (1 + r)} to {@code (t + h) / (1 - r)}, with the
   * time t that the law gives, half the width h of the interval of that, and the {@linkplain
   * CostModel#worstResidual() worst residual} r.
   *
   * <p>The interval alone would not do. It says where the line lies, and no function lies on a
   * line: first blocks, caches and overlapping calls put sizes beside it, which no number of
   * samples mends. How far, only the measured sizes can tell, so the farthest of them is taken for
   * all. Since a measured time m with {@code |m - t| <= r m} lies within these bounds, what is
   * called sure never contradicts a measured size.
   *
   * <p>Only sizes from the smallest to the largest that both laws go through are called sure:
   * beyond them nobody measured how far sizes lie from a law. That sizes between the measured ones
   * lie no farther from it is taken for granted, and no interval covers that; in runs made up with
   * such deviations at every size, all that was called sure was true in 95 of 100 runs or more.
   */
  public List<SizeRange> sureRanges() {
    return sure;
  }

  /**
   * Those at which it may be cheaper by the same bounds: at its fastest, the other at its slowest.
   */
  public List<SizeRange> possibleRanges() {
    return possible;
  }

  /** Whether it is cheaper at every size. */
  public boolean isEverywhere() {
    return ranges.get(0).equals(new SizeRange(0, SizeRange.MOST_BYTES));
  }

  /**
   * Such as {@code blake3-256 beats md5 at 56 to 64 B (surely nowhere, perhaps at 51 to 128 B)}; it
   * ends with {@code , surely} where neither differs from the ranges themselves.
   */
  @Override
  public String toString() {
    String verdict = cheaper + " beats " + dearer + " at " + text(ranges);
    if (sure.equals(ranges) && possible.equals(ranges)) {
      return verdict + ", surely";
    }
    return verdict + " (surely " + surely() + ", " + perhaps() + ")";
  }

  private String surely() {
    if (sure.isEmpty()) {
      return "nowhere";
    }
    return sure.equals(ranges) ? "there" : "at " + text(sure);
  }

  private String perhaps() {
    return possible.equals(ranges) ? "surely not elsewhere" : "perhaps at " + text(possible);
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
