package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.environment.ClockFacts;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import java.io.IOException;
import java.util.Optional;

/** Writes the machine and the JVM, and what disturbed the run there. */
final class HostWriter {
  private final JsonGenerator json;
  private final JsonOut out;

  HostWriter(JsonGenerator json) {
    this.json = json;
    out = new JsonOut(json);
  }

  void write(Environment e, Optional<HostActivity> activity) throws IOException {
    json.writeObjectFieldStart("environment");
    json.writeObjectFieldStart("cpu");
    out.text("model", e.cpuModel());
    if (e.logicalCpus().isPresent()) {
      json.writeNumberField("logical", e.logicalCpus().getAsInt());
    }
    out.text("governor", e.cpuGovernor());
    json.writeArrayFieldStart("features");
    for (String feature : e.cpuFeatures()) {
      json.writeString(feature);
    }
    json.writeEndArray();
    json.writeEndObject();
    out.integer("memoryBytes", e.memoryBytes());
    out.texts("os", e.os());
    out.texts("jvm", e.jvm());
    out.texts("container", e.container());
    out.texts("implementations", e.implementations());
    if (e.clock().isPresent()) {
      clock(e.clock().get());
    }
    if (activity.isPresent()) {
      activity(activity.get());
    }
    json.writeEndObject();
  }

  private void clock(ClockFacts clock) throws IOException {
    json.writeObjectFieldStart("clock");
    out.integer("stepNanos", clock.stepNanos());
    out.number("costNanos", clock.costNanos());
    json.writeEndObject();
  }

  private void activity(HostActivity activity) throws IOException {
    json.writeObjectFieldStart("activity");
    out.integer("throttledPeriods", activity.throttledPeriods());
    out.integer("throttledNanos", activity.throttledNanos());
    out.integer("stealNanos", activity.stealNanos());
    out.integer("ownCpuNanos", activity.ownCpuNanos());
    out.integer("otherCpuNanos", activity.otherCpuNanos());
    out.number("loadAverage", activity.loadAverage());
    if (activity.gc().isPresent()) {
      GcField.write(json, activity.gc().get());
    }
    json.writeEndObject();
  }
}
