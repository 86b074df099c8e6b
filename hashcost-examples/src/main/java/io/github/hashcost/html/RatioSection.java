package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Interval;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** How many times as much each function costs as the reference, a bar each. */
final class RatioSection implements Section {
  private final Figures figures;
  private final List<List<Cell>> groups;

  RatioSection(Figures figures) {
    this.figures = figures;
    Predicate<Cell> drawn =
        cell -> figures.ratio(cell).filter(r -> r.estimate().interval().low() > 0).isPresent();
    groups =
        figures.byInput().values().stream()
            .map(cells -> cells.stream().filter(drawn).toList())
            .filter(bars -> bars.size() > 1)
            .toList();
  }

  /** A group of one has nothing to be compared with. */
  @Override
  public boolean isEmpty() {
    return groups.isEmpty();
  }

  /** As many as the fullest chart has, for which the page leaves room beforehand. */
  int bars() {
    return groups.stream().mapToInt(List::size).max().orElse(0);
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "ratios").element("h2", "Ratios");
    page.element(
        "p",
        "Time of a call over that of "
            + figures.reference()
            + (figures.hasInputs() ? " on the same input" : "")
            + ". To the right it costs more, to the left less; the line at the end of a bar is the"
            + " interval of the ratio within this run.");
    if (groups.size() > 1) {
      Chooser.write(
          page,
          "ratio-input",
          "Input",
          groups.stream().map(group -> group.get(0).inputLabel()).toList());
    }
    Chart.write(page, "ratio-chart", "bars", "Bars: ratio of each function to the reference.");
    page.open("p", "class", "aside")
        .text("The figures are in the ")
        .element("a", "table of results", "href", "#results")
        .text(".")
        .close("p");
    page.close("section").line();
  }

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("ratios");
    json.writeStringField("reference", figures.reference());
    json.writeArrayFieldStart("groups");
    for (List<Cell> cells : groups) {
      json.writeStartArray();
      for (Cell cell : cells) {
        bar(json, cell, figures.ratio(cell).orElseThrow());
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void bar(JsonGenerator json, Cell cell, Ratio ratio) throws IOException {
    Interval interval = ratio.estimate().interval();
    json.writeStartObject();
    json.writeStringField("name", figures.name(cell));
    json.writeBooleanField("reference", figures.isReference(cell));
    ScriptData.numbers(json, "ratio", ratio.estimate().point(), interval.low(), interval.high());
    ScriptData.number(json, "nanos", figures.nanos(cell).orElseThrow().point());
    json.writeEndObject();
  }
}
