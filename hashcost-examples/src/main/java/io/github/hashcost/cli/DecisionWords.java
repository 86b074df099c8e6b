package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.stats.Interval;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Figures in the cells of a decision's tables. */
final class DecisionWords {
  /** What is not known, or does not apply. */
  static final String NOTHING = "-";

  private DecisionWords() {}

  static String time(Duration duration) {
    return Quantity.time((double) duration.toNanos());
  }

  /** Nothing of a single call, which has none. */
  static String interval(Interval interval) {
    if (interval.level() == 0) {
      return NOTHING;
    }
    String low = Quantity.time(interval.low());
    String high = Quantity.time(interval.high());
    String unit = high.substring(high.indexOf(' '));
    return (low.endsWith(unit) ? low.substring(0, low.length() - unit.length()) : low)
        + " to "
        + high;
  }

  static String bytes(OptionalDouble bytes) {
    return bytes.isPresent() ? Quantity.bytes(Math.round(bytes.getAsDouble())) : NOTHING;
  }

  static String percent(OptionalDouble share) {
    return share.isPresent()
        ? String.format(Locale.ROOT, "%.1f %%", 100 * share.getAsDouble())
        : NOTHING;
  }

  /** The row of a setting that failed: why, and nothing else. */
  static List<String> failed(Candidate setting, Cell cell, int columns) {
    List<String> row = new ArrayList<>(ShortSetting.cells(setting));
    row.add(cell.failure().map(Failure::kind).orElse("not measured"));
    while (row.size() < columns) {
      row.add(NOTHING);
    }
    return row;
  }
}
