package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.analysis.SizeRange;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.html.Table.Column;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the time of a call grows with its input: what was measured, the law, and who overtakes. */
final class GrowthSection implements Section {
  private final Figures figures;
  private final List<Curve> curves = new ArrayList<>();
  private final Crossings crossings;
  private final List<Long> sizes;

  /** One function at all its sizes, in the pass that its law is of. */
  private record Curve(String name, List<Cell> cells, Optional<CostModel> model) {}

  GrowthSection(Figures figures) {
    this.figures = figures;
    Map<AlgorithmId, List<Cell>> byFunction = new LinkedHashMap<>();
    for (Cell cell : figures.cells()) {
      // A logarithmic axis has no place for an empty input.
      if (cell.inputBytes() > 0 && figures.nanos(cell).filter(n -> n.point() > 0).isPresent()) {
        byFunction.computeIfAbsent(cell.id(), id -> new ArrayList<>()).add(cell);
      }
    }
    byFunction.forEach(this::add);
    sizes =
        curves.stream()
            .flatMap(curve -> curve.cells().stream())
            .map(Cell::inputBytes)
            .distinct()
            .sorted()
            .toList();
    crossings =
        new Crossings(
            curves.stream().map(Curve::model).toList(),
            sizes.isEmpty()
                ? new SizeRange(0, 0)
                : new SizeRange(sizes.get(0), sizes.get(sizes.size() - 1)));
  }

  private void add(AlgorithmId id, List<Cell> latest) {
    if (latest.stream().mapToLong(Cell::inputBytes).distinct().count() > 1) {
      Optional<CostModel> model = model(id);
      List<Cell> fitted = model.map(CostModel::cells).orElse(latest);
      curves.add(
          new Curve(
              figures.name(latest.get(0)),
              fitted.stream().filter(cell -> cell.inputBytes() > 0).toList(),
              model));
    }
  }

  private Optional<CostModel> model(AlgorithmId id) {
    try {
      return Optional.of(CostModel.fit(figures.run(), id.toString()));
    } catch (HashcostException e) {
      // Too few sizes for a law, or an id that means several functions: the points are shown alone.
      return Optional.empty();
    }
  }

  @Override
  public boolean isEmpty() {
    return curves.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "growth").element("h2", "Growth with the input");
    page.element(
        "p",
        "Points are measured, with their intervals. A line is the law that fits them, a fixed part"
            + " and a part per block or byte; without a line none fits. A ring marks where one"
            + " function overtakes another by their laws."
            + (isEarlier()
                ? " The laws are of the first pass, and so are the points; the results are of the"
                    + " last."
                : ""));
    legend(page);
    Chart.write(
        page,
        "growth-chart",
        "tall",
        "Time of a call against the size of the input, both logarithmic.");
    Chart.asTable(page, () -> table(page));
    crossings.writeTo(page);
    page.close("section").line();
  }

  /** What each point stands for, and a box to leave a function out. */
  private void legend(Markup page) {
    page.open("fieldset", "id", "growth-functions", "class", "legend")
        .element("legend", "Functions");
    for (int i = 0; i < curves.size(); i++) {
      String place = String.valueOf(i);
      page.open("label")
          .open("input", "type", "checkbox", "checked", "", "value", place, "autocomplete", "off")
          .open("canvas", "width", "32", "height", "32", "aria-hidden", "true")
          .close("canvas");
      Names.write(page, curves.get(i).name());
      page.close("label");
    }
    page.close("fieldset").line();
  }

  /** Whether there is a later pass of what is drawn. */
  private boolean isEarlier() {
    return curves.stream()
        .flatMap(curve -> curve.cells().stream())
        .anyMatch(cell -> !figures.cells().contains(cell));
  }

  private void table(Markup page) {
    List<Column> columns = new ArrayList<>(List.of(Column.text("Function")));
    sizes.forEach(size -> columns.add(Column.number(Quantity.bytes(size))));
    columns.add(Column.text("Law"));
    columns.add(Column.number("Farthest from it"));
    Table table = Table.of(page, "Time of a call by size of the input", columns);
    for (Curve curve : curves) {
      table.row().heading(curve.name());
      for (long size : sizes) {
        curve.cells().stream()
            .filter(cell -> cell.inputBytes() == size)
            .findFirst()
            .map(cell -> figures.nanos(cell).orElseThrow().point())
            .ifPresentOrElse(nanos -> table.number(Words.time(nanos), nanos), table::missing);
      }
      curve
          .model()
          .ifPresentOrElse(
              model ->
                  table
                      .text(model.inWords())
                      .number(Words.percent(model.worstResidual()), model.worstResidual()),
              () -> table.text("too few sizes").missing());
    }
    table.end();
  }

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("growth");
    json.writeArrayFieldStart("functions");
    for (Curve curve : curves) {
      json.writeStartObject();
      json.writeStringField("name", curve.name());
      json.writeArrayFieldStart("points");
      for (Cell cell : curve.cells()) {
        point(json, cell.inputBytes(), figures.nanos(cell).orElseThrow());
      }
      json.writeEndArray();
      json.writeArrayFieldStart("law");
      if (curve.model().filter(CostModel::fits).isPresent()) {
        LawPath.write(json, curve.model().get(), curve.cells());
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    crossings.writeTo(json);
    json.writeEndObject();
  }

  private static void point(JsonGenerator json, long bytes, Estimate nanos) throws IOException {
    Interval interval = nanos.interval();
    json.writeStartArray();
    json.writeNumber(bytes);
    ScriptData.number(json, nanos.point());
    ScriptData.number(json, Math.max(interval.low(), nanos.point() / 1000));
    ScriptData.number(json, interval.high());
    json.writeEndArray();
  }
}
