package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.result.Cell;
import java.io.IOException;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** The line of a law: straight per byte, a staircase per block as far as its steps can be seen. */
final class LawPath {
  private static final int POINTS = 60;
  private static final int STEPS = 16;

  private LawPath() {}

  /** Pairs of bytes and nanoseconds, from the smallest size of the cells to the largest. */
  static void write(JsonGenerator json, CostModel model, List<Cell> cells) throws IOException {
    long from = cells.stream().mapToLong(Cell::inputBytes).min().orElseThrow();
    long to = cells.stream().mapToLong(Cell::inputBytes).max().orElseThrow();
    for (long bytes : sizes(model, from, to)) {
      double nanos = model.nanos(bytes).point();
      if (nanos > 0) {
        json.writeStartArray();
        json.writeNumber(bytes);
        ScriptData.number(json, nanos);
        json.writeEndArray();
      }
    }
  }

  private static NavigableSet<Long> sizes(CostModel model, long from, long to) {
    NavigableSet<Long> sizes = new TreeSet<>(List.of(from, to));
    model.block().ifPresent(block -> addSteps(sizes, block, from, to));
    long seen = model.block().map(block -> (long) STEPS * block.bytes()).orElse(from);
    for (int i = 1; i < POINTS && seen < to; i++) {
      long size = Math.round(seen * Math.pow((double) to / seen, (double) i / POINTS));
      sizes.add(model.block().map(block -> lastOfBlock(block, size)).orElse(size));
    }
    sizes.removeIf(size -> size < from || size > to);
    return sizes;
  }

  private static void addSteps(NavigableSet<Long> sizes, HashSpec.Block block, long from, long to) {
    for (int blocks = 1; blocks <= STEPS; blocks++) {
      long last = (long) blocks * block.bytes() - block.padding();
      if (last >= from && last < to) {
        sizes.add(last);
        sizes.add(last + 1);
      }
    }
  }

  /** Points at the same place of their blocks lie on a line that does not flicker. */
  private static long lastOfBlock(HashSpec.Block block, long size) {
    long blocks = (size + block.padding()) / block.bytes() + 1;
    return blocks * block.bytes() - block.padding();
  }
}
