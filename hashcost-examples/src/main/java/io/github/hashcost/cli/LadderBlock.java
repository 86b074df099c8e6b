package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.attacker.Grade;
import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** From the cheapest hash to the most expensive, each with what it is right for. */
final class LadderBlock {
  static final String TITLE = "The ladder: each hash has its place";

  private static final String DEVICE = "RTX 4090";
  private static final double ROUND_TRIP_NANOS = 20e6;

  /** With fewer, a third digit says nothing. */
  private static final int ENOUGH_SAMPLES = 6;

  private final List<Candidate> functions;
  private final RunResult run;
  private final RateCard card;

  /**
   * @param functions ratios are to the first
   */
  LadderBlock(List<Candidate> functions, RunResult run, RateCard card) {
    this.functions = functions;
    this.run = run;
    this.card = card;
  }

  List<String> lines() {
    Labels labels = Labels.of(functions);
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .right("ns per hash")
            .right("x " + labels.of(functions.get(0)))
            .right("power")
            .right("of 20 ms")
            .right("guesses/s")
            .left("right for");
    for (Candidate f : functions) {
      table.row(row(labels.of(f), f));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(Words.wrapAll(notes(labels)));
    return lines;
  }

  private String[] row(String label, Candidate f) {
    Cell cell = Cells.of(run, f);
    if (cell.failure().isPresent()) {
      return new String[] {label, "not measured: " + cell.failure().get()};
    }
    Comparison comparison = Comparison.of(run);
    Cell first = Cells.of(run, functions.get(0));
    double nanos = comparison.nanos(cell).point();
    // Of the figures as printed, so that whoever divides them gets what stands beside them.
    double times = printed(nanos) / printed(comparison.nanos(first).point());
    return new String[] {
      label,
      Quantity.ratio(nanos),
      isSparse(cell) || isSparse(first) ? twoDigits(times) : Quantity.ratio(times),
      Quantity.powerOfTen(times),
      Quantity.ratio(100 * nanos / ROUND_TRIP_NANOS) + " %",
      rate(f).map(LadderBlock::guesses).orElse("none published"),
      Claims.rightFor(f)
    };
  }

  private static boolean isSparse(Cell cell) {
    return Cells.samples(cell).size() < ENOUGH_SAMPLES;
  }

  private static double printed(double nanos) {
    return significant(nanos, nanos < 1 ? 2 : 3).doubleValue();
  }

  private static String twoDigits(double times) {
    BigDecimal rounded = significant(times, 2);
    return String.format(Locale.ROOT, "%,." + Math.max(0, rounded.scale()) + "f", rounded);
  }

  private static BigDecimal significant(double value, int digits) {
    return BigDecimal.valueOf(value).round(new MathContext(digits));
  }

  private Optional<GuessRate> rate(Candidate function) {
    return card.guesses(function.id(), DEVICE);
  }

  private static String guesses(GuessRate rate) {
    return Quantity.count(Math.round(rate.perSecond())) + (isScaled(rate) ? " scaled" : "");
  }

  private static boolean isScaled(GuessRate rate) {
    return rate.grade() != Grade.MEASURED;
  }

  private List<String> notes(Labels labels) {
    List<String> notes = new ArrayList<>();
    notes.add("of 20 ms: the share of one network round trip of that length.");
    Set<String> sources = new LinkedHashSet<>();
    for (Candidate f : functions) {
      Optional<GuessRate> rate = rate(f);
      rate.ifPresent(r -> sources.add(r.from().citation()));
      rate.filter(LadderBlock::isScaled)
          .ifPresent(
              r ->
                  notes.add(
                      String.format(
                          Locale.ROOT,
                          "scaled: %s from the %s published for %s, by the work of a guess.",
                          labels.of(f),
                          Quantity.count(Math.round(r.from().guessesPerSecond())),
                          r.from().algorithm())));
    }
    if (!sources.isEmpty()) {
      notes.add("guesses/s: by one " + DEVICE + " (" + String.join("; ", sources) + ").");
    }
    return notes;
  }
}
