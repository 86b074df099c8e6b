package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.cell;
import static io.github.hashcost.analysis.Runs.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.RunResult;
import java.util.Arrays;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class MachineComparisonTest {
  private static final Offset<Double> CLOSE = within(1e-3);
  private static final String[] FIVE = {
    "jca/md5", "jca/sha-1", "jca/sha-256", "bc/blake2b-128", "bc/blake3-256"
  };

  /** Ten samples about a time, half a percent to and fro. */
  private static Cell about(String id, double nanos) {
    double[] samples = new double[10];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = nanos * (1 + 0.005 * (i % 3 - 1));
    }
    return cell(id, samples);
  }

  private static RunResult five(double... nanos) {
    Cell[] cells = new Cell[FIVE.length];
    Arrays.setAll(cells, i -> about(FIVE[i], nanos[i]));
    return run(cells);
  }

  @Test
  void aRunBesideItselfHasNotChanged() {
    RunResult same = five(100, 200, 300, 400, 500);
    MachineComparison comparison = MachineComparison.of(same, same);
    assertThat(comparison.common().point()).isEqualTo(1);
    assertThat(comparison.changes()).hasSize(5).allMatch(c -> c.ratio().point() == 1);
    assertThat(comparison.outliers()).isEmpty();
    assertThat(comparison.leftOut()).isEmpty();
  }

  @Test
  void oneFactorForAllIsCommonAndLeavesNoOutlier() {
    MachineComparison comparison =
        MachineComparison.of(five(100, 200, 300, 400, 500), five(130, 260, 390, 520, 650));
    assertThat(comparison.common().point()).isCloseTo(1.3, CLOSE);
    assertThat(comparison.common().samples()).isEqualTo(5);
    assertThat(comparison.outliers()).isEmpty();
    assertThat(comparison.changes())
        .allSatisfy(c -> assertThat(c.besidesCommon().point()).isCloseTo(1, CLOSE));
  }

  @Test
  void whatLostMoreThanTheOthersIsAnOutlier() {
    MachineComparison comparison =
        MachineComparison.of(five(100, 200, 300, 400, 500), five(103, 206, 309, 400 / 0.65, 515));
    assertThat(comparison.common().point()).isCloseTo(1.03, CLOSE);
    MachineChange outlier = comparison.outliers().get(0);
    assertThat(comparison.outliers()).hasSize(1);
    assertThat(outlier.function()).isEqualTo("blake2b-128");
    assertThat(outlier.ratio().point()).isCloseTo(1 / 0.65, CLOSE);
    assertThat(outlier.besidesCommon().point()).isCloseTo(1 / 0.65 / 1.03, CLOSE);
    assertThat(outlier.besidesCommon().interval().contains(1)).isFalse();
  }

  @Test
  void whatGainedWhereOthersLostIsAnOutlierToo() {
    MachineComparison comparison =
        MachineComparison.of(five(100, 200, 300, 400, 500), five(150, 300, 300, 600, 750));
    assertThat(comparison.outliers())
        .singleElement()
        .satisfies(c -> assertThat(c.besidesCommon().point()).isCloseTo(1 / 1.5, CLOSE));
  }

  @Test
  void swappedRunsAnswerTheInverse() {
    RunResult a = five(100, 200, 300, 400, 500);
    RunResult b = five(103, 206, 309, 600, 515);
    MachineComparison there = MachineComparison.of(a, b);
    MachineComparison back = MachineComparison.of(b, a);
    assertThat(there.common().point() * back.common().point()).isCloseTo(1, within(1e-9));
    assertThat(there.outliers().get(0).besidesCommon().interval().high())
        .isCloseTo(1 / back.outliers().get(0).besidesCommon().interval().low(), within(1e-9));
  }

  @Test
  void whatTheIntervalsAllowIsNoOutlier() {
    double[] wide = {380, 385, 390, 395, 400, 405, 410, 415, 420, 425};
    double[] alsoWide = {390, 400, 405, 410, 415, 420, 425, 430, 435, 440};
    MachineComparison comparison =
        MachineComparison.of(
            run(about("a", 100), about("b", 200), about("c", 300), cell("d", wide)),
            run(about("a", 100), about("b", 200), about("c", 300), cell("d", alsoWide)));
    assertThat(comparison.outliers()).isEmpty();
  }

  @Test
  void twinsThatDifferAllowAsMuchToTheOthers() {
    Cell twin = about("a", 110).toBuilder().copy(2).build();
    RunResult before = run(about("a", 100), about("b", 200), about("c", 300), about("d", 400));
    RunResult unlike =
        run(about("a", 100), about("b", 200), about("c", 300), about("d", 428), twin);
    RunResult alike = run(about("a", 100), about("b", 200), about("c", 300), about("d", 428));
    assertThat(MachineComparison.of(before, alike).outliers()).hasSize(1);
    assertThat(MachineComparison.of(before, unlike).outliers()).isEmpty();
  }

  @Test
  void aFunctionWithManyCellsCountsOnce() {
    RunResult before =
        run(
            about("a", 100),
            about("b", 100),
            about("op/c:x=1", 100),
            about("op/c:x=2", 100),
            about("op/c:x=3", 100),
            about("op/c:x=4", 100));
    RunResult after =
        run(
            about("a", 100),
            about("b", 100),
            about("op/c:x=1", 300),
            about("op/c:x=2", 300),
            about("op/c:x=3", 300),
            about("op/c:x=4", 300));
    MachineComparison comparison = MachineComparison.of(before, after);
    assertThat(comparison.common().samples()).isEqualTo(3);
    assertThat(comparison.common().point()).isCloseTo(1, CLOSE);
    assertThat(comparison.outliers()).hasSize(4).allMatch(c -> c.function().equals("c"));
  }

  @Test
  void ofOneFunctionNothingIsToldFromTheCommonChange() {
    MachineComparison comparison = MachineComparison.of(run(about("a", 1)), run(about("a", 2)));
    assertThat(comparison.common().interval().level()).isZero();
    assertThat(comparison.outliers()).isEmpty();
  }

  @Test
  void leavesOutWhatOnlyOneRunHasFiguresOf() {
    Cell failed = Runs.on12("f").failure(Failure.of("threw", "x")).build();
    Cell longer = about("a", 5).toBuilder().unit("byte", 7).build();
    MachineComparison comparison =
        MachineComparison.of(
            run(about("a", 1), about("b", 1), about("f", 1)), run(longer, about("b", 1), failed));
    assertThat(comparison.changes())
        .singleElement()
        .satisfies(c -> assertThat(c.first()).hasToString("b on 12 B"));
    assertThat(comparison.leftOut()).extracting(Cell::toString).hasSize(3).contains("f on 12 B");
  }

  @Test
  void runsWithNothingInCommonAreRefusedInAShortLine() {
    RunResult many = run(Stream.of(FIVE).map(id -> about(id, 1)).toArray(Cell[]::new));
    assertThatThrownBy(() -> MachineComparison.of(many, run(about("x", 1))))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage("no function in common: md5, sha-1 and 3 more in the first, x in the second");
    assertThatThrownBy(() -> MachineComparison.of(many, run(about("bc/md5", 1))))
        .hasMessageContaining("jca/sha-1 and 3 more in the first, bc/md5 in the second");
    assertThatThrownBy(() -> MachineComparison.of(many, run()))
        .hasMessage("nothing to compare: the second has no samples");
  }

  @Test
  void whatDiffersInAllIsNamed() {
    Cell md5 = about("md5", 1);
    assertThatThrownBy(() -> MachineComparison.of(run(md5), run(on("1 KiB", 1024))))
        .hasMessage("no input in common: 12 B in the first, 1 KiB in the second");
    assertThatThrownBy(() -> MachineComparison.of(run(on("", 60_000)), run(on("", 4096))))
        .hasMessage("no input size in common: 60,000 B in the first, 4,096 B in the second");
    Cell waiting = md5.toBuilder().mode(Mode.LATENCY).build();
    assertThatThrownBy(() -> MachineComparison.of(run(md5), run(waiting)))
        .hasMessage("no mode in common: throughput in the first, latency in the second");
    Cell bytewise = md5.toBuilder().unit("byte", 7).build();
    assertThatThrownBy(() -> MachineComparison.of(run(md5), run(bytewise)))
        .hasMessage("no unit in common: call in the first, byte in the second");
  }

  private static Cell on(String input, long bytes) {
    return Cell.builder(AlgorithmId.parse("md5"), input, bytes)
        .samples(about("md5", 1).samples().orElseThrow())
        .build();
  }
}
