package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Input;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/** How the ratio goes with the size of the input, and what SHA instructions have to do with it. */
final class SizesBlock {
  static final String TITLE = "What the ratio means: it goes with the size of the input";

  /** What the instructions must save to be called the reason. */
  private static final double DIFFERENCE = 1.3;

  private final DemoPlan plan;
  private final List<Input> inputs;
  private final RunResult run;
  private final ChildRun without;

  /**
   * @param without the same in a JVM that makes no use of SHA instructions, or why there is none
   */
  SizesBlock(DemoPlan plan, List<Input> inputs, RunResult run, ChildRun without) {
    this.plan = plan;
    this.inputs = inputs;
    this.run = run;
    this.without = without;
  }

  List<String> lines() {
    Labels labels = plan.labels();
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("input")
            .right(labels.of(plan.reference()))
            .right(plan.others().size() == 1 ? labels.of(plan.others().get(0)) : "the other")
            .left("ratio");
    without.run().ifPresent(r -> table.right("without SHA instructions"));
    inputs.forEach(input -> plan.others().forEach(f -> table.row(row(input, f))));
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(Words.wrapAll(why()));
    lines.addAll(Noise.sentence(noise()));
    return lines;
  }

  private String[] row(Input input, Candidate f) {
    Comparison comparison = Comparison.of(run);
    Cell cell = Cells.of(run, f, input.label());
    Cell reference = Cells.of(run, plan.reference(), input.label());
    Cells.samples(cell);
    Cells.samples(reference);
    List<String> row =
        new ArrayList<>(
            List.of(
                input.label(),
                Quantity.time(comparison.nanos(reference).point()),
                Quantity.time(comparison.nanos(cell).point()),
                RatioText.sentence(
                    plan.labels().of(f),
                    plan.labels().of(plan.reference()),
                    ratio(run, f, input))));
    without.run().ifPresent(r -> row.add(RatioText.times(ratio(r, f, input))));
    return row.toArray(String[]::new);
  }

  private Ratio ratio(RunResult of, Candidate f, Input input) {
    return Comparison.of(of)
        .ratio(Cells.of(of, f, input.label()), Cells.of(of, plan.reference(), input.label()));
  }

  private List<String> why() {
    List<String> why = new ArrayList<>();
    boolean djb2First = plan.reference().spec().name().equals(DemoPlan.DJB2);
    boolean crossed =
        plan.others().stream()
            .anyMatch(f -> inputs.stream().anyMatch(i -> ratio(run, f, i).estimate().point() < 1));
    if (djb2First && crossed) {
      why.add(
          "Why: djb2 is a chain. Each byte is a shift and two adds that wait for those of the byte before, so a long"
              + " input cannot go faster.");
    }
    plan.function(DemoPlan.SHA_256)
        .filter(sha -> !sha.equals(plan.reference()))
        .ifPresent(
            sha ->
                without
                    .run()
                    .ifPresentOrElse(
                        r -> why.add(instructions(r, sha)), () -> why.add(without.whyNot())));
    return why;
  }

  private String instructions(RunResult slow, Candidate sha) {
    Input longest = inputs.get(inputs.size() - 1);
    double saved =
        ratio(slow, sha, longest).estimate().point() / ratio(run, sha, longest).estimate().point();
    return saved > DIFFERENCE
        ? "SHA-256 is done by instructions of the processor; without them (last column, a second JVM) the same digest costs "
            + Quantity.ratio(saved)
            + " times as much at "
            + longest.label()
            + ". The security is one thing, its price another."
        : "Without SHA instructions (last column, a second JVM) SHA-256 costs about the same: this processor or JVM has none.";
  }

  private List<Noise> noise() {
    Comparison comparison = Comparison.of(run);
    List<Noise> noise = new ArrayList<>();
    for (Input input : inputs) {
      Cell reference = Cells.of(run, plan.reference(), input.label());
      for (Candidate f : plan.others()) {
        String label = plan.labels().of(f) + " on " + input.label();
        Noise.ofHalves(comparison, Cells.of(run, f, input.label()), reference, label)
            .ifPresent(noise::add);
      }
    }
    return noise;
  }
}
