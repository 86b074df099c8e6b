package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says when a figure moved while it was measured, and how far. */
final class Noise {
  private static final String CODE = "halves-disagree";

  private Noise() {}

  /** Empty on a quiet host. */
  static Optional<String> words(Comparison comparison, Cell numerator, Cell denominator, String label) {
    boolean moved =
        Stream.of(numerator, denominator)
            .flatMap(c -> comparison.caveats(c).stream())
            .anyMatch(c -> c.code().equals(CODE));
    return moved ? Optional.of(words(samples(numerator), samples(denominator), label)) : Optional.empty();
  }

  private static String words(Samples numerator, Samples denominator, String label) {
    int middle = (numerator.round(0) + numerator.round(numerator.size() - 1) + 1) / 2;
    double first = ratio(numerator, denominator, round -> round < middle);
    double second = ratio(numerator, denominator, round -> round >= middle);
    double apart = 100 * (Math.max(first, second) / Math.min(first, second) - 1);
    return "This host is noisy: "
        + label
        + " cost "
        + Quantity.ratio(first)
        + " x in the first half of this run and "
        + Quantity.ratio(second)
        + " x in the second, "
        + Quantity.ratio(apart)
        + " % apart. Run it again to see how far the figures move.";
  }

  private static double ratio(Samples numerator, Samples denominator, IntPredicate rounds) {
    return nanos(numerator, rounds) / nanos(denominator, rounds);
  }

  private static double nanos(Samples s, IntPredicate rounds) {
    long time = IntStream.range(0, s.size()).filter(i -> rounds.test(s.round(i))).mapToLong(s::elapsedNanos).sum();
    long calls = IntStream.range(0, s.size()).filter(i -> rounds.test(s.round(i))).mapToLong(s::calls).sum();
    return (double) time / calls;
  }

  private static Samples samples(Cell cell) {
    return cell.samples().orElseThrow();
  }
}
