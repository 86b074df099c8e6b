package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.time.Duration;
import java.util.Map;

/** One run to one JSON text. */
final class ResultWriter {
  private final JsonGenerator json;
  private final JsonOut out;

  private ResultWriter(JsonGenerator json) {
    this.json = json;
    out = new JsonOut(json);
  }

  static void write(OutputStream out, RunResult run) throws IOException {
    write(JsonOut.generator(out), run);
  }

  static void write(Writer out, RunResult run) throws IOException {
    write(JsonOut.generator(out), run);
  }

  private static void write(JsonGenerator generator, RunResult run) throws IOException {
    try (generator) {
      new ResultWriter(generator).run(run);
      generator.writeRaw('\n');
    }
  }

  private void run(RunResult run) throws IOException {
    json.writeStartObject();
    json.writeStringField("schema", Schema.NAME);
    json.writeObjectFieldStart("library");
    json.writeStringField("version", Schema.libraryVersion());
    json.writeEndObject();
    json.writeStringField("startedAt", run.startedAt().toString());
    new HostWriter(json).write(run.environment(), run.activity());
    plan(run.plan());
    json.writeObjectFieldStart("functions");
    for (Map.Entry<AlgorithmId, FunctionFacts> e : run.functions().entrySet()) {
      json.writeFieldName(e.getKey().toString());
      function(e.getValue());
    }
    json.writeEndObject();
    json.writeArrayFieldStart("cells");
    for (Cell cell : run.cells()) {
      new CellWriter(json).write(cell);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void plan(Plan plan) throws IOException {
    json.writeObjectFieldStart("plan");
    out.code("mode", plan.mode());
    out.code("isolation", plan.isolation());
    json.writeNumberField("rounds", plan.rounds());
    json.writeNumberField("batchNanos", nanos(plan.batch()));
    out.integer("iterations", plan.iterations());
    out.number("precision", plan.precision());
    json.writeNumberField("threads", plan.threads());
    json.writeBooleanField("warmUp", plan.warmUp());
    json.writeNumberField("timeBudgetNanos", nanos(plan.timeBudget()));
    json.writeNumberField("seed", plan.seed());
    json.writeEndObject();
  }

  private void function(FunctionFacts facts) throws IOException {
    json.writeStartObject();
    json.writeNumberField("digestBytes", facts.digestBytes());
    if (facts.block().isPresent()) {
      json.writeObjectFieldStart("block");
      json.writeNumberField("bytes", facts.block().get().bytes());
      json.writeNumberField("padding", facts.block().get().padding());
      json.writeEndObject();
    }
    json.writeNumberField("memoryBytes", facts.memoryBytes());
    out.number("work", facts.work());
    if (facts.claims().isPresent()) {
      claims(facts.claims().get());
    }
    out.text("implementation", facts.implementation());
    json.writeEndObject();
  }

  private void claims(SecurityClaims claims) throws IOException {
    json.writeObjectFieldStart("claims");
    json.writeStringField("collision", StrengthWord.of(claims.collision()));
    json.writeStringField("preimage", StrengthWord.of(claims.preimage()));
    json.writeBooleanField("forPasswords", claims.forPasswords());
    json.writeStringField("citation", claims.citation());
    json.writeStringField("asOf", claims.asOf().toString());
    json.writeEndObject();
  }

  /** Longer than 292 years is as good as for ever. */
  private static long nanos(Duration duration) {
    try {
      return duration.toNanos();
    } catch (ArithmeticException e) {
      return duration.isNegative() ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }
}
