package io.github.hashcost.html;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Plan;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The machine, the JVM, the libraries, and how the run was planned, as far as they are known. */
final class EnvironmentSection implements Section {
  private final Map<String, String> facts = new LinkedHashMap<>();

  EnvironmentSection(Figures figures) {
    Environment e = figures.run().environment();
    add("Processor", processor(e));
    add("Instructions", e.cpuFeatures().stream());
    add("Memory", e.memoryBytes().stream().mapToObj(Quantity::bytes));
    add("System", Stream.of("distribution", "name", "version", "arch").flatMap(f -> of(e.os(), f)));
    add("Java", Stream.of("vendor", "name", "vmVersion").flatMap(f -> of(e.jvm(), f)));
    add(
        "Heap",
        Stream.concat(
            of(e.jvm(), "collector"),
            of(e.jvm(), "maxHeapBytes")
                .filter(heap -> heap.matches("\\d{1,18}"))
                .map(heap -> "at most " + Quantity.bytes(Long.parseLong(heap)))));
    add("Compiler", Stream.concat(of(e.jvm(), "jit"), e.jitLimits().stream()).distinct());
    add("Flags", of(e.jvm(), "flags"));
    add(
        "Libraries",
        e.implementations().entrySet().stream().map(i -> i.getKey() + " = " + i.getValue()));
    add("Plan", plan(figures.run().plan()));
    add("Disturbed", figures.run().activity().stream().flatMap(EnvironmentSection::disturbed));
  }

  private void add(String term, Stream<String> parts) {
    String text = parts.filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    if (!text.isEmpty()) {
      facts.put(term, text);
    }
  }

  private static Stream<String> of(Map<String, String> facts, String name) {
    return Optional.ofNullable(facts.get(name)).stream();
  }

  private static Stream<String> processor(Environment e) {
    return Stream.of(
            e.cpuModel().stream(),
            e.logicalCpus().stream().mapToObj(n -> Words.count(n, "CPU")),
            of(e.container(), "cpus").map(cpus -> "limited to " + cpus),
            e.cpuGovernor().map(governor -> "governor " + governor).stream())
        .flatMap(part -> part);
  }

  private static Stream<String> plan(Plan plan) {
    return Stream.of(
        Words.lower(plan.mode()),
        "isolation " + Words.lower(plan.isolation()),
        plan.iterations().isPresent()
            ? Words.count(plan.iterations().getAsLong(), "call") + " a cell"
            : "at most "
                + Words.count(plan.rounds(), "round")
                + " of "
                + Words.time((double) plan.batch().toNanos()),
        plan.precision().isPresent()
            ? "until within " + Words.percent(plan.precision().getAsDouble())
            : "",
        plan.threads() > 1 ? "on 1 and on " + plan.threads() + " threads" : "",
        plan.warmUp() ? "" : "without warm-up",
        "seed " + plan.seed());
  }

  /** Less than a hundredth of stolen time is no news on a virtual machine. */
  private static Stream<String> disturbed(HostActivity activity) {
    return Stream.concat(
        activity.throttledNanos().stream()
            .filter(nanos -> nanos > 0)
            .mapToObj(nanos -> "throttled by the CPU quota for " + Words.time((double) nanos)),
        activity.stealShare().stream()
            .filter(share -> share >= 0.01)
            .mapToObj(share -> Words.percent(share) + " of the CPU time taken by the host"));
  }

  @Override
  public boolean isEmpty() {
    return facts.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "environment").element("h2", "Environment");
    page.open("dl", "class", "environment");
    facts.forEach((term, text) -> page.element("dt", term).element("dd", text).line());
    page.close("dl").close("section").line();
  }
}
