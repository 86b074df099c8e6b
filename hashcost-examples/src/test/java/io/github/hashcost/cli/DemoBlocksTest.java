package io.github.hashcost.cli;

import static io.github.hashcost.cli.Planted.DJB2;
import static io.github.hashcost.cli.Planted.MD5;
import static io.github.hashcost.cli.Planted.PBKDF2;
import static io.github.hashcost.cli.Planted.SHA_256;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.harness.Input;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DemoBlocksTest {
  private static final DemoPlan PLAN = Planted.plan(DJB2, SHA_256);
  private static final List<Input> INPUTS = List.of(Input.ofSize(12), Input.ofSize(4096));
  private static final ChildRun NO_CHILD = ChildRun.none("left out for a reason");

  private List<String> lines = List.of();

  @AfterEach
  void everyLineFitsTheScreen() {
    assertThat(lines)
        .isNotEmpty()
        .allSatisfy(l -> assertThat(l).matches("[ -~]*").hasSizeLessThanOrEqualTo(Screen.WIDTH));
  }

  private String text() {
    return String.join("\n", lines);
  }

  private static RunResult twelve(double djb2, double sha) {
    return Planted.run().steady(DJB2, "12 B", djb2).steady(SHA_256, "12 B", sha).build();
  }

  @Test
  void theHeadlineHasTotalsTimesPerHashDigestsAndTheRatio() {
    DemoPlan plan =
        new DemoPlan(
            Subject.password("PZu1gxHhUZfL"), List.of(DJB2, SHA_256), OptionalLong.of(40_000));
    HeadlineBlock block = new HeadlineBlock(plan, twelve(30, 240), twelve(6.5, 65));
    lines = block.lines();
    assertThat(block.title()).isEqualTo("40,000 hashes by each function");
    assertThat(text())
        .contains("40,000  0.0003 s   6.50 ns", "40,000  0.0026 s   65.0 ns")
        .contains("digest 13982574374259280933")
        .contains("digest 797e2bd9aafc6319b2081b31eaa6f4fb6041bae845a98a03f70d18b5a8b2c8aa")
        .contains("SHA-256 costs 10.0 x as much per hash (10.0 to 10.0)")
        .contains("while the JVM was still compiling: djb2 30.0 ns, SHA-256 240 ns")
        .doesNotContain("noisy");
  }

  @Test
  void theHeadlineSaysThatTheHostIsNoisyAndHowFarTheRatioMoved() {
    RunResult run =
        Planted.run().steady(DJB2, "12 B", 10).moving(SHA_256, "12 B", 100, 150).build();
    lines = new HeadlineBlock(PLAN, run, run).lines();
    assertThat(text().replace('\n', ' '))
        .contains(
            "This host is noisy: SHA-256 cost 10.0 x in the first half of a run and 15.0 x in the second, 50.0 % apart.");
  }

  @Test
  void aHeadlineWithoutAFigureIsAnError() {
    RunResult run =
        Planted.run()
            .steady(DJB2, "12 B", 10)
            .failed(SHA_256, "12 B", Failure.of(Failure.REFUSED, "not this input"))
            .build();
    lines = List.of("nothing to show");
    assertThatThrownBy(() -> new HeadlineBlock(PLAN, run, run).lines())
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("not this input");
  }

  @Test
  void longDigestsAreCutIntoLines() {
    var longDigest = PBKDF2.with("i", 1).with("l", 100).drawn(1);
    RunResult run = Planted.run().steady(DJB2, "12 B", 10).steady(longDigest, "12 B", 900).build();
    lines = new HeadlineBlock(Planted.plan(DJB2, longDigest), run, run).lines();
    assertThat(text())
        .containsPattern(
            "PBKDF2-HMAC-SHA256  digest [0-9a-f]{64}\n {27}[0-9a-f]{64}\n {27}[0-9a-f]{64}\n");
  }

  @Test
  void theIterationsAreComparedRowByRow() {
    lines = iterations(twelve(6, 60), twelve(6.1, 60));
    assertThat(text())
        .contains("  100,000 ", "1,000,000 ")
        .contains("SHA-256 costs 10.0 x", "each costs the same")
        .doesNotContain("noisy");
    lines = iterations(twelve(6, 60), twelve(6, 90));
    assertThat(text())
        .doesNotContain("each costs the same")
        .contains("This host is noisy: SHA-256 cost from 10.0 x to 15.0 x, 50.0 % apart.");
  }

  @Test
  void rowsOfAnotherPaceAreNotSaidToCostTheSame() {
    lines = iterations(twelve(6, 60), twelve(9, 90));
    assertThat(text()).doesNotContain("each costs the same", "noisy");
    lines = iterations(twelve(6, 60), twelve(6.6, 66));
    assertThat(text()).contains("each costs the same");
  }

  @Test
  void oneHashIsNotCalledHashes() {
    DemoPlan plan = new DemoPlan(Subject.password("a"), List.of(DJB2, SHA_256), OptionalLong.of(1));
    HeadlineBlock block = new HeadlineBlock(plan, twelve(6, 60), twelve(6, 60));
    lines = block.lines();
    assertThat(block.title()).isEqualTo("1 hash by each function");
  }

  @Test
  void aRowThatWouldTakeTooLongIsLeftOutInWords() {
    Map<Long, Optional<RunResult>> runs = new LinkedHashMap<>();
    runs.put(100_000L, Optional.of(twelve(6, 60)));
    runs.put(10_000_000L, Optional.empty());
    lines = new IterationsBlock(PLAN, runs).lines();
    assertThat(text()).contains("10,000,000  left out: takes too long").doesNotContain("noisy");
  }

  private static List<String> iterations(RunResult few, RunResult many) {
    Map<Long, Optional<RunResult>> runs = new LinkedHashMap<>();
    runs.put(100_000L, Optional.of(few));
    runs.put(1_000_000L, Optional.of(many));
    return new IterationsBlock(PLAN, runs).lines();
  }

  private static Planted sizes(double djb2, double sha) {
    return Planted.run()
        .steady(DJB2, "12 B", 6)
        .steady(SHA_256, "12 B", 60)
        .steady(DJB2, "4 KiB", djb2)
        .steady(SHA_256, "4 KiB", sha);
  }

  @Test
  void aRatioBelow1IsCalledCheaperAndExplained() {
    lines = new SizesBlock(PLAN, INPUTS, sizes(1000, 700).build(), NO_CHILD).lines();
    assertThat(text())
        .contains("SHA-256 costs 10.0 x (10.0 to 10.0)")
        .contains("SHA-256 costs 0.70 x: cheaper than djb2 here")
        .contains("Why: djb2 is a chain.")
        .contains("left out for a reason")
        .doesNotContain("without SHA instructions");
  }

  @Test
  void aRatioThatCannotBeToldFrom1IsCalledTheSame() {
    lines = new SizesBlock(PLAN, INPUTS, sizes(1000, 1000).build(), NO_CHILD).lines();
    assertThat(text())
        .contains("SHA-256 costs 1.00 x: the same as djb2 here")
        .doesNotContain("cheaper", "Why");
  }

  @Test
  void theColumnWithoutShaInstructionsShowsWhatTheySave() {
    ChildRun child = ChildRun.of(sizes(1000, 4500).build());
    lines = new SizesBlock(PLAN, INPUTS, sizes(1000, 700).build(), child).lines();
    assertThat(lines.get(0)).endsWith("without SHA instructions");
    assertThat(lines).anySatisfy(l -> assertThat(l).startsWith("4 KiB").endsWith("4.50 x"));
    assertThat(text()).contains("digest costs 6.43 times as much at 4 KiB");
  }

  @Test
  void whereTheInstructionsSaveNothingThatIsSaid() {
    ChildRun child = ChildRun.of(sizes(1000, 4500).build());
    lines = new SizesBlock(PLAN, INPUTS, sizes(1000, 4500).build(), child).lines();
    assertThat(text()).contains("SHA-256 costs about the same");
  }

  @Test
  void severalFunctionsHaveARowEach() {
    RunResult run =
        Planted.run()
            .steady(DJB2, "12 B", 6)
            .steady(SHA_256, "12 B", 60)
            .steady(MD5, "12 B", 90)
            .build();
    DemoPlan plan = Planted.plan(DJB2, SHA_256, MD5);
    lines = new SizesBlock(plan, INPUTS.subList(0, 1), run, NO_CHILD).lines();
    assertThat(text()).contains("SHA-256 costs 10.0 x", "MD5 costs 15.0 x");
  }

  @Test
  void theWayBackIsShownForGeneratedPasswordsOnly() {
    lines = new GuaranteeBlock(PLAN).lines();
    String password = PLAN.subject().generatedPassword().orElseThrow();
    assertThat(lines.get(0)).startsWith("djb2: from the digest and the length alone");
    assertThat(lines.get(1)).matches("[!-~]{12}").isNotEqualTo(password);
    assertThat(DJB2.hash(lines.get(1).getBytes(StandardCharsets.US_ASCII)))
        .isEqualTo(DJB2.hash(PLAN.subject().bytes()));
    assertThat(text()).contains("SHA-256: no method known (FIPS 180-4");

    lines =
        new GuaranteeBlock(
                new DemoPlan(Subject.password(password), List.of(DJB2, MD5), OptionalLong.of(1)))
            .lines();
    assertThat(text())
        .contains(
            "djb2: was never meant to resist; the way back is shown for generated passwords only.")
        .contains("MD5: no practical method known")
        .doesNotContain("computed", password);
  }

  @Test
  void theWayBackIsShownForLongPasswordsToo() {
    Subject subject = Subject.generated(1024, new SplittableRandom(1));
    lines =
        new GuaranteeBlock(new DemoPlan(subject, List.of(DJB2, SHA_256), OptionalLong.of(1)))
            .lines();
    assertThat(text()).contains("Its djb2 digest is ");
  }

  @Test
  void theLadderGoesFromTheHashTableToTheStoredCredential() {
    RunResult run =
        Planted.run()
            .steady(DJB2, "12 B", 10)
            .steady(SHA_256, "12 B", 65)
            .steady(PBKDF2, "12 B", 150e6)
            .build();
    lines = new LadderBlock(List.of(DJB2, SHA_256, PBKDF2), run, RateCard.bundled()).lines();
    assertThat(text())
        .containsPattern("djb2 +10.0 +1.00 +10\\^0.0 +0.000050 % +none published +hash table")
        .containsPattern("SHA-256 +65.0 +6.50 +10\\^0.8 +0.00033 % +21,975,500,000 +integrity")
        .containsPattern(
            "PBKDF2-HMAC-SHA256 +150,000,000 +15,000,000 +10\\^7.2 +750 % +14,761 scaled +stored credential")
        .contains(
            "scaled: PBKDF2-HMAC-SHA256 from the 8,865,700 published for pbkdf2-hmac-sha256:i=999")
        .contains("one RTX 4090 (hashcat 6.2.6, 2022, github.com/dosoos/hashcat_speeds,");
  }

  @Test
  void theLadderDividesTheFiguresThatItShows() {
    RunResult run =
        Planted.run()
            .steady(DJB2, "12 B", 7.136)
            .steady(SHA_256, "12 B", 78.66)
            .rounds(3)
            .steady(PBKDF2, "12 B", 170e6)
            .build();
    lines = new LadderBlock(List.of(DJB2, SHA_256, PBKDF2), run, RateCard.bundled()).lines();
    // 78.7 / 7.14 = 11.02; 170e6 / 7.14 = 23.8e6, of which three samples allow two digits.
    assertThat(text())
        .containsPattern("SHA-256 +78.7 +11.0 ")
        .containsPattern("PBKDF2-HMAC-SHA256 +170,000,000 +24,000,000 ");
  }

  @Test
  void aLadderOfPairedRoundsStillDividesTheMedians() {
    RunResult run =
        Planted.run()
            .moving(DJB2, "12 B", 8, 7)
            .rounds(5)
            .steady(MD5, "12 B", 20)
            .steady(SHA_256, "12 B", 9.2)
            .build();
    lines = new LadderBlock(List.of(DJB2, MD5, SHA_256), run, RateCard.bundled()).lines();
    // 20 / 7.5 and 9.2 / 7.5, where the rounds that all ran in say 20 / 8 and 9.2 / 8.
    assertThat(text()).containsPattern("MD5 +20.0 +2.7 ").containsPattern("SHA-256 +9.20 +1.2 ");
  }

  @Test
  void aRungThatFailedSaysWhy() {
    RunResult run =
        Planted.run()
            .steady(DJB2, "12 B", 10)
            .failed(PBKDF2, "12 B", Failure.of(Failure.REFUSED, "too long for it"))
            .build();
    lines = new LadderBlock(List.of(DJB2, PBKDF2), run, RateCard.bundled()).lines();
    assertThat(text()).contains("not measured: refused: too long for it");
  }

  @Test
  void theBudgetNamesTheSettingAndWhatItTookWhenMeasured() {
    var setting = PBKDF2.with("i", 400_000);
    lines =
        new BudgetBlock(
                List.of(PBKDF2),
                Map.of(
                    PBKDF2,
                    new Tuned(setting, Planted.run().steady(setting, "12 B", 101e6).build())))
            .lines();
    assertThat(lines)
        .containsExactly(
            "100 ms on this machine: PBKDF2-HMAC-SHA256 with i=400000 (measured: 101 ms)");
    lines =
        new BudgetBlock(
                List.of(PBKDF2),
                Map.of(
                    PBKDF2,
                    new Tuned(setting, Planted.run().steady(setting, "12 B", 112e6).build())))
            .lines();
    assertThat(text()).endsWith("(measured: 112 ms, so this host is noisy)");
  }

  @Test
  void aLeastSettingAboveTheBudgetDoesNotSeemToMeetIt() {
    var least = PBKDF2.with("i", 1);
    RunResult run = Planted.run().steady(least, "12 B", 478e6).build();
    lines = new BudgetBlock(List.of(PBKDF2), Map.of(PBKDF2, new Tuned(least, run))).lines();
    assertThat(lines)
        .containsExactly(
            "100 ms on this machine: PBKDF2-HMAC-SHA256 takes more, 478 ms even with i=1, its least");
  }

  @Test
  void whatHasNoSettingForTheBudgetIsNamed() {
    RunResult run =
        Planted.run().failed(PBKDF2, "12 B", Failure.of(Failure.REFUSED, "no memory")).build();
    lines = new BudgetBlock(List.of(PBKDF2), Map.of(PBKDF2, new Tuned(PBKDF2, run))).lines();
    assertThat(lines)
        .containsExactly(
            "100 ms on this machine: PBKDF2-HMAC-SHA256 is left out, it could not be measured");
    lines = new BudgetBlock(List.of(SHA_256), Map.of()).lines();
    assertThat(lines)
        .containsExactly(
            "100 ms on this machine: SHA-256 is left out, it has no parameter of time apart from memory");
  }
}
