package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Samples;
import java.util.List;
import java.util.Optional;

/**
 * What was recorded of a cell in one pass.
 *
 * @param allocatedBytes of all batches together; negative where nobody counted
 * @param collections while its batches ran
 * @param threads of each thread, where several ran it at once; then the rest is their mean
 * @param ending empty where no precision was asked for
 */
record Recorded(
    Samples samples,
    long allocatedBytes,
    GcActivity collections,
    List<Recorded> threads,
    Optional<Ending> ending) {
  static final Recorded NOTHING =
      new Recorded(
          Samples.of(new int[0], new long[0], new long[0]),
          -1,
          GcActivity.of(0, 0),
          List.of(),
          Optional.empty());

  void addTo(Cell.Builder cell) {
    cell.samples(samples);
    if (allocatedBytes >= 0 && samples.size() > 0) {
      cell.allocatedBytesPerCall((double) allocatedBytes / samples.totalCalls());
    }
    cell.gc(collections);
    ending.ifPresent(cell::endedBy);
    ending.flatMap(Recorded::notPrecise).ifPresent(cell::observed);
    if (collections.count() > 0) {
      cell.observed(
          Caveat.of(
              "gc-in-window",
              collections + " while it was timed",
              "they are part of its time; a larger heap has fewer"));
    }
  }

  private static Optional<Caveat> notPrecise(Ending ending) {
    return switch (ending) {
      case PRECISION -> Optional.empty();
      case ROUNDS ->
          Optional.of(notPrecise("all its rounds", "more rounds, or a quieter machine, get there"));
      case BUDGET ->
          Optional.of(notPrecise("its part of the time", "a larger time budget gets closer"));
    };
  }

  private static Caveat notPrecise(String spent, String hint) {
    return Caveat.of(
        "precision-not-reached",
        spent + " passed before its interval was as narrow as asked",
        hint);
  }
}
