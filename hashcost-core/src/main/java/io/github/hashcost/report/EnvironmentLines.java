package io.github.hashcost.report;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The machine, the JVM, the libraries and what disturbed the run in a line each, as far as they are
 * known.
 */
final class EnvironmentLines {
  /** Less than one percent of stolen time is no news on a virtual machine. */
  private static final double STEAL_WORTH_A_WORD = 0.01;

  private EnvironmentLines() {}

  static List<String> of(Environment e, Optional<HostActivity> activity, int width) {
    List<String> lines = new ArrayList<>();
    add(lines, "machine: ", machine(e), width);
    add(lines, "java: ", java(e), width);
    add(lines, "libraries: ", libraries(e.implementations()), width);
    add(lines, "disturbed: ", activity.map(EnvironmentLines::disturbed).orElse(""), width);
    return lines;
  }

  private static void add(List<String> lines, String title, String text, int width) {
    if (!text.isEmpty()) {
      lines.add(TextWrap.shorten(TextWrap.printable(title + text), width));
    }
  }

  private static String machine(Environment e) {
    String os =
        words(
            Optional.ofNullable(e.os().getOrDefault("distribution", e.os().get("name"))),
            fact(e.os(), "arch"));
    List<String> parts = new ArrayList<>();
    e.cpuModel().ifPresent(parts::add);
    e.logicalCpus().ifPresent(cpus -> parts.add(cpus + (cpus == 1 ? " CPU" : " CPUs")));
    fact(e.container(), "cpus").ifPresent(cpus -> parts.add("limited to " + cpus));
    e.cpuGovernor()
        .filter(governor -> !governor.equals("performance"))
        .ifPresent(governor -> parts.add("governor " + governor));
    e.memoryBytes().ifPresent(bytes -> parts.add(Quantity.bytes(bytes)));
    parts.add(os);
    parts.add(String.join(" ", e.cpuFeatures()));
    return joined(parts);
  }

  private static String java(Environment e) {
    return joined(
        List.of(
            words(
                fact(e.jvm(), "name"),
                fact(e.jvm(), "vmVersion").or(() -> fact(e.jvm(), "version"))),
            fact(e.jvm(), "collector").orElse(""),
            fact(e.jvm(), "maxHeapBytes")
                .filter(heap -> heap.matches("\\d{1,18}"))
                .map(heap -> "heap " + Quantity.bytes(Long.parseLong(heap)))
                .orElse(""),
            String.join(", ", e.jitLimits()),
            fact(e.jvm(), "flags").orElse("")));
  }

  private static String disturbed(HostActivity activity) {
    List<String> parts = new ArrayList<>();
    long throttled = activity.throttledNanos().orElse(0);
    if (throttled > 0 || activity.throttledPeriods().orElse(0) > 0) {
      parts.add("throttled by the CPU quota for " + Quantity.time((double) throttled));
    }
    double steal = activity.stealShare().orElse(0);
    if (steal >= STEAL_WORTH_A_WORD) {
      parts.add(
          String.format(Locale.ROOT, "%.0f %% of the CPU time taken by the host", 100 * steal));
    }
    return joined(parts);
  }

  private static String libraries(Map<String, String> implementations) {
    return implementations.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> fact(Map<String, String> facts, String name) {
    return Optional.ofNullable(facts.get(name));
  }

  private static String words(Optional<String> first, Optional<String> second) {
    return Stream.of(first, second).flatMap(Optional::stream).collect(Collectors.joining(" "));
  }

  private static String joined(List<String> parts) {
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }
}
