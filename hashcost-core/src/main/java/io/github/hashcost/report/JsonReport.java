package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** The figures of a run as JSON of the schema {@value #SCHEMA}; good for one. */
final class JsonReport {
  private static final String SCHEMA = "hashcost-report/1";

  private final JsonGenerator json;
  private final JsonOut out;

  private JsonReport(JsonGenerator json) {
    this.json = json;
    out = new JsonOut(json);
  }

  static String of(Figures figures) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonOut.generator(text)) {
      new JsonReport(json).write(figures);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private void write(Figures figures) throws IOException {
    RunResult run = figures.run();
    json.writeStartObject();
    json.writeStringField("schema", SCHEMA);
    json.writeStringField("startedAt", run.startedAt().toString());
    json.writeArrayFieldStart("cells");
    for (Figures.OfCell f : figures.cells()) {
      cell(f);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("onThreads");
    for (Figures.OfThreads f : figures.threads()) {
      threads(f);
    }
    json.writeEndArray();
    new HostWriter(json).write(run.environment(), run.activity());
    json.writeEndObject();
  }

  private void cell(Figures.OfCell f) throws IOException {
    Cell cell = f.cell();
    json.writeStartObject();
    input(cell);
    out.code("mode", cell.mode());
    out.code("isolation", cell.isolation());
    json.writeNumberField("pass", cell.pass());
    estimate("nanosPerCall", f.nanos());
    if (f.ratio().isPresent() && f.reference().isPresent()) {
      ratio("ratio", f.ratio().get(), Optional.of(f.reference().get()));
    }
    out.number("allocatedBytesPerCall", cell.allocatedBytesPerCall());
    end(f.caveats(), f.reason());
  }

  private void threads(Figures.OfThreads f) throws IOException {
    json.writeStartObject();
    input(f.cell());
    json.writeNumberField("threads", f.threads());
    estimate("callsPerSecond", f.scaling().map(Scaling::callsPerSecond));
    if (f.scaling().isPresent()) {
      ratio("slowdown", f.scaling().get().slowdown(), Optional.empty());
    }
    end(f.caveats(), f.reason());
  }

  private void input(Cell cell) throws IOException {
    json.writeStringField("id", cell.id().toString());
    CellWriter.input(json, cell);
  }

  private void end(List<Caveat> caveats, Optional<String> reason) throws IOException {
    CellWriter.caveats(json, caveats);
    out.text("noFigure", reason);
    json.writeEndObject();
  }

  private void estimate(String field, Optional<Estimate> estimate) throws IOException {
    if (estimate.isPresent()) {
      json.writeObjectFieldStart(field);
      estimate(estimate.get());
      json.writeEndObject();
    }
  }

  private void ratio(String field, Ratio ratio, Optional<Cell> to) throws IOException {
    json.writeObjectFieldStart(field);
    out.text("to", to.map(cell -> cell.id().toString()));
    estimate(ratio.estimate());
    json.writeBooleanField("paired", ratio.paired());
    json.writeBooleanField("distinguishable", ratio.distinguishable());
    json.writeEndObject();
  }

  private void estimate(Estimate e) throws IOException {
    out.number("point", e.point());
    out.number("low", e.interval().low());
    out.number("high", e.interval().high());
    out.number("level", e.interval().level());
    json.writeNumberField("samples", e.samples());
  }
}
