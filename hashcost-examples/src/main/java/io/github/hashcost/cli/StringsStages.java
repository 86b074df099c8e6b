package io.github.hashcost.cli;

import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.examples.strings.StringHash;
import io.github.hashcost.examples.strings.StringResults;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What each stage of a call takes of the whole. */
final class StringsStages {
  private final StringResults results;

  StringsStages(StringResults results) {
    this.results = results;
  }

  List<String> lines() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("share of a call")
            .right("to UTF-8")
            .right("digest")
            .right("to text")
            .right("rest");
    for (StringHash hash : results.measured()) {
      Optional<Double> encoding = share(results.encoding(hash));
      Optional<Double> digest = share(results.digest(hash));
      Optional<Double> text = share(results.text(hash));
      boolean all = encoding.isPresent() && digest.isPresent() && text.isPresent();
      Optional<Double> rest =
          Stream.of(encoding, digest, text)
              .flatMap(Optional::stream)
              .reduce(Double::sum)
              .filter(sum -> all)
              .map(sum -> 1 - sum);
      table.row(hash.name(), words(encoding), words(digest), words(text), words(rest));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "Each stage was measured alone. The rest is what a hasher made for the call costs, what"
                + " arrays cost that are new in each call, and how far stages alone differ from"
                + " stages in a row; it may be less than nothing."));
    return lines;
  }

  private static Optional<Double> share(Optional<Ratio> part) {
    return part.map(ratio -> ratio.estimate().point());
  }

  private static String words(Optional<Double> share) {
    // Rounded as a whole number, or a little less than nothing would be -0.0.
    return share
        .map(s -> String.format(Locale.ROOT, "%.1f %%", Math.round(1000 * s) / 10.0))
        .orElse("-");
  }
}
