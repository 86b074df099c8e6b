package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Median;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Makes up runs of functions that lie beside their laws at every size, measured or not, and counts
 * the runs in which all that was called sure is true.
 */
class SureRangesTest {
  private static final int RUNS = 400;
  private static final int MOST_BYTES = 16_384;
  private static final long[] SIZES = {
    0, 12, 55, 56, 64, 119, 120, 256, 1024, 1025, 4096, MOST_BYTES
  };

  private final SplittableRandom random = new SplittableRandom(42);
  private final Grown grown = Grown.rounds(60, SIZES).noise(0.02, 0.05, 0);
  private int told;
  private int right;

  /** A smooth curve beside the law, by up to so much, of another shape in each run. */
  private LongToDoubleFunction beside(double most, LongToDoubleFunction law) {
    double height = most * random.nextDouble();
    double waves = random.nextDouble(0.5, 2);
    double shift = random.nextDouble(2 * Math.PI);
    return n ->
        law.applyAsDouble(n)
            * (1 + height * Math.sin(shift + waves * Math.log(n + 16.0) / Math.log(2)));
  }

  private void look(CostModel one, CostModel other, LongToDoubleFunction byHow) {
    List<SizeRange> sure =
        Crossover.upTo(MOST_BYTES, one, other).map(Crossover::sureRanges).orElse(List.of());
    if (!sure.isEmpty()) {
      told++;
      right +=
          sure.stream()
                  .flatMapToLong(range -> LongStream.rangeClosed(range.from(), range.to()))
                  .allMatch(n -> byHow.applyAsDouble(n) > 0)
              ? 1
              : 0;
    }
    sure.forEach(range -> assertThatTheTableAgrees(range, one, other));
  }

  private static void assertThatTheTableAgrees(SizeRange range, CostModel one, CostModel other) {
    for (Cell cell : one.cells()) {
      if (range.contains(cell.inputBytes())) {
        Cell beside =
            other.cells().stream()
                .filter(c -> c.inputBytes() == cell.inputBytes())
                .findFirst()
                .orElseThrow();
        assertThat(nanos(cell)).as("%s beside %s", cell, beside).isLessThan(nanos(beside));
      }
    }
  }

  private static double nanos(Cell cell) {
    return Median.of(Pair.samples(cell).nanosPerCall());
  }

  @ParameterizedTest(name = "beside the law by up to {0}")
  @CsvSource({"0", "0.05", "0.10", "0.15"})
  void whatIsCalledSureIsTrueInNineteenOfTwentyRunsOrMore(double most) {
    for (int i = 0; i < RUNS; i++) {
      double perByte = random.nextDouble(0.5, 1.5);
      LongToDoubleFunction blocks = beside(most, n -> 40 + 40.0 * Grown.SHA_256.count(n));
      LongToDoubleFunction bytes = beside(most, n -> 5 + perByte * n);
      RunResult run = grown.blocks("x", Grown.SHA_256, blocks).bytes("y", bytes).run();
      CostModel x = CostModel.fit(run, "x");
      CostModel y = CostModel.fit(run, "y");
      if (Stream.of(x, y).allMatch(CostModel::fits)) {
        look(x, y, n -> bytes.applyAsDouble(n) - blocks.applyAsDouble(n));
        look(y, x, n -> blocks.applyAsDouble(n) - bytes.applyAsDouble(n));
      }
    }
    assertThat(told).as("something was called sure").isGreaterThan(RUNS);
    assertThat(right).as("of %d", told).isGreaterThanOrEqualTo((int) Math.ceil(0.95 * told));
  }
}
