package io.github.hashcost.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.password.CapacityLevel;
import io.github.hashcost.password.CapacityResult;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Writes a load as JSON of the schema {@code hashcost-capacity/1}: the time of each login,
 * ascending, so that other percentiles can be told from it.
 */
final class CapacityJson {
  private static final String SCHEMA = "hashcost-capacity/1";

  private final CapacityResult result;

  CapacityJson(CapacityResult result) {
    this.result = result;
  }

  /** To be given to {@link ResultOutput}. */
  void writeTo(OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      json.writeStringField("startedAt", result.startedAt().toString());
      environment(json, result.environment());
      json.writeStringField("id", result.setting().id().toString());
      json.writeNumberField("maxLatencyNanos", result.maxLatency().toNanos());
      json.writeNumberField("cpus", result.cpus());
      json.writeNumberField("admit", result.admit());
      json.writeNumberField("enough", result.enough());
      json.writeObjectFieldStart("limit");
      json.writeStringField("code", result.limit().code());
      json.writeStringField("evidence", result.limit().evidence());
      json.writeEndObject();
      if (result.notRun().isPresent()) {
        json.writeStringField("notRun", result.notRun().get());
      }
      json.writeArrayFieldStart("levels");
      for (CapacityLevel level : result.levels()) {
        level(json, level);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private static void level(JsonGenerator json, CapacityLevel level) throws IOException {
    json.writeStartObject();
    json.writeNumberField("atOnce", level.atOnce());
    json.writeNumberField("loginsPerSecond", level.loginsPerSecond());
    number(json, "allocatedBytesPerLogin", level.allocatedBytesPerLogin());
    json.writeNumberField("gcShare", level.gcShare());
    json.writeNumberField("gcPauses", level.pauses());
    if (level.longestPause().isPresent()) {
      Duration longest = level.longestPause().get();
      json.writeNumberField("longestPauseMillis", longest.toMillis());
    }
    json.writeNumberField("peakHeapBytes", level.peakHeapBytes());
    number(json, "busyCpus", level.busyCpus());
    json.writeFieldName("elapsedNanos");
    long[] nanos = level.latencyNanos().toArray();
    json.writeArray(nanos, 0, nanos.length);
    json.writeEndObject();
  }

  private static void number(JsonGenerator json, String field, OptionalDouble value)
      throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(field, value.getAsDouble());
    }
  }

  /** In the names of a result file. */
  private static void environment(JsonGenerator json, Environment e) throws IOException {
    json.writeObjectFieldStart("environment");
    json.writeObjectFieldStart("cpu");
    if (e.cpuModel().isPresent()) {
      json.writeStringField("model", e.cpuModel().get());
    }
    if (e.logicalCpus().isPresent()) {
      json.writeNumberField("logical", e.logicalCpus().getAsInt());
    }
    json.writeEndObject();
    if (e.memoryBytes().isPresent()) {
      json.writeNumberField("memoryBytes", e.memoryBytes().getAsLong());
    }
    texts(json, "os", e.os());
    texts(json, "jvm", e.jvm());
    texts(json, "container", e.container());
    json.writeEndObject();
  }

  private static void texts(JsonGenerator json, String field, Map<String, String> values)
      throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, String> value : values.entrySet()) {
      json.writeStringField(value.getKey(), value.getValue());
    }
    json.writeEndObject();
  }
}
