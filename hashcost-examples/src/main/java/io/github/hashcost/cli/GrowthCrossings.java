package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.analysis.Crossover;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.analysis.SizeRange;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Of each two functions, at which sizes the one is cheaper and at which the other. */
final class GrowthCrossings {
  private final GrowthStudy study;

  GrowthCrossings(GrowthStudy study) {
    this.study = study;
  }

  /** By the laws, or at the measured sizes alone where one of the two has none. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    List<Candidate> functions = study.functions();
    for (int i = 0; i < functions.size(); i++) {
      Candidate one = functions.get(i);
      for (Candidate other : functions.subList(i + 1, functions.size())) {
        Optional<CostModel> law = study.law(one);
        Optional<CostModel> otherLaw = study.law(other);
        Optional<String> line =
            law.isPresent() && otherLaw.isPresent()
                ? byLaw(law.get(), otherLaw.get()).map(Crossover::toString)
                : asMeasured(one, other);
        line.ifPresent(text -> lines.addAll(Words.wrap(text)));
      }
    }
    if (lines.isEmpty()) {
      return List.of("Of no two does one win here and the other there.");
    }
    lines.addAll(
        Words.wrap(
            "surely: even with the interval and the worst residual of both laws against it, between"
                + " the smallest and the largest size measured; perhaps: with both for it. Pairs of"
                + " which one is cheaper at every size are not listed."));
    return lines;
  }

  /** Of the two ways to say it the shorter; empty where one is cheaper at every size. */
  private static Optional<Crossover> byLaw(CostModel one, CostModel other) {
    return one.beats(other)
        .flatMap(there -> other.beats(one).map(back -> isShorter(back, there) ? back : there));
  }

  private static boolean isShorter(Crossover one, Crossover other) {
    int more = one.ranges().size() - other.ranges().size();
    boolean hasNoEnd = one.ranges().get(one.ranges().size() - 1).to() == SizeRange.MOST_BYTES;
    return more < 0 || (more == 0 && hasNoEnd);
  }

  private Optional<String> asMeasured(Candidate one, Candidate other) {
    List<String> cheaper = new ArrayList<>();
    List<String> dearer = new ArrayList<>();
    for (long bytes : study.sizes()) {
      Optional<Cell> cell = study.cell(one, bytes);
      Optional<Cell> beside = study.cell(other, bytes);
      boolean both = cell.isPresent() && beside.isPresent();
      if (both && !study.didNothing(cell.get()) && !study.didNothing(beside.get())) {
        Ratio ratio = Comparison.of(study.run()).ratio(cell.get(), beside.get());
        if (ratio.distinguishable()) {
          (ratio.estimate().point() < 1 ? cheaper : dearer).add(GrowthStudy.label(bytes));
        }
      }
    }
    return cheaper.isEmpty() || dearer.isEmpty()
        ? Optional.empty()
        : Optional.of(
            study.name(one)
                + " beats "
                + study.name(other)
                + " at "
                + String.join(", ", cheaper)
                + " and not at "
                + String.join(", ", dearer)
                + " (as measured: one of the two has no law)");
  }
}
