package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One password, so many hashes: what each function takes, and how many times as much. */
final class HeadlineBlock {
  private static final int DIGITS_PER_LINE = 64;

  private final DemoPlan plan;
  private final RunResult cold;
  private final RunResult run;

  HeadlineBlock(DemoPlan plan, RunResult cold, RunResult run) {
    this.plan = plan;
    this.cold = cold;
    this.run = run;
  }

  String title() {
    return plan.iterations().isPresent()
        ? Words.counted(plan.iterations().getAsLong(), "hash", "hashes") + " by each function"
        : "As many hashes by each function as fit a second";
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>(figures());
    plan.functions().forEach(f -> lines.addAll(digest(f)));
    List<Noise> noise = new ArrayList<>();
    Comparison comparison = Comparison.of(run);
    Cell reference = Cells.of(run, plan.reference());
    for (Candidate f : plan.others()) {
      Ratio ratio = comparison.ratioOfTotals(Cells.of(run, f), reference);
      String label = plan.labels().of(f);
      lines.addAll(
          Words.wrap(
              label
                  + " costs "
                  + RatioText.times(ratio)
                  + " as much per hash "
                  + RatioText.interval(ratio)));
      Noise.ofHalves(comparison, Cells.of(run, f), reference, label).ifPresent(noise::add);
      Noise.ofInterval(ratio, label).ifPresent(noise::add);
    }
    lines.addAll(Noise.sentence(noise));
    lines.addAll(Words.wrap(coldRun()));
    return lines;
  }

  private List<String> figures() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .right("hashes")
            .right("total")
            .right("per hash");
    for (Candidate f : plan.functions()) {
      Cell cell = Cells.of(run, f);
      Samples samples = Cells.samples(cell);
      table.row(
          plan.labels().of(f),
          Quantity.count(samples.totalCalls()),
          String.format(Locale.ROOT, "%.4f s", samples.totalNanos() / 1e9),
          Quantity.time(Cells.nanosPerCall(cell)));
    }
    return table.build().lines();
  }

  private List<String> digest(Candidate function) {
    boolean number = function.spec().name().equals(DemoPlan.DJB2);
    DigestEncoding encoding = number ? DigestEncoding.DECIMAL : DigestEncoding.HEX;
    String digits = encoding.encode(function.hash(plan.subject().bytes()));
    List<String> lines = new ArrayList<>();
    String label = plan.labels().of(function);
    String indent = " ".repeat(plan.labels().width() + 2);
    for (int at = 0; at < digits.length(); at += DIGITS_PER_LINE) {
      String part = digits.substring(at, Math.min(digits.length(), at + DIGITS_PER_LINE));
      String margin =
          at == 0 ? (label + indent).substring(0, indent.length()) + "digest " : indent + "       ";
      lines.add(margin + part);
    }
    return lines;
  }

  private String coldRun() {
    return "First run, while the JVM was still compiling: "
        + plan.functions().stream()
            .map(
                f ->
                    plan.labels().of(f)
                        + " "
                        + Quantity.time(Cells.nanosPerCall(Cells.of(cold, f))))
            .collect(Collectors.joining(", "))
        + " per hash.";
  }
}
