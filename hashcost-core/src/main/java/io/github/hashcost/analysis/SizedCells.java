package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.LineFit;
import io.github.hashcost.stats.Median;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The timed cells of one function, from the smallest input to the largest, all of one pass: a host
 * that changes its pace between two passes would bend any law through cells of both.
 */
final class SizedCells {
  private static final int LEAST_SIZES = 3;

  private final RunResult run;
  private final AlgorithmId id;
  private final List<Cell> cells;

  private SizedCells(RunResult run, AlgorithmId id, List<Cell> cells) {
    this.run = run;
    this.id = id;
    this.cells = cells;
  }

  /**
   * @throws HashcostException.InvalidParameter when the selector means no function or several
   */
  static SizedCells of(RunResult run, String selector) {
    List<Cell> all = run.cells(selector);
    List<AlgorithmId> ids = all.stream().map(Cell::id).distinct().toList();
    if (ids.size() != 1) {
      throw new HashcostException.InvalidParameter(
          selector
              + " selects "
              + ids.size()
              + " functions "
              + ids
              + " of "
              + run.latest().stream().map(Cell::id).distinct().toList()
              + "; exactly one is needed");
    }
    return new SizedCells(run, ids.get(0), ofOnePass(run, all));
  }

  /**
   * The pass that has most of the sizes. The first where several have as many: that one all
   * functions of a run have in common, so that their laws are of the same moments.
   */
  private static List<Cell> ofOnePass(RunResult run, List<Cell> latest) {
    Map<Integer, List<Cell>> byPass =
        latest.stream()
            .flatMap(cell -> run.passes(cell).stream())
            .filter(cell -> cell.samples().stream().anyMatch(samples -> samples.size() > 0))
            .sorted(Comparator.comparingLong(Cell::inputBytes))
            .collect(Collectors.groupingBy(Cell::pass, TreeMap::new, Collectors.toList()));
    return byPass.values().stream()
        .reduce((earlier, later) -> later.size() > earlier.size() ? later : earlier)
        .orElse(List.of());
  }

  /**
   * Those that a law speaks of: a function that goes by bytes has nothing to do for an empty input,
   * and what it takes then says nothing of the others. Nor does a call that took no longer than one
   * without work.
   */
  SizedCells under(Optional<HashSpec.Block> block) {
    return new SizedCells(
        run,
        id,
        cells.stream()
            .filter(cell -> block.isPresent() || cell.inputBytes() > 0)
            .filter(cell -> !Doubts.isNothing(nanos(cell)))
            .toList());
  }

  /** From the smallest to the largest. */
  SizeRange range() {
    return new SizeRange(cells.get(0).inputBytes(), cells.get(cells.size() - 1).inputBytes());
  }

  List<Cell> cells() {
    return cells;
  }

  AlgorithmId id() {
    return id;
  }

  /** As the run recorded it. */
  Optional<HashSpec.Block> block() {
    return Optional.ofNullable(run.functions().get(id)).flatMap(FunctionFacts::block);
  }

  /**
   * Time over blocks, or over bytes where there is no block.
   *
   * @throws HashcostException.Unsupported when there are too few sizes, or one took no time
   */
  LineFit line(Optional<HashSpec.Block> block) {
    double[] units = cells.stream().mapToDouble(c -> units(block, c.inputBytes())).toArray();
    long distinct = Arrays.stream(units).distinct().count();
    if (distinct < LEAST_SIZES) {
      throw new HashcostException.Unsupported(
          "the law of "
              + id
              + " needs "
              + LEAST_SIZES
              + " sizes with different numbers of "
              + (block.isPresent() ? "blocks" : "bytes")
              + ", and those with samples, "
              + cells.stream().map(Cell::inputLabel).toList()
              + ", have "
              + distinct
              + "; measure more sizes");
    }
    double[] nanos = cells.stream().mapToDouble(SizedCells::nanos).toArray();
    return LineFit.of(units, nanos).upToAFactor(SharedPace.relativeHalfWidth(cells));
  }

  private static double nanos(Cell cell) {
    double nanos = Median.of(Pair.samples(cell).nanosPerCall());
    if (!(nanos > 0)) {
      throw new HashcostException.Unsupported(
          cell
              + " took no measurable time: the clock is too coarse for its batches; plan longer"
              + " ones");
    }
    return nanos;
  }

  static double units(Optional<HashSpec.Block> block, long bytes) {
    return block.map(b -> b.count(bytes)).orElse(bytes);
  }

  /** Where two sizes lie on both sides of a block border, one byte apart. */
  List<BlockStep> steps() {
    return block()
        .map(
            block ->
                IntStream.range(1, cells.size())
                    .filter(i -> isBorder(cells.get(i - 1), cells.get(i), block))
                    .mapToObj(i -> step(cells.get(i - 1), cells.get(i)))
                    .toList())
        .orElse(List.of());
  }

  private static boolean isBorder(Cell before, Cell behind, HashSpec.Block block) {
    return behind.inputBytes() == before.inputBytes() + 1
        && block.count(behind.inputBytes()) > block.count(before.inputBytes());
  }

  private BlockStep step(Cell before, Cell behind) {
    return new BlockStep(before.inputBytes(), Comparison.of(run).difference(behind, before));
  }
}
