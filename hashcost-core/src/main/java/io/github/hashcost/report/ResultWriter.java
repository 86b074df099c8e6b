package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** One run to one JSON text. */
final class ResultWriter {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // An unpaired surrogate has no UTF-8, only an escape.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          // What stops halfway must not look whole.
          .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final JsonGenerator json;

  private ResultWriter(JsonGenerator json) {
    this.json = json;
  }

  static void write(OutputStream out, RunResult run) throws IOException {
    write(FACTORY.createGenerator(out, JsonEncoding.UTF8), run);
  }

  static void write(Writer out, RunResult run) throws IOException {
    write(FACTORY.createGenerator(out), run);
  }

  private static void write(JsonGenerator generator, RunResult run) throws IOException {
    try (generator) {
      generator.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
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
    environment(run.environment());
    plan(run.plan());
    json.writeObjectFieldStart("functions");
    for (Map.Entry<AlgorithmId, FunctionFacts> e : run.functions().entrySet()) {
      json.writeFieldName(e.getKey().toString());
      function(e.getValue());
    }
    json.writeEndObject();
    json.writeArrayFieldStart("cells");
    for (Cell cell : run.cells()) {
      cell(cell);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void environment(Environment e) throws IOException {
    json.writeObjectFieldStart("environment");
    json.writeObjectFieldStart("cpu");
    text("model", e.cpuModel());
    if (e.logicalCpus().isPresent()) {
      json.writeNumberField("logical", e.logicalCpus().getAsInt());
    }
    json.writeArrayFieldStart("features");
    for (String feature : e.cpuFeatures()) {
      json.writeString(feature);
    }
    json.writeEndArray();
    json.writeEndObject();
    if (e.memoryBytes().isPresent()) {
      json.writeNumberField("memoryBytes", e.memoryBytes().getAsLong());
    }
    texts("os", e.os());
    texts("jvm", e.jvm());
    texts("container", e.container());
    texts("implementations", e.implementations());
    json.writeEndObject();
  }

  private void plan(Plan plan) throws IOException {
    json.writeObjectFieldStart("plan");
    code("mode", plan.mode());
    code("isolation", plan.isolation());
    json.writeNumberField("rounds", plan.rounds());
    json.writeNumberField("batchNanos", nanos(plan.batch()));
    if (plan.iterations().isPresent()) {
      json.writeNumberField("iterations", plan.iterations().getAsLong());
    }
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
    number("work", facts.work());
    if (facts.claims().isPresent()) {
      claims(facts.claims().get());
    }
    text("implementation", facts.implementation());
    json.writeEndObject();
  }

  private void claims(SecurityClaims claims) throws IOException {
    json.writeObjectFieldStart("claims");
    code("collision", claims.collision());
    code("preimage", claims.preimage());
    json.writeBooleanField("forPasswords", claims.forPasswords());
    json.writeStringField("citation", claims.citation());
    json.writeStringField("asOf", claims.asOf().toString());
    json.writeEndObject();
  }

  private void cell(Cell cell) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", cell.id().toString());
    json.writeObjectFieldStart("input");
    json.writeStringField("label", cell.inputLabel());
    json.writeNumberField("bytes", cell.inputBytes());
    json.writeEndObject();
    json.writeStringField("unit", cell.unit());
    number("unitsPerCall", cell.unitsPerCall());
    code("mode", cell.mode());
    code("isolation", cell.isolation());
    json.writeNumberField("threads", cell.threads());
    json.writeNumberField("pass", cell.pass());
    json.writeNumberField("copy", cell.copy());
    if (cell.samples().isPresent()) {
      samples(cell.samples().get());
    }
    if (cell.allocatedBytesPerCall().isPresent()) {
      number("allocatedBytesPerCall", cell.allocatedBytesPerCall().getAsDouble());
    }
    json.writeArrayFieldStart("caveats");
    for (Caveat caveat : cell.observed()) {
      json.writeStartObject();
      json.writeStringField("code", caveat.code());
      json.writeStringField("detail", caveat.detail());
      json.writeStringField("hint", caveat.hint());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeFieldName("failure");
    failure(cell.failure());
    json.writeEndObject();
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

  private void text(String field, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(field, value.get());
    }
  }

  private void texts(String field, Map<String, String> values) throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, String> e : values.entrySet()) {
      json.writeStringField(e.getKey(), e.getValue());
    }
    json.writeEndObject();
  }

  private void code(String field, Enum<?> value) throws IOException {
    json.writeStringField(field, value.name().toLowerCase(Locale.ROOT));
  }

  /**
   * A whole number without a fraction. JSON has no NaN or infinity; Jackson writes these as texts.
   */
  private void number(String field, double value) throws IOException {
    long whole = (long) value;
    if (Double.compare((double) whole, value) == 0 && Math.abs(whole) < 1L << 53) {
      json.writeNumberField(field, whole);
    } else {
      json.writeNumberField(field, value);
    }
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
