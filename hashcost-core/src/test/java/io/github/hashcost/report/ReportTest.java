package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportTest {
  private static final Caveat GC = Caveat.of("gc-in-window", "two collections", "raise the heap");
  private static final Environment MACHINE =
      Environment.builder()
          .cpuModel("Example CPU")
          .logicalCpus(2)
          .cpuFeatures(List.of("sha_ni", "avx2"))
          .memoryBytes(8L << 30)
          .os("distribution", "Example Linux 1")
          .os("arch", "amd64")
          .jvm("name", "Example VM")
          .jvm("vmVersion", "17.0.1+2")
          .jvm("collector", "Serial")
          .jvm("maxHeapBytes", "268435456")
          .implementation("bc", "Bouncy Castle 1.87")
          .build();

  @Test
  void whatRanOnSeveralThreadsHasATableOfItsOwn() {
    Caveat turns = Caveat.of("more-threads-than-cpus", "they take turns", "plan fewer");
    Failure failure = Failure.of("threw", "java.lang.Error");
    RunResult run =
        run(
            timed("op/djb2", "12 B", 12, 6_120).build(),
            timed("jca/sha-256", "12 B", 12, 65_300).observed(GC).build(),
            timed("bc/md5", "12 B", 12, 65_300).build(),
            timed("op/djb2", "12 B", 12, 6_120).threads(2).thread(0).observed(turns).build(),
            timed("op/djb2", "12 B", 12, 6_120).threads(2).thread(1).build(),
            timed("jca/sha-256", "12 B", 12, 130_600).threads(2).thread(0).build(),
            timed("jca/sha-256", "12 B", 12, 130_600).threads(2).thread(1).build(),
            cell("bc/md5", "12 B", 12).threads(2).thread(0).failure(failure).build(),
            cell("bc/md5", "12 B", 12).threads(2).thread(1).failure(failure).build());

    assertThat(Report.of(run).text())
        .startsWith(
            """
            function  input  ns/call  interval      ratio  interval      notes
            --------  -----  -------  ------------  -----  ------------  -----
            djb2      12 B      6.12  6.12 to 6.12   1.00
            sha-256   12 B      65.3  65.3 to 65.3   10.7  10.7 to 10.7  1
            md5       12 B      65.3  65.3 to 65.3   10.7  10.7 to 10.7

            on 2 threads at once, all together

            function  input      calls/s  interval                    slowdown  interval      notes
            --------  -----  -----------  --------------------------  --------  ------------  -----
            djb2      12 B   327,000,000  327,000,000 to 327,000,000      1.00  1.00 to 1.00  2
            sha-256   12 B    15,300,000  15,300,000 to 15,300,000        2.00  2.00 to 2.00
            md5       12 B   failed: threw: java.lang.Error

            ratio: time over that of djb2 on the same input
            slowdown: time of a call on these threads over that on one thread
            95 % interval of the median, within this run; throughput, adapter isolation
            one input per cell, hot in cache and branch predictor; a pool costs more
            1 gc-in-window: two collections (raise the heap)
            2 more-threads-than-cpus: they take turns (plan fewer)
            """);
  }

  @Test
  void aRunIsOneTableWithItsNotesAndItsMachine() {
    RunResult run =
        run(
            timed("op/djb2", "12 B", 12, 6_120).allocatedBytesPerCall(0).build(),
            timed("jca/sha-256", "12 B", 12, 65_300).observed(GC).build(),
            timed("op/djb2", "4 KiB", 4096, 3_000_000).build(),
            timed("jca/sha-256", "4 KiB", 4096, 2_100_000).build(),
            cell("bc/md5", "4 KiB", 4096).failure(Failure.of("threw", "java.lang.Error")).build());

    assertThat(Report.of(run).text())
        .isEqualTo(
            """
            function  input  ns/call  interval        ratio  interval      bytes/call  notes
            --------  -----  -------  --------------  -----  ------------  ----------  -----
            djb2      12 B      6.12  6.12 to 6.12     1.00                         0
            sha-256   12 B      65.3  65.3 to 65.3     10.7  10.7 to 10.7              1
            djb2      4 KiB    3,000  3,000 to 3,000   1.00
            sha-256   4 KiB    2,100  2,100 to 2,100   0.70  0.70 to 0.70
            md5       4 KiB  failed: threw: java.lang.Error

            ratio: time over that of djb2 on the same input
            95 % interval of the median, within this run; throughput, adapter isolation
            one input per cell, hot in cache and branch predictor; a pool costs more
            1 gc-in-window: two collections (raise the heap)

            machine: Example CPU, 2 CPUs, 8 GiB, Example Linux 1 amd64, sha_ni avx2
            java: Example VM 17.0.1+2, Serial, heap 256 MiB
            libraries: bc = Bouncy Castle 1.87
            """);
  }

  @Test
  void aPoolHasNoHotInputAndAPrecisionIsTold() {
    RunResult run =
        RunResult.of(
            Instant.EPOCH,
            MACHINE,
            Plan.builder().precision(OptionalDouble.of(0.005)).build(),
            Map.of(),
            List.of(
                timed("op/a", "8 x 12 B", 12, 60).inputs(8).endedBy(Ending.PRECISION).build(),
                timed("op/b", "8 x 12 B", 12, 60).inputs(8).endedBy(Ending.BUDGET).build()));
    assertThat(Report.of(run).text())
        .contains("precision of 0.50 %: reached by 1 of 2 cells")
        .doesNotContain("hot in cache");
  }

  @Test
  void aLimitedMachineAndADisturbedRunAreTold() {
    Environment limited =
        MACHINE.toBuilder()
            .cpuGovernor("powersave")
            .container("cpus", "1.5")
            .jvm("jit", "level 1")
            .jvm("debugger", "true")
            .build();
    HostActivity disturbed =
        HostActivity.builder()
            .throttledPeriods(3)
            .throttledNanos(120_000_000)
            .stealNanos(40)
            .ownCpuNanos(900)
            .otherCpuNanos(60)
            .build();

    assertThat(text(limited, disturbed))
        .contains("2 CPUs, limited to 1.5, governor powersave, 8 GiB")
        .contains("heap 256 MiB, compiler stops at level 1, debugger\n")
        .endsWith(
            "disturbed: throttled by the CPU quota for 120 ms, 4 % of the CPU time taken by the host\n");
  }

  @Test
  void whatIsAsItShouldBeNeedsNoWord() {
    Environment machine =
        MACHINE.toBuilder()
            .cpuGovernor("performance")
            .jvm("jit", "mixed")
            .jvm("debugger", "false")
            .build();
    HostActivity quiet =
        HostActivity.builder()
            .throttledPeriods(0)
            .throttledNanos(0)
            .stealNanos(9)
            .ownCpuNanos(900)
            .otherCpuNanos(91)
            .build();

    assertThat(text(machine, quiet))
        .contains("heap 256 MiB\n")
        .doesNotContain("governor", "limited", "disturbed", "mixed", "debugger");
  }

  private static String text(Environment machine, HostActivity activity) {
    RunResult run =
        RunResult.of(
            Instant.EPOCH,
            machine,
            Plan.builder().build(),
            Map.of(),
            List.of(timed("op/djb2", "", 0, 1000).build()));
    return Report.of(run.withActivity(activity)).text();
  }

  @Test
  void anotherReferenceIsChosenByItsSelector() {
    RunResult run =
        run(timed("op/djb2", "", 0, 10_000).build(), timed("jca/sha-256", "", 0, 20_000).build());

    String text = Report.of(run).reference("sha-256").text();

    assertThat(text)
        .containsPattern("djb2 .* 0\\.50 ")
        .contains("ratio: time over that of sha-256\n");
    assertThat(text).doesNotContain("input");
  }

  @Test
  void aReferenceThatIsNoneOrTwoIsRefused() {
    RunResult run =
        run(timed("bc/md5", "12 B", 12, 1000).build(), timed("jca/md5", "12 B", 12, 1000).build());

    assertThatThrownBy(() -> Report.of(run).reference("sha-1"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage("the reference sha-1 is none of bc/md5, jca/md5");
    assertThatThrownBy(() -> Report.of(run).reference("md5"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage(
            "the reference md5 is each of bc/md5, jca/md5; one is needed, so add its provider or parameters");
    assertThat(Report.of(run).reference("bc/md5").text()).contains("bc/md5", "jca/md5");
  }

  @Test
  void anInputWithoutItsReferenceHasNoRatio() {
    RunResult run =
        run(
            cell("op/djb2", "12 B", 12).failure(Failure.of("threw", "it")).build(),
            timed("jca/md5", "12 B", 12, 1000).build());

    assertThat(Report.of(run).text()).containsPattern("md5 .* 1\\.00 to 1\\.00 +-\n");
  }

  @Test
  void batchesThatTookNoTimeKeepTheirRow() {
    RunResult run =
        run(timed("op/nothing", "12 B", 12, 0).build(), timed("jca/md5", "12 B", 12, 1000).build());

    assertThat(Report.of(run).text().lines().filter(line -> line.startsWith("nothing"))).hasSize(1);
  }

  @Test
  void namesAreAsLongAsNeeded() {
    ShortNames names =
        ShortNames.of(
            ids(
                "jca/md5",
                "bc/md5",
                "jca/sha-256",
                "bc/scrypt:n=2,r=8",
                "bc/scrypt:n=4,r=8",
                "jca@x/md5"));

    assertThat(
            ids("jca/md5", "jca/sha-256", "bc/scrypt:n=4,r=8", "jca@x/md5").stream().map(names::of))
        .containsExactly("jca/md5", "sha-256", "scrypt:n=4", "jca@x/md5");
  }

  @Test
  void theSameCaveatOfTwoCellsIsOneNoteAndOtherDetailsAreListed() {
    Caveat other = Caveat.of("gc-in-window", "one collection", "raise the heap");
    RunResult run =
        run(
            timed("op/a", "12 B", 12, 1000).observed(GC).build(),
            timed("op/b", "12 B", 12, 1000).observed(GC).build(),
            timed("op/c", "12 B", 12, 1000).observed(other).build());

    assertThat(Report.of(run).text())
        .contains(
            """
            1 gc-in-window (raise the heap):
                a on 12 B; b on 12 B: two collections
                c on 12 B: one collection
            """);
  }

  @Test
  void aNoteSaysWhetherItIsOfOneThreadOrOfSeveral() {
    Caveat other = Caveat.of("gc-in-window", "one collection", "raise the heap");
    RunResult run =
        run(
            timed("op/a", "12 B", 12, 1000).observed(GC).build(),
            timed("op/a", "12 B", 12, 1000).threads(2).thread(0).observed(other).build(),
            timed("op/a", "12 B", 12, 1000).threads(2).thread(1).build());

    assertThat(Report.of(run).text())
        .contains(
            """
            1 gc-in-window (raise the heap):
                a on 12 B: two collections
                a on 12 B, 2 threads: one collection
            """);
  }

  @Test
  void aRatioCloserThanTwoCopiesOfOneCellIsNoted() {
    RunResult run =
        run(
            timed("op/a", "12 B", 12, 1000).build(),
            timed("op/b", "12 B", 12, 1010).build(),
            timed("op/c", "12 B", 12, 2000).build(),
            timed("op/a", "12 B", 12, 1050).copy(2).build());

    assertThat(Report.of(run).text()).containsOnlyOnce("below-aa").containsPattern("b +12 B.* 1\n");
  }

  @Test
  void aRunOfNothingSaysSo() {
    assertThat(Report.of(run()).text()).isEqualTo("nothing was measured\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG-u-nu-arab"})
  void everyLocaleReadsTheSame(String tag) {
    RunResult run = run(timed("jca/sha-256", "12 B", 12, 65_300).build());
    String expected = Report.of(run).text();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(Report.of(run).text()).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Property(tries = 300)
  void everyRunFitsInAHundredColumnsOfAscii(@ForAll long seed) {
    String text = Report.of(RandomRuns.of(seed)).text();

    assertThat(text).matches("[ -~\n]*").endsWith("\n");
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  private static List<AlgorithmId> ids(String... ids) {
    return Arrays.stream(ids).map(AlgorithmId::parse).toList();
  }

  static RunResult run(Cell... cells) {
    return RunResult.of(Instant.EPOCH, MACHINE, Plan.builder().build(), Map.of(), List.of(cells));
  }

  static Cell.Builder cell(String id, String label, long bytes) {
    return Cell.builder(AlgorithmId.parse(id), label, bytes);
  }

  /** Ten samples alike. */
  static Cell.Builder timed(String id, String label, long bytes, long picos) {
    long[] calls = new long[10];
    long[] elapsed = new long[10];
    Arrays.fill(calls, 1000);
    Arrays.fill(elapsed, picos);
    return cell(id, label, bytes)
        .samples(Samples.of(IntStream.range(0, 10).toArray(), calls, elapsed));
  }
}
