package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Quietness;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.examples.strings.StringHash;
import io.github.hashcost.examples.strings.StringResults;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What to make of a hasher that is kept beside one made for each call. The second does all that the
 * first does and is made besides, so it cannot be cheaper, whatever the figures say.
 */
final class StringsHashers {
  private final StringResults results;
  private final Comparison comparison;

  StringsHashers(StringResults results, Comparison comparison) {
    this.results = results;
    this.comparison = comparison;
  }

  /** None where each fresh one costs more, as it should. */
  List<String> lines() {
    List<String> alike = new ArrayList<>();
    List<String> odd = new ArrayList<>();
    for (StringHash kept : results.measured()) {
      Optional<StringHash> fresh = fresh(kept);
      if (fresh.isEmpty()) {
        continue;
      }
      Ratio ratio = results.ratio(kept, fresh.get());
      if (!ratio.distinguishable()) {
        alike.add(kept.name());
      } else if (ratio.estimate().point() > 1) {
        odd.add(
            kept.name()
                + " "
                + RatioText.times(ratio)
                + " "
                + RatioText.interval(ratio)
                + (isNoisy(kept) || isNoisy(fresh.get()) ? ", noisy" : ""));
      }
    }
    List<String> lines = new ArrayList<>();
    if (!alike.isEmpty()) {
      lines.addAll(
          Words.wrap(
              "Kept and fresh hashers cannot be told apart in this run: "
                  + String.join(", ", alike)
                  + "."));
    }
    if (!odd.isEmpty()) {
      lines.addAll(
          Words.wrap(
              "A kept hasher reads dearer than a fresh one, which does the same and is made besides: "
                  + String.join("; ", odd)
                  + ". Take these for equal: the host, or where code and data came to lie, made the"
                  + " difference."));
    }
    return lines;
  }

  /** The same with a hasher for each call. */
  private Optional<StringHash> fresh(StringHash kept) {
    return results.measured().stream()
        .filter(
            other ->
                !kept.fresh()
                    && other.fresh()
                    && other.function().equals(kept.function())
                    && other.text() == kept.text())
        .findFirst();
  }

  private boolean isNoisy(StringHash hash) {
    Stream<Cell> cell = Stream.of(results.cell(hash));
    return cell.flatMap(c -> comparison.caveats(c).stream())
        .map(Caveat::code)
        .anyMatch(Quietness.NOISE::contains);
  }
}
