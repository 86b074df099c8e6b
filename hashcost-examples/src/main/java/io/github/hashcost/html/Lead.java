package io.github.hashcost.html;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BinaryOperator;

/** What the run is, and what it comes to, at the head of the page. */
final class Lead implements Section {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private final Figures figures;

  Lead(Figures figures) {
    this.figures = figures;
  }

  @Override
  public void writeTo(Markup page) {
    RunResult run = figures.run();
    page.open("p", "class", "when")
        .text("Measured on ")
        .element("time", DATE.format(run.startedAt()), "datetime", run.startedAt().toString());
    run.environment().cpuModel().ifPresent(cpu -> page.text(", " + cpu));
    page.close("p");
    List<Cell> timed = figures.cells().stream().filter(c -> figures.nanos(c).isPresent()).toList();
    page.open("dl", "class", "facts");
    fact(page, "Measured", measured(), failures(timed.size()));
    extreme(page, "Cheapest call", timed, BinaryOperator.minBy(byNanos()));
    extreme(page, "Dearest call", timed, BinaryOperator.maxBy(byNanos()));
    host(page);
    page.close("dl").line();
  }

  private String measured() {
    return Words.count(figures.cells().stream().map(Cell::id).distinct().count(), "function");
  }

  private String failures(int timed) {
    int inputs = figures.byInput().size();
    int missing = figures.cells().size() - timed;
    return (figures.hasInputs() ? "on " + Words.count(inputs, "input") + ", " : "")
        + (missing == 0 ? "all with figures" : Words.count(missing, "cell") + " without figures");
  }

  private Comparator<Cell> byNanos() {
    return Comparator.comparingDouble(cell -> figures.nanos(cell).orElseThrow().point());
  }

  private void extreme(Markup page, String term, List<Cell> timed, BinaryOperator<Cell> choice) {
    timed.stream()
        .reduce(choice)
        .ifPresent(
            cell ->
                fact(
                    page,
                    term,
                    Words.time(figures.nanos(cell).orElseThrow().point()),
                    figures.title(cell)));
  }

  private void host(Markup page) {
    var quietness = figures.comparison().quietness();
    if (quietness.cells() > 0) {
      fact(
          page,
          "Host",
          quietness.isQuiet() ? "quiet" : "noisy",
          quietness.noisy() + " of " + Words.count(quietness.cells(), "cell") + " disturbed");
    }
  }

  private static void fact(Markup page, String term, String figure, String detail) {
    page.open("div")
        .element("dt", term)
        .open("dd")
        .element("strong", figure)
        .element("span", detail)
        .close("dd")
        .close("div");
  }
}
