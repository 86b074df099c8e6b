package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.CycleChain;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Rounding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a growth study says, block by block. */
final class GrowthText {
  private static final double SMALL_SHARE = 0.10;
  private static final List<Long> RATIO_SIZES = List.of(12L, 4096L, 65_536L);

  private final GrowthStudy study;
  private final Comparison comparison;

  GrowthText(GrowthStudy study) {
    this.study = study;
    comparison = Comparison.of(study.run());
  }

  /** Lines by title, in the order to show them in. */
  Map<String, List<String>> blocks() {
    Map<String, List<String>> blocks = new LinkedHashMap<>();
    GrowthMatrix matrix = new GrowthMatrix(study);
    blocks.put("Time of a call", matrix.times());
    blocks.put("Throughput, MB/s (10^6 bytes)", matrix.throughput());
    blocks.put("The law of each function, with intervals at 95 %", laws());
    blocks.put("In the limit, and from where on the fixed part is under 10 %", limits());
    if (study.functions().size() > 1) {
      blocks.put("Cost over that of " + study.name(study.functions().get(0)), ratios());
    }
    blocks.put("What one more byte costs at a block border", steps());
    if (study.functions().size() > 1) {
      blocks.put("Where one beats the other, by their laws", new GrowthCrossings(study).lines());
    }
    blocks.put("How far to trust this", trust());
    return blocks;
  }

  private List<String> laws() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .left("law")
            .left("worst residual")
            .left("fixed, ns")
            .left("part, ns");
    for (Candidate function : study.functions()) {
      String name = study.name(function);
      Optional<CostModel> model = study.model(function);
      if (model.isEmpty()) {
        table.row(name, "no law: " + study.reason(function));
        continue;
      }
      List<String> row = new ArrayList<>(List.of(name, words(model.get()), residual(model.get())));
      row.add(study.law(function).map(law -> interval(law.fixedNanos())).orElse("-"));
      row.add(study.law(function).map(law -> interval(law.nanosPerUnit())).orElse("-"));
      table.row(row.toArray(String[]::new));
    }
    return table.build().lines();
  }

  private static String words(CostModel model) {
    return model.fits() ? model.inWords() : "neither fits";
  }

  private static String residual(CostModel model) {
    return String.format(
        Locale.ROOT,
        "%.1f %% at %s",
        100 * model.worstResidual(),
        GrowthStudy.label(model.worstResidualBytes()));
  }

  private static String interval(Estimate estimate) {
    return Rounding.of(estimate.interval()).text(estimate.interval());
  }

  private List<String> limits() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .left("fixed part under 10 %")
            .right("ns/byte")
            .right("MB/s")
            .right("cycles/byte, estimated");
    for (Candidate function : study.functions()) {
      study
          .law(function)
          .ifPresentOrElse(
              law -> table.row(limit(function, law)),
              () -> table.row(study.name(function), "no law"));
    }
    return table.build().lines();
  }

  private String[] limit(Candidate function, CostModel law) {
    double perByte = law.nanosPerByte().point();
    return new String[] {
      study.name(function),
      law.fixedNanos().point() <= 0
          ? "there is none"
          : law.bytesUntilFixedBelow(SMALL_SHARE)
              .map(GrowthText::fromBytes)
              .orElse("not within the intervals"),
      Quantity.ratio(perByte),
      Quantity.ratio(GrowthStudy.megabytesPerSecond(1, perByte)),
      CycleChain.gigahertz(study.run()).map(rate -> Quantity.ratio(perByte * rate)).orElse("-")
    };
  }

  private static String fromBytes(Estimate bytes) {
    return String.format(
        Locale.ROOT,
        "from %,.0f B on (%,.0f to %,.0f)",
        bytes.point(),
        bytes.interval().low(),
        bytes.interval().high());
  }

  private List<String> ratios() {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH).left("function");
    RATIO_SIZES.forEach(bytes -> table.left("at " + GrowthStudy.label(bytes)));
    table.left("in the limit");
    Candidate reference = study.functions().get(0);
    for (Candidate function : study.functions().subList(1, study.functions().size())) {
      List<String> row = new ArrayList<>(List.of(study.name(function)));
      RATIO_SIZES.forEach(bytes -> row.add(ratio(function, reference, bytes)));
      row.add(
          study
              .law(function)
              .flatMap(law -> study.law(reference).flatMap(law::limitRatio))
              .map(GrowthText::times)
              .orElse("-"));
      table.row(row.toArray(String[]::new));
    }
    return table.build().lines();
  }

  /** As measured, round by round; by the laws where this size was not measured. */
  private String ratio(Candidate function, Candidate reference, long bytes) {
    Optional<Cell> above = study.cell(function, bytes);
    Optional<Cell> below = study.cell(reference, bytes);
    if (above.isPresent() && below.isPresent()) {
      return times(comparison.ratio(above.get(), below.get()).estimate());
    }
    Optional<CostModel> one = study.law(function);
    Optional<CostModel> other = study.law(reference);
    return one.isPresent() && other.isPresent()
        ? Quantity.ratio(one.get().nanos(bytes).point() / other.get().nanos(bytes).point())
            + " by law"
        : "-";
  }

  private static String times(Estimate ratio) {
    return Quantity.ratio(ratio.point())
        + " ("
        + Quantity.ratio(ratio.interval().low())
        + " to "
        + Quantity.ratio(ratio.interval().high())
        + ")";
  }

  private List<String> steps() {
    List<String> lines = new ArrayList<>();
    for (Candidate function : study.functions()) {
      study
          .model(function)
          .ifPresent(
              model ->
                  model
                      .steps()
                      .forEach(step -> lines.add(study.name(function) + ": " + step + law(model))));
    }
    return lines.isEmpty() ? List.of("No border was measured from both sides.") : lines;
  }

  private static String law(CostModel model) {
    return model.fits() && model.block().isPresent()
        ? "; the law says +" + Quantity.time(model.nanosPerUnit().point())
        : "";
  }

  private List<String> trust() {
    List<String> notes = new ArrayList<>();
    notes.add(
        String.format(
            Locale.ROOT,
            "A law fits where no size is more than %.0f %% from it. Intervals are of this run; those of"
                + " quotients of two are at 90 %%.",
            100 * CostModel.TOLERANCE));
    notes.add(
        CycleChain.gigahertz(study.run())
            .map(
                rate ->
                    String.format(
                        Locale.ROOT,
                        "Cycles are an estimate at %.2f GHz: a chain of additions and exclusive ors,"
                            + " one cycle each, was timed in the same rounds.",
                        rate))
            .orElse("Cycles are not told: the clock rate could not be estimated in this JVM."));
    List<String> lines = new ArrayList<>(Words.wrapAll(notes));
    lines.addAll(Noise.ofHost(study.run()));
    return lines;
  }
}
