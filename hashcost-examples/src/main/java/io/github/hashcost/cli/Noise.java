package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Quietness;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Interval;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How far a ratio moved while it was measured.
 *
 * @param percent between its two extremes
 * @param words where it was seen, such as "SHA-256 on 12 B cost 6 x in the first half, 7 x in the
 *     second"
 */
record Noise(double percent, String words) {
  /** More than this, from one end to the other, is the host's doing. */
  static final double TOLERATED_PERCENT = 15;

  private static final String CODE = "halves-disagree";

  /** From the samples: the cell's pace changed from the first half of the run to the second. */
  static Optional<Noise> ofHalves(
      Comparison comparison, Cell numerator, Cell denominator, String label) {
    boolean moved =
        Stream.of(numerator, denominator)
            .flatMap(c -> comparison.caveats(c).stream())
            .anyMatch(c -> c.code().equals(CODE));
    return moved
        ? Optional.of(halves(Cells.samples(numerator), Cells.samples(denominator), label))
        : Optional.empty();
  }

  /** From the interval: it is too wide for what it says. */
  static Optional<Noise> ofInterval(Ratio ratio, String label) {
    Interval i = ratio.estimate().interval();
    double percent = 100 * (i.high() - i.low()) / ratio.estimate().point();
    return percent > TOLERATED_PERCENT
        ? Optional.of(
            new Noise(
                percent,
                label
                    + " costs from "
                    + Quantity.ratio(i.low())
                    + " x to "
                    + Quantity.ratio(i.high())
                    + " x"))
        : Optional.empty();
  }

  /** From figures that should be the same. */
  static Optional<Noise> ofSpread(double[] ratios, String label) {
    double least = DoubleStream.of(ratios).min().orElse(1);
    double most = DoubleStream.of(ratios).max().orElse(1);
    double percent = percent(least, most);
    return percent > TOLERATED_PERCENT
        ? Optional.of(
            new Noise(
                percent,
                label
                    + " cost from "
                    + Quantity.ratio(least)
                    + " x to "
                    + Quantity.ratio(most)
                    + " x"))
        : Optional.empty();
  }

  /** The worst of them in a sentence, or none on a quiet host. */
  static List<String> sentence(List<Noise> seen) {
    return seen.stream()
        .max(Comparator.comparingDouble(Noise::percent))
        .map(
            worst ->
                "This host is noisy: "
                    + worst.words
                    + ", "
                    + Quantity.ratio(worst.percent)
                    + " % apart. Run it again to see how far the figures move.")
        .map(Words::wrap)
        .orElse(List.of());
  }

  /** Whether the host let the run measure in peace, and what was counted; none where it did. */
  static List<String> ofHost(RunResult run) {
    Quietness quietness = Comparison.of(run).quietness();
    if (quietness.isQuiet() || quietness.cells() == 0) {
      return List.of();
    }
    long again =
        run.cells().stream()
            .filter(c -> c.pass() > 1 && c.threads() == 1 && c.samples().isPresent())
            .count();
    String text = "A " + quietness + ": run it again to see how far figures move.";
    return Words.wrap(
        text
            + " A cell is one function or operation on one input in one pass: "
            + (quietness.cells() - again)
            + " in the first"
            + (again == 0 ? "." : ", and " + again + " of them again in a second."));
  }

  private static Noise halves(Samples numerator, Samples denominator, String label) {
    int middle = (numerator.round(0) + numerator.round(numerator.size() - 1) + 1) / 2;
    double first = ratio(numerator, denominator, round -> round < middle);
    double second = ratio(numerator, denominator, round -> round >= middle);
    return new Noise(
        percent(first, second),
        label
            + " cost "
            + Quantity.ratio(first)
            + " x in the first half of a run and "
            + Quantity.ratio(second)
            + " x in the second");
  }

  private static double percent(double a, double b) {
    return 100 * (Math.max(a, b) / Math.min(a, b) - 1);
  }

  private static double ratio(Samples numerator, Samples denominator, IntPredicate rounds) {
    return nanos(numerator, rounds) / nanos(denominator, rounds);
  }

  private static double nanos(Samples s, IntPredicate rounds) {
    int[] of = IntStream.range(0, s.size()).filter(i -> rounds.test(s.round(i))).toArray();
    double time = IntStream.of(of).mapToLong(s::elapsedNanos).sum();
    return time / IntStream.of(of).mapToLong(s::calls).sum();
  }
}
