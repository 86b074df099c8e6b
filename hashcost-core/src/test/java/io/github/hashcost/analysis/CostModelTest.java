package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CostModelTest {
  private static final long[] SIZES = {0, 12, 55, 56, 64, 119, 120, 1024, 65536};

  private static CostModel sha256(long... sizes) {
    return CostModel.fit(
        Grown.on(sizes)
            .blocks("jca/sha-256", Grown.SHA_256, n -> 29 + 38.0 * Grown.SHA_256.count(n))
            .run(),
        "sha-256");
  }

  private static CostModel djb2(long... sizes) {
    return CostModel.fit(Grown.on(sizes).bytes("djb2", n -> 5 + 0.92 * n).run(), "djb2");
  }

  @Test
  void findsThePartsPerBlockThatWerePlanted() {
    CostModel model = sha256(SIZES);
    assertThat(model.fits()).isTrue();
    assertThat(model.block()).contains(Grown.SHA_256);
    assertThat(model.fixedNanos().point()).isCloseTo(29, within(1e-3));
    assertThat(model.nanosPerUnit().point()).isCloseTo(38, within(1e-3));
    assertThat(model.nanosPerByte().point()).isCloseTo(38.0 / 64, within(1e-3));
    assertThat(model.nanos(1000).point()).isCloseTo(29 + 16 * 38, within(1e-2));
    assertThat(model.worstResidual()).isLessThan(1e-3);
  }

  @Test
  void goesByBytesWhereNobodyRecordedBlocks() {
    CostModel model = djb2(0, 12, 64, 4096);
    assertThat(model.block()).isEmpty();
    assertThat(model.nanosPerUnit().point()).isCloseTo(0.92, within(1e-3));
    assertThat(model.nanosPerByte()).isEqualTo(model.nanosPerUnit());
    assertThat(model.steps()).isEmpty();
  }

  @Test
  void goesByBytesWhereTheRecordedBlocksDoNotFit() {
    RunResult run = Grown.on(0, 1, 16, 63, 64, 1000).blocks("x", Grown.SHA_256, n -> 5.0 + n).run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fits()).isTrue();
    assertThat(model.block()).isEmpty();
    assertThat(model.nanosPerUnit().point()).isCloseTo(1, within(1e-3));
  }

  @Test
  void saysThatNeitherFitsRatherThanBend() {
    RunResult run =
        Grown.on(1, 64, 256, 1024, 65536)
            .blocks("x", Grown.SHA_256, n -> 10 + n * Math.log(n + 1.0))
            .run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fits()).isFalse();
    assertThat(model.worstResidual()).isGreaterThan(CostModel.TOLERANCE);
    assertThat(model.toString())
        .matches("x: neither a part per block nor one per byte fits \\(worst residual .*\\)");
    assertThatExceptionOfType(HashcostException.Unsupported.class)
        .isThrownBy(model::fixedNanos)
        .withMessageContaining("neither");
    assertThatExceptionOfType(HashcostException.Unsupported.class)
        .isThrownBy(() -> djb2(0, 12, 64, 4096).beats(model));
  }

  @Test
  void takesTheWorstResidualFromTheSizeThatHasIt() {
    // The law of the other sizes says 105 at 1,024 bytes.
    RunResult run =
        Grown.on(0, 128, 256, 512, 1024, 2048)
            .bytes("x", n -> n == 1024 ? 115.0 : 2.56 + 0.1 * n)
            .run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.worstResidualBytes()).isEqualTo(1024);
    assertThat(model.worstResidual()).isBetween(0.05, 0.09);
  }

  @Test
  void showsWhatABorderCostsAlsoWhereLaterBlocksGoFaster() {
    // One block at a time costs 50, of several in one go each but the last 38.
    CostModel model =
        CostModel.fit(
            Grown.on(SIZES)
                .blocks(
                    "jca/sha-256",
                    Grown.SHA_256,
                    n ->
                        41
                            + 38.0 * Grown.SHA_256.count(n)
                            + (n >= 64 ? 0 : 12.0 * (Grown.SHA_256.count(n) - 1)))
                .run(),
            "sha-256");
    assertThat(model.fits()).isTrue();
    assertThat(model.steps()).extracting(BlockStep::fromBytes).containsExactly(55L, 119L);
    assertThat(model.steps().get(0).nanos().point()).isCloseTo(50, within(1e-3));
    assertThat(model.steps().get(1).nanos().point()).isCloseTo(38, within(1e-3));
    assertThat(model.steps().get(0)).hasToString("55 to 56 B: +50.0 ns (50.0 to 50.0)");
  }

  @Test
  void anEmptyInputIsOneBlock() {
    HashSpec.Block blake2b = new HashSpec.Block(128, 0);
    RunResult run =
        Grown.on(0, 1, 128, 129, 256, 257)
            .blocks("x", blake2b, n -> 20 + 100.0 * blake2b.count(n))
            .run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.nanos(0).point()).isCloseTo(120, within(1e-3));
    // 20 of 120 are more than 10 %, and less than 20 % from the first block on.
    assertThat(model.bytesUntilFixedBelow(0.1).orElseThrow().point()).isEqualTo(129);
    assertThat(model.bytesUntilFixedBelow(0.2).orElseThrow().point()).isZero();
    assertThat(model.steps()).extracting(BlockStep::fromBytes).containsExactly(128L, 256L);
  }

  @Test
  void aLawPerByteLeavesOutTheEmptyInput() {
    RunResult run = Grown.on(0, 12, 64, 4096).bytes("x", n -> n == 0 ? 0.5 : 5.0 + n).run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fits()).isTrue();
    assertThat(model.fixedNanos().point()).isCloseTo(5, within(1e-3));
    assertThat(model.cells()).extracting(Cell::inputBytes).containsExactly(0L, 12L, 64L, 4096L);
  }

  @Test
  void noLawGoesThroughACallThatDidNothing() {
    RunResult run =
        Grown.on(0, 1, 128, 129, 256)
            .blocks("x", Grown.BLAKE3, n -> n == 0 ? 0.26 : 20 + 40.0 * Grown.BLAKE3.count(n))
            .run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fits()).isTrue();
    assertThat(model.fixedNanos().point()).isCloseTo(20, within(1e-3));
    assertThat(model.cells()).extracting(Cell::inputBytes).startsWith(0L, 1L);
    assertThat(model.fitted()).isEqualTo(new SizeRange(1, 256));
  }

  @Test
  void takesAllSizesFromOnePass() {
    // In the second pass the machine was twice as fast, and only two sizes ran.
    RunResult run =
        Grown.on(12, 64, 256, 4096)
            .bytes("x", n -> 5.0 + n)
            .again("x", 12, 17.0 / 2)
            .again("x", 4096, 4101.0 / 2)
            .run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fixedNanos().point()).isCloseTo(5, within(1e-3));
    assertThat(model.cells()).extracting(Cell::pass).containsOnly(1);
  }

  @Test
  void takesTheFirstPassThatHasThemAllSinceAllFunctionsHaveIt() {
    Grown grown = Grown.on(12, 64, 256).bytes("x", n -> 5.0 + n);
    for (long size : new long[] {12, 64, 256}) {
      grown.again("x", size, (5.0 + size) / 2);
    }
    assertThat(CostModel.fit(grown.run(), "x").fixedNanos().point()).isCloseTo(5, within(1e-3));
  }

  @Test
  void tellsFromWhichSizeTheFixedPartIsSmall() {
    // 9 * 29 / 38 = 6.9, so 7 blocks: 6 * 64 + 1 - 9 = 376 is the first size that takes 7.
    assertThat(sha256(SIZES).bytesUntilFixedBelow(0.1).orElseThrow().point()).isEqualTo(376);
    // 9 * 5 / 0.92 = 48.9
    assertThat(djb2(0, 12, 64, 4096).bytesUntilFixedBelow(0.1).orElseThrow().point()).isEqualTo(49);
    assertThatExceptionOfType(HashcostException.InvalidParameter.class)
        .isThrownBy(() -> djb2(0, 12, 64, 4096).bytesUntilFixedBelow(10))
        .withMessageContaining("10.0");
  }

  @Test
  void aFixedPartBelowNothingIsSmallFromTheStart() {
    RunResult run = Grown.on(1, 2, 4, 1000).bytes("x", n -> 10.0 * n - 1).run();
    CostModel model = CostModel.fit(run, "x");
    assertThat(model.fixedNanos().point()).isNegative();
    assertThat(model.bytesUntilFixedBelow(0.1).orElseThrow().point()).isZero();
  }

  @Test
  void theLimitRatioIsThatOfTheBytesAlone() {
    assertThat(sha256(SIZES).limitRatio(djb2(0, 12, 64, 4096)).orElseThrow().point())
        .isCloseTo(38.0 / 64 / 0.92, within(1e-3));
  }

  @Test
  void whatDoesNotGrowHasNoLimitRatio() {
    CostModel flat =
        CostModel.fit(Grown.on(0, 1, 2, 3).noise(0.01, 0, 0).bytes("x", n -> 5).run(), "x");
    assertThat(sha256(SIZES).limitRatio(flat)).isEmpty();
    assertThat(flat.bytesUntilFixedBelow(0.1)).isEmpty();
  }

  @Test
  void leavesOutSizesThatFailed() {
    RunResult run =
        Grown.on(1, 2, 100).bytes("x", n -> 5.0 + n).failed("x", 0).failed("x", 1000).run();
    assertThat(CostModel.fit(run, "x").nanos(0).samples()).isEqualTo(3);
  }

  @Test
  void needsThreeSizesThatDiffer() {
    assertThatExceptionOfType(HashcostException.Unsupported.class)
        .isThrownBy(() -> sha256(0, 12, 55, 56))
        .withMessageContainingAll("jca/sha-256", "3 sizes", "blocks", "12 B", "have 2");
    assertThatExceptionOfType(HashcostException.Unsupported.class)
        .isThrownBy(() -> djb2(12, 64))
        .withMessageContaining("bytes");
  }

  @Test
  void needsOneFunction() {
    Grown two = Grown.on(0, 12, 64).bytes("a/x", n -> 1 + n).bytes("b/x", n -> 1 + n);
    RunResult run = two.run();
    assertThatExceptionOfType(HashcostException.InvalidParameter.class)
        .isThrownBy(() -> CostModel.fit(run, "x"))
        .withMessageContainingAll("selects 2 functions", "a/x", "b/x");
    assertThatExceptionOfType(HashcostException.InvalidParameter.class)
        .isThrownBy(() -> CostModel.fit(run, "y"))
        .withMessageContaining("selects 0 functions");
  }

  @Test
  void saysTheLawInWordsInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(new Locale("ar", "EG"));
    try {
      assertThat(sha256(SIZES).inWords()).isEqualTo("29.0 ns + 38.0 ns per 64-byte block");
      assertThat(djb2(0, 12, 64, 4096).inWords()).isEqualTo("5.00 ns + 0.92 ns per byte");
      assertThat(sha256(SIZES).toString())
          .matches(
              "sha-256: 29.0 ns \\+ 38.0 ns per 64-byte block \\(worst residual [0-9.]+ % at [0-9,]+ B\\)");
    } finally {
      Locale.setDefault(before);
    }
  }
}
