package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.analysis.Crossover;
import io.github.hashcost.analysis.SizeRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where one function overtakes another, by their laws. */
final class Crossings {
  /** Every pair is looked at over a million sizes, and more than 28 pairs nobody reads. */
  private static final int MOST_FUNCTIONS = 8;

  private static final int MOST_MARKS = 3;

  private final List<Crossing> all = new ArrayList<>();

  /** Of the functions at two places. */
  private record Crossing(int one, int other, Crossover crossover, List<Mark> marks) {}

  /**
   * @param bytes the size from which on another function is the cheaper one
   */
  private record Mark(long bytes, double nanos, String words) {}

  /**
   * @param models of each function, at its place
   * @param drawn from the smallest measured size to the largest
   */
  Crossings(List<Optional<CostModel>> models, SizeRange drawn) {
    if (models.stream().filter(Crossings::fits).count() > MOST_FUNCTIONS) {
      return;
    }
    for (int i = 0; i < models.size(); i++) {
      for (int j = i + 1; j < models.size(); j++) {
        if (fits(models.get(i)) && fits(models.get(j))) {
          add(i, j, models.get(i).get(), models.get(j).get(), drawn);
        }
      }
    }
  }

  private static boolean fits(Optional<CostModel> model) {
    return model.filter(CostModel::fits).isPresent();
  }

  private void add(int i, int j, CostModel one, CostModel other, SizeRange drawn) {
    one.beats(other)
        .filter(crossover -> !crossover.isEverywhere())
        .map(crossover -> new Crossing(i, j, crossover, marks(crossover, one, drawn)))
        .ifPresent(all::add);
  }

  private static List<Mark> marks(Crossover crossover, CostModel model, SizeRange drawn) {
    String begins = crossover.cheaper() + " beats " + crossover.dearer();
    String ends = crossover.dearer() + " beats " + crossover.cheaper();
    return crossover.ranges().stream()
        .flatMap(
            range ->
                Stream.of(mark(model, range.from(), begins), mark(model, range.to() + 1, ends)))
        .filter(mark -> mark.bytes() > drawn.from() && mark.bytes() <= drawn.to())
        .filter(mark -> mark.nanos() > 0)
        .limit(MOST_MARKS)
        .toList();
  }

  private static Mark mark(CostModel model, long bytes, String words) {
    return new Mark(bytes, model.nanos(bytes).point(), words);
  }

  void writeTo(Markup page) {
    if (all.isEmpty()) {
      return;
    }
    page.open("details")
        .element("summary", "Who overtakes whom, in words")
        .open("ul", "class", "crossings")
        .line();
    all.forEach(crossing -> page.element("li", crossing.crossover().toString()).line());
    page.close("ul").close("details").line();
  }

  void writeTo(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("crossings");
    for (Crossing crossing : all) {
      for (Mark mark : crossing.marks()) {
        json.writeStartObject();
        json.writeFieldName("between");
        json.writeArray(new int[] {crossing.one(), crossing.other()}, 0, 2);
        ScriptData.numbers(json, "at", (double) mark.bytes(), mark.nanos());
        json.writeStringField("words", mark.words());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }
}
