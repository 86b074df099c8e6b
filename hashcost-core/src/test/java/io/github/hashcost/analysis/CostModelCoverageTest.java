package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.RunResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Makes up runs of a known law again and again, and counts how often the intervals hold its
 * coefficients. Of 1,000 runs with intervals of 95 %, 950 hold them, and all but 1 in 1,000 counts
 * lie from 927 to 972.
 */
class CostModelCoverageTest {
  private static final int RUNS = 1_000;
  private static final double FIXED = 29;
  private static final double PER_BLOCK = 38;
  private static final double PER_BYTE = 0.92;

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // of each sample, of each round, of each size
    "each sample off by itself,              0.05, 0,    0",
    "whole rounds off,                       0.01, 0.10, 0",
    "sizes off the line,                     0.01, 0,    0.03",
    "rounds and sizes off by as much,        0.02, 0.10, 0.02",
  })
  void intervalsHoldTheCoefficientsAsOftenAsTheySay(
      String noise, double samples, double rounds, double sizes) {
    Grown grown =
        Grown.rounds(60, 0, 12, 55, 56, 64, 119, 120, 256, 1024, 4096, 65536)
            .noise(samples, rounds, sizes);
    int fixed = 0;
    int perBlock = 0;
    int at200 = 0;
    for (int i = 0; i < RUNS; i++) {
      RunResult run =
          grown
              .blocks("sha-256", Grown.SHA_256, n -> FIXED + PER_BLOCK * Grown.SHA_256.count(n))
              .run();
      CostModel model = CostModel.fit(run, "sha-256");
      fixed += model.fixedNanos().interval().contains(FIXED) ? 1 : 0;
      perBlock += model.nanosPerUnit().interval().contains(PER_BLOCK) ? 1 : 0;
      at200 += model.nanos(200).interval().contains(FIXED + 4 * PER_BLOCK) ? 1 : 0;
    }
    assertThat(fixed).as("fixed part, %s", noise).isBetween(927, 985);
    assertThat(perBlock).as("part per block, %s", noise).isBetween(927, 985);
    // Noise that no two samples share is counted twice between the sizes, see SharedPace.
    assertThat(at200).as("time at 200 bytes, %s", noise).isGreaterThanOrEqualTo(927);
  }

  @ParameterizedTest(name = "{0} sizes")
  @CsvSource({"3", "4", "8"})
  void soTheyDoWithFewSizesAndPerByte(int count) {
    long[] sizes = new long[count];
    for (int i = 0; i < count; i++) {
      sizes[i] = 8L << (2 * i);
    }
    Grown grown = Grown.rounds(60, sizes).noise(0.02, 0.02, 0.02);
    int fixed = 0;
    int perByte = 0;
    for (int i = 0; i < RUNS; i++) {
      CostModel model = CostModel.fit(grown.bytes("djb2", n -> FIXED + PER_BYTE * n).run(), "djb2");
      fixed += model.fixedNanos().interval().contains(FIXED) ? 1 : 0;
      perByte += model.nanosPerUnit().interval().contains(PER_BYTE) ? 1 : 0;
    }
    assertThat(fixed).as("fixed part").isBetween(927, 985);
    assertThat(perByte).as("part per byte").isBetween(927, 985);
  }
}
