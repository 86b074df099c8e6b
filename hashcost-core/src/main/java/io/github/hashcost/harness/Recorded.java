package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;

/**
 * What was recorded of a cell in one pass.
 *
 * @param allocatedBytes of all batches together; negative where nobody counted
 * @param collections while its batches ran
 */
record Recorded(Samples samples, long allocatedBytes, GcActivity collections) {
  static final Recorded NOTHING =
      new Recorded(Samples.of(new int[0], new long[0], new long[0]), -1, GcActivity.of(0, 0));

  void addTo(Cell.Builder cell) {
    cell.samples(samples);
    if (allocatedBytes >= 0 && samples.size() > 0) {
      cell.allocatedBytesPerCall((double) allocatedBytes / samples.totalCalls());
    }
    cell.gc(collections);
    if (collections.count() > 0) {
      cell.observed(
          Caveat.of(
              "gc-in-window",
              collections + " while it was timed",
              "they are part of its time; a larger heap has fewer"));
    }
  }
}
