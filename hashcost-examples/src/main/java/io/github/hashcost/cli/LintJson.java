package io.github.hashcost.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.PolicyRow;
import io.github.hashcost.policy.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Writes verdicts as JSON of the schema {@code hashcost-lint/1}. Times are nanoseconds. */
final class LintJson {
  private static final String SCHEMA = "hashcost-lint/1";

  private final LintReport report;

  LintJson(LintReport report) {
    this.report = report;
  }

  /** To be given to {@link ResultOutput}. */
  void writeTo(OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      json.writeStringField("setting", report.subject().id().toString());
      json.writeBooleanField("forPasswords", report.subject().isForPasswords());
      json.writeStringField("policy", report.decides().policy().name());
      json.writeStringField("status", report.decides().status().name());
      cost(json, "here", report.verdicts().own());
      json.writeArrayFieldStart("verdicts");
      for (LintVerdicts.Line line : report.verdicts().lines()) {
        verdict(json, line);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private static void verdict(JsonGenerator json, LintVerdicts.Line line) throws IOException {
    Verdict verdict = line.verdict();
    CostPolicy policy = verdict.policy();
    json.writeStartObject();
    json.writeStringField("policy", policy.name());
    json.writeStringField("asOf", policy.asOf());
    json.writeStringField("kind", policy.kind().name());
    json.writeStringField("source", policy.source());
    json.writeStringField("note", policy.note());
    json.writeStringField("status", verdict.status().name());
    text(json, "row", verdict.row().map(PolicyRow::toString));
    text(json, "rowNote", verdict.row().map(PolicyRow::note));
    text(json, "compliant", verdict.compliant().map(Object::toString));
    cost(json, "here", line.cost());
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    json.writeFieldName(name);
    if (value.isPresent()) {
      json.writeString(value.get());
    } else {
      json.writeNull();
    }
  }

  private static void cost(JsonGenerator json, String name, Optional<SettingCosts.Cost> cost)
      throws IOException {
    json.writeFieldName(name);
    if (cost.isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberField("nanos", cost.get().nanos().point());
    json.writeBooleanField("measured", cost.get().measured());
    if (cost.get().measured()) {
      json.writeNumberField("low", cost.get().nanos().interval().low());
      json.writeNumberField("high", cost.get().nanos().interval().high());
      json.writeNumberField("level", cost.get().nanos().interval().level());
      json.writeNumberField("calls", cost.get().nanos().samples());
    }
    json.writeEndObject();
  }
}
