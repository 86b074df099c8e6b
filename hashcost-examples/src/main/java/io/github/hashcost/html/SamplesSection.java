package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.html.Table.Column;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The samples of a cell that the reader chooses: how they lie, and their course. */
final class SamplesSection implements Section {
  /** Of all cells together, at some 7 bytes each, so that a page of any run can be sent around. */
  private static final int MOST_DRAWN = 40_000;

  private final Figures figures;
  private final List<Cell> cells;
  private final int every;

  SamplesSection(Figures figures) {
    this.figures = figures;
    cells = figures.cells().stream().filter(c -> figures.nanos(c).isPresent()).toList();
    int total = cells.stream().mapToInt(cell -> samples(cell).size()).sum();
    every = 1 + Math.max(0, total - 1) / MOST_DRAWN;
  }

  private static Samples samples(Cell cell) {
    return cell.samples().orElseThrow();
  }

  @Override
  public boolean isEmpty() {
    return cells.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "samples").element("h2", "Samples");
    page.element(
        "p",
        "How the samples of one cell lie, and how they went from round to round. The dashed line is"
            + " the median; the stepped line is that of each tenth of the run, which shows a drift."
            + (every > 1
                ? " One sample in " + every + " is drawn in the course; all are counted."
                : ""));
    Chooser.write(page, "samples-cell", "Cell", cells.stream().map(figures::title).toList());
    page.open("div", "class", "pair");
    figure(page, "spread-chart", "Distribution", "Histogram of the samples of the chosen cell.");
    figure(page, "course-chart", "Course", "Samples of the chosen cell by round.");
    page.close("div");
    Chart.asTable(
        page,
        () -> {
          spread(page);
          course(page);
        });
    page.close("section").line();
  }

  private static void figure(Markup page, String id, String title, String description) {
    page.open("div").element("h3", title);
    Chart.write(page, id, "short", description);
    page.close("div");
  }

  private void spread(Markup page) {
    List<Column> columns = new ArrayList<>(List.of(Column.text("Cell")));
    for (String title : List.of("Least", "5 %", "25 %", "Median", "75 %", "95 %", "Most")) {
      columns.add(Column.number(title));
    }
    Table table = Table.of(page, "Distribution of the samples of each cell", columns);
    for (Cell cell : cells) {
      Distribution distribution = new Distribution(samples(cell).nanosPerCall());
      table.row().heading(figures.title(cell));
      for (double share : new double[] {0, 0.05, 0.25, 0.5, 0.75, 0.95, 1}) {
        double nanos =
            share == 0.5 ? figures.nanos(cell).orElseThrow().point() : distribution.quantile(share);
        table.number(Words.time(nanos), nanos);
      }
    }
    table.end();
  }

  private void course(Markup page) {
    List<Column> columns = new ArrayList<>(List.of(Column.text("Cell")));
    IntStream.rangeClosed(1, Distribution.PARTS)
        .forEach(part -> columns.add(Column.number(part + "/" + Distribution.PARTS)));
    Table table = Table.of(page, "Course: the median of each tenth of the run", columns);
    for (Cell cell : cells) {
      table.row().heading(figures.title(cell));
      double[] parts = new Distribution(samples(cell).nanosPerCall()).parts();
      for (int i = 0; i < Distribution.PARTS; i++) {
        if (i < parts.length) {
          table.number(Words.time(parts[i]), parts[i]);
        } else {
          table.missing();
        }
      }
    }
    table.end();
  }

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("samples");
    for (Cell cell : cells) {
      write(json, cell);
    }
    json.writeEndArray();
  }

  private void write(JsonGenerator json, Cell cell) throws IOException {
    Samples samples = samples(cell);
    Estimate median = figures.nanos(cell).orElseThrow();
    Distribution distribution = new Distribution(samples.nanosPerCall());
    json.writeStartObject();
    ScriptData.numbers(
        json, "median", median.point(), median.interval().low(), median.interval().high());
    ScriptData.numbers(json, "range", distribution.from(), distribution.to());
    json.writeFieldName("counts");
    int[] counts = distribution.counts();
    json.writeArray(counts, 0, counts.length);
    ScriptData.numbers(json, "parts", distribution.parts());
    json.writeArrayFieldStart("rounds");
    for (int i = 0; i < samples.size(); i += every) {
      json.writeNumber(samples.round(i));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("nanos");
    for (int i = 0; i < samples.size(); i += every) {
      ScriptData.number(json, samples.nanosPerCall(i));
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
