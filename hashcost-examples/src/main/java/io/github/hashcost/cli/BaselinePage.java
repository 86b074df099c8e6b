package io.github.hashcost.cli;

import io.github.hashcost.analysis.Baseline;
import io.github.hashcost.analysis.Change;
import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.Report;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A check against a baseline, for a terminal and for a pull request. */
final class BaselinePage {
  private final String name;
  private final BaselineCheck check;
  private final String reference;
  private final boolean absolute;

  /**
   * @param reference what ratios are to; empty where times are judged
   */
  BaselinePage(String name, BaselineCheck check, Optional<String> reference) {
    this.name = name;
    this.check = check;
    this.reference = reference.orElse("");
    absolute = reference.isEmpty();
  }

  Page page() {
    Page page = new Page("Against baseline '" + name + "': " + counts());
    page.section(absolute ? "Times" : "Ratios to " + reference).add(table());
    page.say(legend());
    notComparable().forEach(page::say);
    if (!check.of(Verdict.UNDECIDABLE).isEmpty()) {
      page.say(
          "UNDECIDABLE: the cell varies too much from JVM to JVM for a threshold of "
              + percent(check.threshold())
              + ". A greater --fail-above or more JVMs in the baseline may decide it, or --isolation"
              + " fork.");
    }
    List<String> notes = notes();
    if (!notes.isEmpty()) {
      page.section("Besides");
      notes.forEach(page::say);
    }
    page.section("Now").add(environment());
    return page;
  }

  /** Such as {@code 1 slower, 6 unchanged}. */
  private String counts() {
    Map<Verdict, Long> counts = new LinkedHashMap<>();
    for (Verdict verdict :
        List.of(
            Verdict.SLOWER,
            Verdict.FASTER,
            Verdict.UNCHANGED,
            Verdict.SUSPECT,
            Verdict.UNDECIDABLE,
            Verdict.NOT_COMPARABLE)) {
      counts.put(verdict, (long) check.of(verdict).size());
    }
    String found =
        counts.entrySet().stream()
            .filter(e -> e.getValue() > 0)
            .map(e -> e.getValue() + " " + word(e.getKey()))
            .collect(Collectors.joining(", "));
    return found.isEmpty() ? "nothing to compare" : found;
  }

  private PageTable table() {
    PageTable table =
        new PageTable()
            .left("cell")
            .left("verdict")
            .right("then")
            .right("now")
            .right("change")
            .left("across JVMs")
            .right("JVMs");
    check.changes().forEach(change -> table.row(row(change)));
    return table;
  }

  private List<String> row(Change change) {
    String cell = change.cell().toString();
    if (change.factor().isEmpty()) {
      return List.of(cell, word(change.verdict()), "", "", "", "", "");
    }
    Estimate before = change.before().orElseThrow();
    Estimate now = change.now().orElseThrow();
    Estimate factor = change.factor().orElseThrow();
    return List.of(
        cell,
        word(change.verdict()),
        figure(before.point()),
        figure(now.point()),
        change(factor.point()),
        range(factor.interval()),
        before.samples() + "+" + now.samples());
  }

  private String figure(double value) {
    return absolute ? Quantity.time(value) : Quantity.ratio(value);
  }

  private static String change(double factor) {
    double percent = 100 * (factor - 1);
    return String.format(Locale.ROOT, "%+.1f %%", percent);
  }

  private static String range(Interval interval) {
    return interval.level() == 0 ? "" : change(interval.low()) + " to " + change(interval.high());
  }

  private String legend() {
    return "change: the median of all differences between a JVM now and one then; across JVMs: its"
        + " interval; JVMs: then + now. One JVM now is a first look, three decide on a cell that it"
        + " finds off by more than "
        + percent(check.threshold() / 2)
        + ".";
  }

  private List<String> notComparable() {
    return check.of(Verdict.NOT_COMPARABLE).stream()
        .map(c -> "NOT COMPARABLE: " + c.cell() + ": " + String.join("; ", c.differences()) + ".")
        .collect(Collectors.collectingAndThen(Collectors.toList(), BaselinePage::atMostTen));
  }

  private static List<String> atMostTen(List<String> lines) {
    int most = 10;
    if (lines.size() <= most) {
      return lines;
    }
    List<String> some = new ArrayList<>(lines.subList(0, most));
    some.add("And " + (lines.size() - most) + " more cells that are not comparable.");
    return some;
  }

  private List<String> notes() {
    Baseline baseline = check.baseline();
    List<String> notes = new ArrayList<>();
    baseline.notes(check.first()).forEach(note -> notes.add("Changed: " + note + "."));
    List<Cell> missing = baseline.missing(check.first());
    if (!missing.isEmpty()) {
      notes.add(
          "Not measured any more: "
              + missing.stream().map(Cell::toString).collect(Collectors.joining(", "))
              + ".");
    }
    return notes;
  }

  private Page.Part environment() {
    List<String> lines = Report.of(check.first()).environment();
    return new Page.Part() {
      @Override
      public List<String> text() {
        return lines;
      }

      @Override
      public List<String> markdown() {
        return lines.stream().map(line -> line + "  ").toList();
      }
    };
  }

  private static String percent(double share) {
    return Quantity.ratio(100 * share) + " %";
  }

  private static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
