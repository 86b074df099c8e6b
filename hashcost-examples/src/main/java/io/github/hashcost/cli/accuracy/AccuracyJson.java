package io.github.hashcost.cli.accuracy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Quietness;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The file of a check. All that is derived can be worked out again from the times of the rounds; a
 * time of -1 is that of a child that was lost.
 */
final class AccuracyJson {
  private final AccuracyResult result;
  private final JsonGenerator json;

  private AccuracyJson(AccuracyResult result, JsonGenerator json) {
    this.result = result;
    this.json = json;
  }

  static void write(AccuracyResult result, OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.setPrettyPrinter(new DefaultPrettyPrinter());
      new AccuracyJson(result, json).write();
    }
  }

  private void write() throws IOException {
    RunResult run = result.runs().get(0);
    json.writeStartObject();
    json.writeStringField("schema", "hashcost-accuracy/1");
    json.writeStringField("startedAt", run.startedAt().toString());
    environment(run.environment());
    plan(run.plan());
    json.writeArrayFieldStart("host");
    for (RunResult r : result.runs()) {
      host(Comparison.of(r).quietness());
    }
    json.writeEndArray();
    if (result.again().isPresent()) {
      again(result.again().get());
    }
    json.writeArrayFieldStart("cells");
    for (CellResult cell : result.cells()) {
      cell(cell);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void environment(Environment e) throws IOException {
    json.writeObjectFieldStart("environment");
    if (e.cpuModel().isPresent()) {
      json.writeStringField("cpu", e.cpuModel().get());
    }
    if (e.logicalCpus().isPresent()) {
      json.writeNumberField("logicalCpus", e.logicalCpus().getAsInt());
    }
    facts("os", e.os());
    facts("jvm", e.jvm());
    facts("implementations", e.implementations());
    json.writeEndObject();
  }

  private void facts(String name, Map<String, String> facts) throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<String, String> fact : new TreeMap<>(facts).entrySet()) {
      json.writeStringField(fact.getKey(), fact.getValue());
    }
    json.writeEndObject();
  }

  private void plan(Plan plan) throws IOException {
    json.writeObjectFieldStart("plan");
    json.writeStringField("isolation", plan.isolation().name().toLowerCase(Locale.ROOT));
    json.writeNumberField("rounds", plan.rounds());
    json.writeNumberField("batchNanos", plan.batch().toNanos());
    json.writeNumberField("seed", plan.seed());
    json.writeNumberField("children", result.children());
    json.writeBooleanField("oneInput", result.oneInput());
    json.writeBooleanField("control", result.controlled());
    if (result.pinning().whyNot().isEmpty()) {
      json.writeNumberField("pinnedToCpu", result.pinning().cpu());
    } else {
      json.writeStringField("notPinned", result.pinning().whyNot());
    }
    json.writeEndObject();
  }

  private void host(Quietness quietness) throws IOException {
    json.writeStartObject();
    json.writeBooleanField("quiet", quietness.isQuiet());
    json.writeNumberField("cells", quietness.cells());
    json.writeNumberField("noisy", quietness.noisy());
    json.writeEndObject();
  }

  private void again(Control.Again again) throws IOException {
    json.writeObjectFieldStart("sharedLoopFirstAndLast");
    key(again.key());
    json.writeNumberField("first", again.first());
    json.writeNumberField("last", again.last());
    json.writeEndObject();
  }

  private void key(CellKey key) throws IOException {
    json.writeStringField("id", key.id());
    json.writeStringField("input", key.input());
  }

  private void cell(CellResult cell) throws IOException {
    json.writeStartObject();
    key(cell.key());
    json.writeNumberField("inputBytes", cell.inputBytes());
    if (cell.bytesPerCall().isPresent()) {
      json.writeNumberField("allocatedBytesPerCall", cell.bytesPerCall().getAsDouble());
    }
    if (cell.accuracy().isPresent()) {
      figures(cell.accuracy().get());
      times(cell.times());
    } else {
      json.writeStringField("failure", cell.failure());
    }
    if (cell.shared().isPresent()) {
      estimate("sharedLoop", cell.shared().get());
    }
    json.writeArrayFieldStart("caveats");
    for (String code : cell.caveats()) {
      json.writeString(code);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void figures(CellAccuracy accuracy) throws IOException {
    json.writeNumberField("hereNanos", accuracy.hereNanos());
    json.writeNumberField("aloneNanos", accuracy.aloneNanos());
    double[] byChild = accuracy.aloneNanosByChild();
    json.writeFieldName("aloneNanosByChild");
    json.writeArray(byChild, 0, byChild.length);
    estimate("ratio", accuracy.ratio());
    if (accuracy.spread().isPresent()) {
      json.writeNumberField("spreadOfChildren", accuracy.spread().getAsDouble());
    }
  }

  private void estimate(String name, Estimate e) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("point", e.point());
    json.writeNumberField("low", e.interval().low());
    json.writeNumberField("high", e.interval().high());
    json.writeNumberField("level", e.interval().level());
    json.writeNumberField("samples", e.samples());
    json.writeEndObject();
  }

  private void times(PairedTimes times) throws IOException {
    json.writeObjectFieldStart("times");
    int n = times.size();
    int[] rounds = new int[n];
    int[] calls = new int[n];
    long[] here = new long[n];
    for (int i = 0; i < n; i++) {
      rounds[i] = times.round(i);
      calls[i] = times.calls(i);
      here[i] = times.here(i);
    }
    json.writeFieldName("rounds");
    json.writeArray(rounds, 0, n);
    json.writeFieldName("calls");
    json.writeArray(calls, 0, n);
    json.writeFieldName("hereNanos");
    json.writeArray(here, 0, n);
    json.writeArrayFieldStart("childNanos");
    for (int child = 0; child < result.children(); child++) {
      long[] alone = new long[n];
      for (int i = 0; i < n; i++) {
        alone[i] = times.alone(i, child);
      }
      json.writeArray(alone, 0, n);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
