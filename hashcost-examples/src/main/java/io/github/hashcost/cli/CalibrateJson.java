package io.github.hashcost.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Probe;
import io.github.hashcost.password.SettingCost;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Writes a calibration as JSON of the schema {@code hashcost-calibration/1}: the answer, and every
 * probe with its raw samples. Times are in nanoseconds.
 */
final class CalibrateJson {
  private static final String SCHEMA = "hashcost-calibration/1";

  private final Calibration calibration;
  private final Duration target;
  private final int verifiers;

  CalibrateJson(Calibration calibration, Duration target, int verifiers) {
    this.calibration = calibration;
    this.target = target;
    this.verifiers = verifiers;
  }

  static double nanos(Duration duration) {
    return duration.getSeconds() * 1e9 + duration.getNano();
  }

  /** To be given to {@link ResultOutput}. */
  void writeTo(OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      json.writeNumberField("targetNanos", nanos(target));
      json.writeNumberField("verifiers", verifiers);
      if (calibration instanceof Calibration.Found found) {
        found(json, found);
      } else if (calibration instanceof Calibration.Infeasible none) {
        json.writeStringField("outcome", "infeasible");
        json.writeStringField("reason", none.reason());
        cost(json, "closest", none.closest());
      }
      caveats(json);
      json.writeArrayFieldStart("probes");
      for (Probe probe : calibration.probes()) {
        probe(json, probe);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private void caveats(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("caveats");
    for (Caveat caveat : calibration.caveats()) {
      json.writeStartObject();
      json.writeStringField("code", caveat.code());
      json.writeStringField("detail", caveat.detail());
      json.writeStringField("hint", caveat.hint());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void found(JsonGenerator json, Calibration.Found found) throws IOException {
    json.writeStringField("outcome", "found");
    json.writeStringField("setting", found.setting().id().toString());
    estimate(json, found.nanos());
    if (found.next().isPresent()) {
      cost(json, "next", found.next().get());
    }
    json.writeArrayFieldStart("verdicts");
    for (Verdict verdict : found.verdicts()) {
      json.writeStartObject();
      json.writeStringField("policy", verdict.policy().name());
      json.writeStringField("asOf", verdict.policy().asOf());
      json.writeStringField("status", verdict.status().name().toLowerCase(Locale.ROOT));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void cost(JsonGenerator json, String name, SettingCost cost) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("setting", cost.setting().id().toString());
    json.writeNumberField("nanos", cost.nanos());
    json.writeBooleanField("extrapolated", cost.isExtrapolated());
    json.writeEndObject();
  }

  private static void probe(JsonGenerator json, Probe probe) throws IOException {
    json.writeStartObject();
    json.writeStringField("purpose", probe.purpose());
    json.writeStringField("setting", probe.setting().id().toString());
    estimate(json, probe.nanos());
    json.writeArrayFieldStart("cells");
    for (Cell cell : probe.run().cells()) {
      json.writeStartObject();
      json.writeNumberField("threads", cell.threads());
      if (cell.samples().isPresent()) {
        samples(json, cell.samples().get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void samples(JsonGenerator json, Samples samples) throws IOException {
    json.writeArrayFieldStart("calls");
    for (int i = 0; i < samples.size(); i++) {
      json.writeNumber(samples.calls(i));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("elapsedNanos");
    for (int i = 0; i < samples.size(); i++) {
      json.writeNumber(samples.elapsedNanos(i));
    }
    json.writeEndArray();
  }

  private static void estimate(JsonGenerator json, Estimate estimate) throws IOException {
    json.writeObjectFieldStart("nanos");
    json.writeNumberField("point", estimate.point());
    json.writeNumberField("low", estimate.interval().low());
    json.writeNumberField("high", estimate.interval().high());
    json.writeNumberField("level", estimate.interval().level());
    json.writeNumberField("samples", estimate.samples());
    json.writeEndObject();
  }
}
