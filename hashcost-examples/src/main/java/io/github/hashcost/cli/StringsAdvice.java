package io.github.hashcost.cli;

import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.strings.StringHash;
import io.github.hashcost.examples.strings.StringResults;
import io.github.hashcost.report.Quantity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which hash to take where nobody may find two documents of one digest, and what it costs over
 * those that people take because they are fast.
 */
final class StringsAdvice {
  private StringsAdvice() {}

  static String of(StringResults results) {
    return cheapest(results, Claims::resistsCollisions)
        .map(best -> "cheapest without a known break: " + best.name() + over(results, best))
        .orElse("none of these is without a known break and long enough not to collide by chance");
  }

  /** The first in the list of those that cannot be told from the cheapest. */
  private static Optional<StringHash> cheapest(StringResults results, Predicate<Candidate> of) {
    List<StringHash> some = results.measured().stream().filter(h -> of.test(h.function())).toList();
    List<StringHash> fastest = results.fastest(some);
    return some.stream().filter(fastest::contains).findFirst();
  }

  private static String over(StringResults results, StringHash best) {
    return cheapest(results, Claims::hasKnownBreak)
        .or(() -> cheapest(results, any -> true).filter(h -> !h.equals(best)))
        .map(other -> ", " + words(results.ratio(best, other), other))
        .orElse("");
  }

  private static String words(Ratio ratio, StringHash other) {
    if (!ratio.distinguishable()) {
      return "not told from " + other.name() + " in this run";
    }
    double percent = 100 * (ratio.estimate().point() - 1);
    double size = Math.abs(percent);
    String text = size < 1 ? Quantity.ratio(size) : String.format(Locale.ROOT, "%,.0f", size);
    return percent > 0 ? "+" + text + " % over " + other.name() : text + " % under " + other.name();
  }
}
