package io.github.hashcost.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.MachineChange;
import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a comparison of two machines as JSON of the schema {@code hashcost-compare/1}. Each figure
 * is a time in the second over that in the first.
 */
final class CompareJson {
  private static final String SCHEMA = "hashcost-compare/1";

  private final MachineComparison comparison;

  CompareJson(MachineComparison comparison) {
    this.comparison = comparison;
  }

  /** To be given to {@link ResultOutput}. */
  void writeTo(OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      estimate(json, "common", comparison.common());
      json.writeArrayFieldStart("changes");
      for (MachineChange change : comparison.changes()) {
        json.writeStartObject();
        json.writeStringField("cell", change.first().toString());
        json.writeStringField("function", change.function());
        estimate(json, "change", change.ratio());
        estimate(json, "besideCommon", change.besidesCommon());
        json.writeBooleanField("outlier", change.isOutlier());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("leftOut");
      for (Cell cell : comparison.leftOut()) {
        json.writeString(cell.toString());
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private static void estimate(JsonGenerator json, String name, Estimate estimate)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("point", estimate.point());
    json.writeNumberField("low", estimate.interval().low());
    json.writeNumberField("high", estimate.interval().high());
    json.writeNumberField("level", estimate.interval().level());
    json.writeEndObject();
  }
}
