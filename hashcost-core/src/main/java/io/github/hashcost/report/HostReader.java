package io.github.hashcost.report;

import io.github.hashcost.environment.ClockFacts;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Reads the machine and the JVM, and what disturbed the run there; good for one. */
final class HostReader {
  private final JsonIn json;
  private final Environment.Builder b = Environment.builder();
  private OptionalLong clockStep = OptionalLong.empty();
  private double clockCost;
  private @Nullable HostActivity activity;

  HostReader(JsonIn json) {
    this.json = json;
  }

  void read() throws IOException {
    json.object(
        name -> {
          switch (name) {
            case "cpu" -> cpu();
            case "clock" -> clock();
            case "activity" -> activity = readActivity();
            case "memoryBytes" -> b.memoryBytes(json.integer());
            case "os" -> texts(b::os);
            case "jvm" -> texts(b::jvm);
            case "container" -> texts(b::container);
            case "implementations" -> texts(b::implementation);
            default -> json.skip();
          }
        });
  }

  Environment environment() {
    return b.build();
  }

  Optional<HostActivity> activity() {
    return Optional.ofNullable(activity);
  }

  private void cpu() throws IOException {
    json.object(
        name -> {
          switch (name) {
            case "model" -> b.cpuModel(json.text());
            case "logical" -> b.logicalCpus(json.smallInteger());
            case "governor" -> b.cpuGovernor(json.text());
            case "features" -> {
              List<String> features = new ArrayList<>();
              json.array(() -> features.add(json.text()));
              b.cpuFeatures(features);
            }
            default -> json.skip();
          }
        });
  }

  private void texts(BiConsumer<String, String> map) throws IOException {
    json.object(name -> map.accept(name, json.scalar()));
  }

  private void clock() throws IOException {
    json.object(
        name -> {
          switch (name) {
            case "stepNanos" -> clockStep = OptionalLong.of(json.integer());
            case "costNanos" -> clockCost = json.number();
            default -> json.skip();
          }
        });
    b.clock(ClockFacts.of(clockStep, clockCost));
  }

  private HostActivity readActivity() throws IOException {
    HostActivity.Builder activity = HostActivity.builder();
    json.object(
        name -> {
          switch (name) {
            case "throttledPeriods" -> activity.throttledPeriods(json.integer());
            case "throttledNanos" -> activity.throttledNanos(json.integer());
            case "stealNanos" -> activity.stealNanos(json.integer());
            case "ownCpuNanos" -> activity.ownCpuNanos(json.integer());
            case "otherCpuNanos" -> activity.otherCpuNanos(json.integer());
            case "loadAverage" -> activity.loadAverage(json.number());
            case GcField.NAME -> activity.gc(GcField.read(json));
            default -> json.skip();
          }
        });
    return activity.build();
  }
}
