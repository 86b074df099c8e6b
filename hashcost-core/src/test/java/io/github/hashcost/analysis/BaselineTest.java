package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BaselineTest {
  private static final AlgorithmId DJB2 = AlgorithmId.parse("simple/djb2");
  private static final AlgorithmId SHA = AlgorithmId.parse("jca/sha-256");
  private static final Environment HERE =
      Environment.builder()
          .cpuModel("Example CPU")
          .cpuFeatures(List.of("sha_ni", "avx2"))
          .os("arch", "amd64")
          .jvm("version", "17.0.15")
          .jvm("vmVersion", "17.0.15+6")
          .jvm("collector", "G1")
          .build();

  private static final double[] USUAL = {9.9, 10, 10.1, 10.05, 9.95};

  private static Cell.Builder timed(AlgorithmId id, double nanos) {
    return Cell.builder(id, "12 B", 12)
        .isolation(Isolation.ADAPTER)
        .samples(Runs.samples(nanos, nanos, nanos, nanos, nanos, nanos));
  }

  /** One JVM, on which djb2 takes {@code pace} nanoseconds and SHA-256 so many times as long. */
  private static RunResult jvm(double pace, double ratio) {
    return jvm(HERE, "SUN 17", timed(DJB2, pace).build(), timed(SHA, pace * ratio).build());
  }

  private static RunResult jvm(Environment environment, String implementation, Cell... cells) {
    Map<AlgorithmId, FunctionFacts> facts =
        Map.of(SHA, FunctionFacts.builder(32).implementation(implementation).build());
    return RunResult.of(Instant.EPOCH, environment, Plan.builder().build(), facts, List.of(cells));
  }

  private static List<RunResult> jvms(double pace, double... ratios) {
    return DoubleStream.of(ratios).mapToObj(ratio -> jvm(pace, ratio)).toList();
  }

  private static Baseline usual() {
    return Baseline.of(jvms(6, USUAL), "djb2");
  }

  private static Change only(Baseline baseline, List<RunResult> now) {
    List<Change> changes = baseline.compare(now, 0.1);
    assertThat(changes).hasSize(1);
    assertThat(changes.get(0).cell().id()).isEqualTo(SHA);
    return changes.get(0);
  }

  private static Verdict verdict(double... ratios) {
    return only(usual(), jvms(6, ratios)).verdict();
  }

  @Test
  void threeFreshJvmsDecide() {
    assertThat(verdict(10, 10.1, 9.9)).isEqualTo(Verdict.UNCHANGED);
    assertThat(verdict(10.8, 10.9, 10.7)).isEqualTo(Verdict.UNCHANGED);
    assertThat(verdict(11.5, 11.4, 11.6)).isEqualTo(Verdict.SLOWER);
    assertThat(verdict(8.5, 8.6, 8.4)).isEqualTo(Verdict.FASTER);
  }

  @Test
  void saysByHowMuch() {
    Change change = only(usual(), jvms(6, 11.5, 11.4, 11.6));
    assertThat(change.factor().orElseThrow().point()).isCloseTo(1.15, within(1e-3));
    assertThat(change.factor().orElseThrow().interval().low()).isCloseTo(11.4 / 10.1, within(1e-3));
    assertThat(change.factor().orElseThrow().interval().high()).isCloseTo(11.6 / 9.9, within(1e-3));
    assertThat(change.before().orElseThrow().point()).isCloseTo(10, within(1e-3));
    assertThat(change.before().orElseThrow().samples()).isEqualTo(5);
    assertThat(change.now().orElseThrow().point()).isCloseTo(11.5, within(1e-3));
    assertThat(change).hasToString("jca/sha-256 on 12 B slower, 1.15 x (1.13 to 1.17)");
  }

  @Test
  void aCellThatVariesMoreThanTheThresholdIsUndecidable() {
    double[] wild = {8, 10, 12, 9, 11};
    assertThat(only(Baseline.of(jvms(6, wild), "djb2"), jvms(6, 11, 12, 12.5)).verdict())
        .isEqualTo(Verdict.UNDECIDABLE);
    assertThat(verdict(8, 10, 13)).isEqualTo(Verdict.UNDECIDABLE);
  }

  @Test
  void anIntervalThatHoldsNoChangeTellsNone() {
    double[] oneSlow = {10, 10, 10, 10, 11.6};
    assertThat(only(Baseline.of(jvms(6, oneSlow), "djb2"), jvms(6, 11.5, 11.5, 11.5)).verdict())
        .isEqualTo(Verdict.UNDECIDABLE);
  }

  @Test
  void howeverItVariesThreeTimesAsMuchIsSlower() {
    double[] wild = {8, 10, 12, 9, 11};
    assertThat(only(Baseline.of(jvms(6, wild), "djb2"), jvms(6, 30, 33, 36)).verdict())
        .isEqualTo(Verdict.SLOWER);
    assertThat(only(Baseline.of(jvms(6, wild), "djb2"), jvms(6, 3, 3.3, 3.6)).verdict())
        .isEqualTo(Verdict.FASTER);
  }

  @Test
  void oneRunIsUnchangedOrSuspect() {
    assertThat(verdict(10.2)).isEqualTo(Verdict.UNCHANGED);
    assertThat(verdict(11.5)).isEqualTo(Verdict.SUSPECT);
    assertThat(verdict(10.7)).isEqualTo(Verdict.SUSPECT);
    assertThat(verdict(8.5)).isEqualTo(Verdict.SUSPECT);
    assertThat(verdict(30)).isEqualTo(Verdict.SUSPECT);
    assertThat(verdict(30, 31)).as("at 0.905").isEqualTo(Verdict.SLOWER);
  }

  @Test
  void oneRunBesideAWildBaselineIsSuspectOnlyBeyondAllOfIt() {
    Baseline wild = Baseline.of(jvms(6, 8, 10, 12, 9, 11), "djb2");
    assertThat(only(wild, jvms(6, 10)).verdict()).isEqualTo(Verdict.UNDECIDABLE);
    assertThat(only(wild, jvms(6, 13)).verdict()).isEqualTo(Verdict.UNDECIDABLE);
    assertThat(only(wild, jvms(6, 14)).verdict()).isEqualTo(Verdict.SUSPECT);
    assertThat(only(wild, jvms(6, 7)).verdict()).isEqualTo(Verdict.SUSPECT);
  }

  @Test
  void aBaselineOfOneRunDecidesNothing() {
    Baseline one = Baseline.of(jvms(6, 10), "djb2");
    assertThat(only(one, jvms(6, 30, 30, 30)).verdict()).isEqualTo(Verdict.SUSPECT);
  }

  @Test
  void aSlowerMachineMovesNoRatio() {
    Change change = only(usual(), jvms(12, USUAL));
    assertThat(change.verdict()).isEqualTo(Verdict.UNCHANGED);
    assertThat(change.factor().orElseThrow().point()).isCloseTo(1, within(1e-4));
  }

  @Test
  void timesAreJudgedWhenAsked() {
    List<Change> changes = Baseline.ofTimes(jvms(6, USUAL)).compare(jvms(12, 10, 10, 10), 0.1);
    assertThat(changes).extracting(c -> c.cell().id()).containsExactly(DJB2, SHA);
    assertThat(changes).extracting(Change::verdict).containsOnly(Verdict.SLOWER);
    assertThat(changes.get(1).factor().orElseThrow().point()).isCloseTo(2, within(1e-3));
  }

  @Test
  void theRatioIsThatOfTheSameInput() {
    Cell long64 =
        Cell.builder(DJB2, "64 B", 64)
            .isolation(Isolation.ADAPTER)
            .samples(Runs.samples(600, 600, 600, 600, 600, 600))
            .build();
    List<RunResult> now =
        List.of(jvm(HERE, "SUN 17", long64, timed(DJB2, 6).build(), timed(SHA, 60).build()));
    assertThat(only(usual(), now).verdict()).isEqualTo(Verdict.UNCHANGED);
  }

  // What differs

  private static List<String> differences(RunResult now) {
    Change change = only(usual(), List.of(now));
    assertThat(change.verdict()).isEqualTo(Verdict.NOT_COMPARABLE);
    assertThat(change.factor()).isEmpty();
    return change.differences();
  }

  private static RunResult with(AlgorithmId id, UnaryOperator<Cell.Builder> as) {
    return jvm(HERE, "SUN 17", timed(DJB2, 6).build(), as.apply(timed(id, 60)).build());
  }

  private static RunResult in(Environment environment) {
    return jvm(environment, "SUN 17", timed(DJB2, 6).build(), timed(SHA, 60).build());
  }

  @Test
  void anotherImplementationModeOrIsolationIsAnotherThing() {
    assertThat(differences(jvm(HERE, "SUN 25", timed(DJB2, 6).build(), timed(SHA, 60).build())))
        .containsExactly("implementation: SUN 17 before, SUN 25 now");
    assertThat(differences(with(SHA, c -> c.mode(Mode.LATENCY).isolation(Isolation.LOOP))))
        .containsExactly(
            "mode: throughput before, latency now", "isolation: adapter before, loop now");
  }

  @Test
  void anotherMachineOrJvmIsAnotherThingWhereItChangesCode() {
    assertThat(differences(in(HERE.toBuilder().cpuFeatures(List.of("avx2")).build())))
        .containsExactly("instruction sets that the other lacks: sha_ni before, none now");
    assertThat(differences(in(HERE.toBuilder().os("arch", "aarch64").build())))
        .containsExactly("architecture: amd64 before, aarch64 now");
    assertThat(
            differences(
                in(HERE.toBuilder().jvm("version", "25").jvm("flags", "-XX:-UseSHA").build())))
        .containsExactly(
            "JVM version: 17 before, 25 now", "JVM flags: none before, -XX:-UseSHA now");
  }

  @Test
  void anUpdateOrAnotherProcessorIsTold() {
    RunResult now =
        in(
            HERE.toBuilder()
                .cpuModel("Other CPU")
                .jvm("version", "17.0.16")
                .jvm("vmVersion", "17.0.16+1")
                .build());
    assertThat(only(usual(), List.of(now)).verdict()).isEqualTo(Verdict.UNCHANGED);
    assertThat(usual().notes(now))
        .containsExactly(
            "processor: Example CPU before, Other CPU now", "JVM: 17.0.15+6 before, 17.0.16+1 now");
    assertThat(usual().notes(jvm(6, 10))).isEmpty();
    assertThat(Baseline.ofTimes(jvms(6, USUAL)).compare(List.of(now), 0.1))
        .allSatisfy(
            change ->
                assertThat(change.differences())
                    .containsExactly("processor: Example CPU before, Other CPU now"));
  }

  @Test
  void otherParametersProvidersAndInputsAreNamed() {
    AlgorithmId slow = AlgorithmId.parse("bc/argon2id:m=64,t=2");
    List<RunResult> before = List.of(with(slow, c -> c));
    Baseline baseline = Baseline.of(before, "djb2");
    assertThat(differences(baseline, with(AlgorithmId.parse("bc/argon2id:m=64,t=3"), c -> c)))
        .containsExactly("parameters: m=64,t=2 before, m=64,t=3 now");
    assertThat(differences(baseline, with(AlgorithmId.parse("x/argon2id:m=64,t=2"), c -> c)))
        .containsExactly("provider: bc before, x now");
    assertThat(differences(baseline, with(SHA, c -> c))).containsExactly("not in the baseline");
    Cell longer = Cell.builder(slow, "64 B", 64).samples(Runs.samples(1, 1, 1, 1, 1, 1)).build();
    assertThat(differences(baseline, jvm(HERE, "SUN 17", timed(DJB2, 6).build(), longer)))
        .containsExactly("input: 12 B before, 64 B now");
  }

  private static List<String> differences(Baseline baseline, RunResult now) {
    return baseline.compare(List.of(now), 0.1).get(0).differences();
  }

  @Test
  void anotherPlanIsAnotherThing() {
    RunResult usual = jvm(6, 10);
    RunResult crowded =
        RunResult.of(
            Instant.EPOCH,
            HERE,
            Plan.builder().threads(4).build(),
            usual.functions(),
            usual.cells());
    assertThat(differences(crowded)).containsExactly("threads: 1 before, 4 now");
  }

  @Test
  void theReferenceMustBeTheSameToo() {
    RunResult now =
        jvm(
            HERE,
            "SUN 17",
            timed(DJB2, 6).isolation(Isolation.LIBRARY).build(),
            timed(SHA, 60).build());
    assertThat(differences(now))
        .containsExactly("reference: isolation: adapter before, library now");
    RunResult without = jvm(HERE, "SUN 17", timed(SHA, 60).build());
    assertThat(differences(without))
        .containsExactly("reference djb2: not one function on this input now");
  }

  @Test
  void whatFailedHasNoFigures() {
    Cell failed =
        Cell.builder(SHA, "12 B", 12).failure(Failure.of(Failure.THREW, "an exception")).build();
    RunResult now = jvm(HERE, "SUN 17", timed(DJB2, 6).build(), failed);
    assertThat(differences(now)).containsExactly("no figures now: it failed");
    List<RunResult> mostly = List.of(jvm(6, 11.5), now, jvm(6, 11.4), jvm(6, 11.6));
    assertThat(only(usual(), mostly).verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void runsOfOneBaselineMustBeAlike() {
    RunResult other = in(HERE.toBuilder().jvm("collector", "Serial").build());
    Baseline mixed = Baseline.of(List.of(jvm(6, 10), other), "djb2");
    assertThat(mixed.compare(List.of(jvm(6, 10)), 0.1).get(0).differences())
        .containsExactly("JVM collector: G1 before, Serial now");
  }

  @Test
  void whatIsNotMeasuredAnyMoreIsTold() {
    RunResult now = jvm(HERE, "SUN 17", timed(DJB2, 6).build());
    assertThat(usual().missing(now)).extracting(Cell::id).containsExactly(SHA);
    assertThat(usual().missing(jvm(6, 10))).isEmpty();
    assertThat(usual().compare(List.of(now), 0.1)).isEmpty();
  }

  @Test
  void refusesWhatCannotBeJudged() {
    assertThatThrownBy(() -> Baseline.of(List.of(), "djb2"))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> Baseline.of(jvms(6, 10), "md5"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("reference md5");
    assertThatThrownBy(() -> usual().compare(List.of(), 0.1))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    for (double threshold : new double[] {0, -1, 10, Double.NaN}) {
      assertThatThrownBy(() -> usual().compare(jvms(6, 10), threshold))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("threshold");
    }
  }

  @ParameterizedTest
  @EnumSource(Verdict.class)
  void everyVerdictHasAWord(Verdict verdict) {
    assertThat(Change.judged(timed(SHA, 1).build(), verdict, usualFigures()).toString())
        .contains(verdict.name().toLowerCase(Locale.ROOT).replace('_', ' '));
  }

  private static Change.Figures usualFigures() {
    Estimate one = Estimate.medianOf(new double[] {1});
    return new Change.Figures(one, one, one);
  }

  @Test
  void whatTheClockCouldNotTellFromNothingHasNoFigures() {
    Samples nothing = Samples.of(new int[] {0}, new long[] {1}, new long[] {0});
    assertThat(differences(with(SHA, c -> c.samples(nothing))))
        .containsExactly("no figures now: it failed");
  }
}
