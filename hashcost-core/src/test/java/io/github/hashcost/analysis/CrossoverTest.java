package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hashcost.result.RunResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossoverTest {
  private static final long[] SIZES = {0, 12, 55, 56, 64, 65, 1024, 65536};

  private static Crossover crossover(Grown grown, String one, String other) {
    RunResult run = grown.run();
    return CostModel.fit(run, one).beats(CostModel.fit(run, other)).orElseThrow();
  }

  private static Grown md5AndBlake3(double perBlock) {
    return Grown.on(SIZES)
        .blocks("md5", Grown.SHA_256, n -> 40 + 80.0 * Grown.SHA_256.count(n))
        .blocks("blake3", Grown.BLAKE3, n -> 70 + perBlock * Grown.BLAKE3.count(n));
  }

  @Test
  void blockStepsMakeItRanges() {
    // At 56 to 64 bytes MD5 takes two blocks and BLAKE3 one: 200 against 155.5. Behind it is two
    // against two. The next time it is 280 against 241, ...; 2 * 80 + 40 against 155.5, less 5.5
    // each time, is beaten 9 times.
    Crossover blake3 = crossover(md5AndBlake3(85.5), "blake3", "md5");
    assertThat(blake3.ranges())
        .hasSize(9)
        .startsWith(new SizeRange(56, 64), new SizeRange(120, 128));
    assertThat(blake3.ranges().get(8)).isEqualTo(new SizeRange(568, 576));
    assertThat(blake3)
        .hasToString(
            "blake3 beats md5 at 56 to 64 B, 120 to 128 B, 184 to 192 B, and 6 more, the last 568"
                + " to 576 B, surely");
    assertThat(crossover(md5AndBlake3(85.5), "md5", "blake3").ranges())
        .startsWith(new SizeRange(0, 55))
        .endsWith(new SizeRange(577, SizeRange.MOST_BYTES));
  }

  @Test
  void theLastRangeHasNoEnd() {
    // Each block more makes SHA-256 the dearer once again: 105 ns from 56 bytes on are less than
    // djb2
    // takes from 108 on, 143 from 120 on less than from 149 on, 181 from 184 on less than from 190
    // on,
    // and 219 from 248 on less than djb2 takes there.
    Grown grown =
        Grown.on(SIZES)
            .blocks("sha-256", Grown.SHA_256, n -> 29 + 38.0 * Grown.SHA_256.count(n))
            .bytes("djb2", n -> 5 + 0.93 * n);
    Crossover sha = crossover(grown, "sha-256", "djb2");
    assertThat(sha.cheaper()).isEqualTo("sha-256");
    assertThat(sha.dearer()).isEqualTo("djb2");
    assertThat(sha.ranges())
        .containsExactly(
            new SizeRange(108, 119),
            new SizeRange(149, 183),
            new SizeRange(190, SizeRange.MOST_BYTES));
    assertThat(sha.isEverywhere()).isFalse();
  }

  @Test
  void oneSizeBesideItsLawTakesTheSuretyFromAllThatAreAsNear() {
    assertThat(dearerByFivePercent(1).sureRanges()).containsExactly(new SizeRange(64, 65_536));
    assertThat(dearerByFivePercent(1.1).sureRanges()).isEmpty();
    assertThat(dearerByFivePercent(1.1).toString()).contains(" (surely nowhere, perhaps at ");
  }

  /** At 1,024 bytes it is dearer by this besides. */
  private static Crossover dearerByFivePercent(double beside) {
    return crossover(
        Grown.on(64, 256, 512, 1024, 2048, 4096, 65_536)
            .bytes("a", n -> 10.0 + n)
            .bytes("b", n -> (n == 1024 ? beside : 1) * 1.05 * (10.0 + n)),
        "a",
        "b");
  }

  @Test
  void nothingIsSureBeyondTheSizesThatBothLawsGoThrough() {
    RunResult run =
        Grown.on(0, 12, 64, 65, 1024)
            .bytes("a", n -> 5.0 + n)
            .blocks("b", Grown.BLAKE3, n -> 500 + 100.0 * Grown.BLAKE3.count(n))
            .run();
    Crossover a = CostModel.fit(run, "a").beats(CostModel.fit(run, "b")).orElseThrow();
    // A law per byte does not go through the empty input.
    assertThat(a.sureRanges()).containsExactly(new SizeRange(12, 1024));
    assertThat(a)
        .hasToString("a beats b at every size (surely at 12 to 1,024 B, surely not elsewhere)");
  }

  @Test
  void whatTheIntervalsAllowIsWiderThanTheLawsAndWhatTheyLeaveNoDoubtOfNarrower() {
    Grown grown =
        Grown.on(0, 10, 100, 1000, 10_000)
            .noise(0.01, 0, 0.03)
            .bytes("a", n -> 100 + 1.0 * n)
            .bytes("b", n -> 10 + 2.0 * n);
    Crossover a = crossover(grown, "a", "b");
    assertThat(a.ranges()).hasSize(1);
    long from = a.ranges().get(0).from();
    assertThat(from).isBetween(70L, 110L);
    assertThat(a.sureRanges()).hasSize(1);
    assertThat(a.sureRanges().get(0).from()).isBetween(from + 2, from + 40);
    assertThat(a.possibleRanges()).hasSize(1);
    assertThat(a.possibleRanges().get(0).from()).isBetween(from - 40, from - 2);
    assertThat(a.toString())
        .matches(
            "a beats b at \\d+ B and more \\(surely at \\d+ to 10,000 B, perhaps at \\d+ B and more\\)");
  }

  @Test
  void whatIsNeverCheaperBeatsNothing() {
    RunResult run = Grown.on(SIZES).bytes("a", n -> 5.0 + n).bytes("b", n -> 6.0 + n).run();
    CostModel a = CostModel.fit(run, "a");
    CostModel b = CostModel.fit(run, "b");
    assertThat(b.beats(a)).isEmpty();
    assertThat(a.beats(b).orElseThrow().isEverywhere()).isTrue();
    assertThat(a.beats(b).orElseThrow())
        .hasToString("a beats b at every size (surely at 12 to 65,536 B, surely not elsewhere)");
  }

  @Test
  void namesakesAreToldApart() {
    Grown grown = Grown.on(SIZES).bytes("jca/x", n -> 5.0 + n).bytes("bc/x", n -> 6.0 + n);
    assertThat(crossover(grown, "jca/x", "bc/x").toString()).startsWith("jca/x beats bc/x");
  }

  @Test
  void sizeRangesReadAsWords() {
    assertThat(
            List.of(
                new SizeRange(56, 64),
                new SizeRange(1000, 1000),
                new SizeRange(2048, SizeRange.MOST_BYTES)))
        .extracting(SizeRange::toString)
        .containsExactly("56 to 64 B", "1,000 B", "2,048 B and more");
    assertThat(new SizeRange(56, 64).contains(64)).isTrue();
    assertThat(new SizeRange(56, 64).contains(65)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> new SizeRange(3, 2));
  }
}
