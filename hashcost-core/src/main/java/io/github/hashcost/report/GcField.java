package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.environment.GcActivity;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The field {@code gc}, of a cell and of a run. */
final class GcField {
  static final String NAME = "gc";

  private GcField() {}

  static void write(JsonGenerator json, GcActivity gc) throws IOException {
    json.writeObjectFieldStart(NAME);
    json.writeNumberField("count", gc.count());
    json.writeNumberField("millis", gc.millis());
    json.writeEndObject();
  }

  static GcActivity read(JsonIn json) throws IOException {
    Map<String, Long> values = new HashMap<>();
    json.object(
        name -> {
          switch (name) {
            case "count", "millis" -> values.put(name, json.integer());
            default -> json.skip();
          }
        });
    return GcActivity.of(values.getOrDefault("count", 0L), values.getOrDefault("millis", 0L));
  }
}
