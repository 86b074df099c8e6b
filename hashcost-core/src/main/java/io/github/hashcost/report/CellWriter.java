package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Samples;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Writes cells. */
final class CellWriter {
  private final JsonGenerator json;
  private final JsonOut out;

  CellWriter(JsonGenerator json) {
    this.json = json;
    out = new JsonOut(json);
  }

  void write(Cell cell) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", cell.id().toString());
    input(json, cell);
    json.writeStringField("unit", cell.unit());
    out.number("unitsPerCall", cell.unitsPerCall());
    out.code("mode", cell.mode());
    out.code("isolation", cell.isolation());
    json.writeNumberField("threads", cell.threads());
    if (cell.thread().isPresent()) {
      json.writeNumberField("thread", cell.thread().getAsInt());
    }
    json.writeNumberField("pass", cell.pass());
    json.writeNumberField("copy", cell.copy());
    if (cell.samples().isPresent()) {
      samples(cell.samples().get());
    }
    out.number("allocatedBytesPerCall", cell.allocatedBytesPerCall());
    if (cell.gc().isPresent()) {
      GcField.write(json, cell.gc().get());
    }
    if (cell.endedBy().isPresent()) {
      out.code("endedBy", cell.endedBy().get());
    }
    caveats(json, cell.observed());
    json.writeFieldName("failure");
    failure(cell.failure());
    json.writeEndObject();
  }

  /** The field {@code input}. */
  static void input(JsonGenerator json, Cell cell) throws IOException {
    json.writeObjectFieldStart("input");
    json.writeStringField("label", cell.inputLabel());
    json.writeNumberField("bytes", cell.inputBytes());
    if (cell.inputs() > 1) {
      json.writeNumberField("count", cell.inputs());
    }
    json.writeEndObject();
  }

  /** The field {@code caveats}. */
  static void caveats(JsonGenerator json, List<Caveat> caveats) throws IOException {
    json.writeArrayFieldStart("caveats");
    for (Caveat caveat : caveats) {
      json.writeStartObject();
      json.writeStringField("code", caveat.code());
      json.writeStringField("detail", caveat.detail());
      json.writeStringField("hint", caveat.hint());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void samples(Samples s) throws IOException {
    long[] calls = IntStream.range(0, s.size()).mapToLong(s::calls).toArray();
    if (LongStream.of(calls).distinct().count() == 1) {
      json.writeNumberField("iterations", calls[0]);
    } else {
      json.writeFieldName("iterations");
      json.writeArray(calls, 0, calls.length);
    }
    json.writeFieldName("elapsedNanos");
    json.writeArray(IntStream.range(0, s.size()).mapToLong(s::elapsedNanos).toArray(), 0, s.size());
    if (IntStream.range(0, s.size()).anyMatch(i -> s.round(i) != i)) {
      json.writeFieldName("rounds");
      json.writeArray(IntStream.range(0, s.size()).map(s::round).toArray(), 0, s.size());
    }
  }

  private void failure(Optional<Failure> failure) throws IOException {
    if (failure.isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeStringField("kind", failure.get().kind());
    json.writeStringField("detail", failure.get().detail());
    json.writeEndObject();
  }
}
