package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.environment.ClockFacts;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultFileTest {
  @Property(tries = 500)
  void whatIsWrittenReadsBackTheSame(@ForAll long seed) {
    RunResult run = RandomRuns.of(seed);

    assertThat(RunFacts.of(read(json(run)))).isEqualTo(RunFacts.of(run));
  }

  @Property(tries = 50)
  void aWriterAndAStreamGetTheSameAsciiText(@ForAll long seed) {
    RunResult run = RandomRuns.of(seed);
    StringWriter writer = new StringWriter();
    ResultFile.write(writer, run);

    assertThat(json(run)).isEqualTo(writer.toString()).matches("[ -~\n]*").endsWith("}\n");
  }

  @Test
  void aFileOfTheFirstSchemaStaysReadable() throws IOException {
    RunResult run = read(resource("schema-1.json"));

    assertThat(run.startedAt()).hasToString("2026-11-30T12:00:00Z");
    assertThat(run.environment().cpuModel()).hasValue("Example CPU");
    assertThat(run.environment().logicalCpus()).hasValue(2);
    assertThat(run.environment().cpuFeatures()).containsExactly("sha_ni", "avx2");
    assertThat(run.environment().memoryBytes()).hasValue(8_000_000_000L);
    assertThat(run.environment().os()).containsEntry("name", "Linux");
    assertThat(run.environment().jvm()).containsEntry("maxHeapBytes", "268435456");
    assertThat(run.environment().implementations()).containsEntry("bc", "Bouncy Castle 1.87");
    assertThat(run.plan().batch()).hasNanos(150_000);
    assertThat(run.plan().seed()).isEqualTo(42);
    assertThat(run.plan().threads()).isEqualTo(1);
    assertThat(run.plan().precision()).isEmpty();
    assertThat(run.activity()).isEmpty();
    assertThat(run.environment().clock()).isEmpty();
    assertThat(run.functions()).hasSize(1);
    assertThat(run.cells()).hasSize(3);
    assertThat(run.cells().get(0).samples().orElseThrow().calls(1)).isEqualTo(2300);
    assertThat(run.cells().get(0).gc()).hasValue(GcActivity.of(0, 0));
    assertThat(run.cells().get(0).thread()).isEmpty();
    assertThat(run.cells().get(1).gc()).isEmpty();
    assertThat(run.cells().get(1).thread()).hasValue(0);
    assertThat(run.cells().get(1).samples().orElseThrow().calls(1)).isEqualTo(2400);
    assertThat(run.cells().get(1).samples().orElseThrow().round(1)).isEqualTo(7);
    assertThat(run.cells().get(1).observed().get(0).code()).isEqualTo("gc-in-window");
    assertThat(run.cells().get(2).failure().orElseThrow().kind()).isEqualTo("not-reproducible");
  }

  @Test
  void theNamesOfTheContractAreWritten() throws IOException {
    String written = json(read(resource("schema-1.json")));

    assertThat(written)
        .contains("\"schema\" : \"hashcost-result/1\"")
        .contains("\"iterations\" : 2300")
        .contains("\"iterations\" : [ 2300, 2400 ]")
        .contains("\"elapsedNanos\" : [ 151200, 150900 ]")
        .contains("\"rounds\" : [ 0, 7 ]")
        .doesNotContain("\"rounds\" : [ 0, 1 ]")
        .contains("\"allocatedBytesPerCall\" : 0,")
        .containsOnlyOnce("\"gc\" : {")
        .containsOnlyOnce("\"thread\" : 0")
        .contains("\"failure\" : null");
  }

  @Test
  void whatDisturbedTheRunIsWrittenBesideItsMachine() {
    Environment machine =
        Environment.builder()
            .cpuGovernor("powersave")
            .clock(ClockFacts.of(OptionalLong.of(20), 29.5))
            .build();
    HostActivity activity =
        HostActivity.builder().throttledPeriods(3).stealNanos(4).gc(GcActivity.of(1, 2)).build();
    RunResult run =
        RunResult.of(
                Instant.EPOCH,
                machine,
                Plan.builder().threads(2).precision(OptionalDouble.of(0.01)).build(),
                Map.of(),
                List.of())
            .withActivity(activity);

    assertThat(json(run).replaceAll("\\s+", ""))
        .contains("\"cpu\":{\"governor\":\"powersave\"")
        .contains("\"clock\":{\"stepNanos\":20,\"costNanos\":29.5}")
        .contains(
            "\"activity\":{\"throttledPeriods\":3,\"stealNanos\":4,"
                + "\"gc\":{\"count\":1,\"millis\":2}}},\"plan\"")
        .contains("\"precision\":0.01,\"threads\":2");
  }

  @Test
  void everyThreadOfSeveralIsACellOfItsOwn() {
    Samples samples = Samples.of(new int[] {0, 1}, new long[] {2, 2}, new long[] {30, 31});
    Cell alone = Cell.builder(AlgorithmId.parse("op/f"), "", 0).samples(samples).build();
    RunResult run =
        RunResult.of(
            Instant.EPOCH,
            Environment.builder().build(),
            Plan.builder().threads(2).build(),
            Map.of(),
            List.of(
                alone,
                alone.toBuilder().threads(2).thread(0).build(),
                alone.toBuilder().threads(2).thread(1).build()));

    RunResult back = read(json(run));
    assertThat(back.latest()).hasSize(1);
    assertThat(back.onThreads(back.latest().get(0)))
        .extracting(cell -> cell.threads() + " " + cell.thread().orElseThrow())
        .containsExactly("2 0", "2 1");
    assertThat(Comparison.of(back).onThreads("f").orElseThrow().callsPerSecond())
        .isEqualTo(Comparison.of(run).onThreads("f").orElseThrow().callsPerSecond());
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(json(RandomRuns.of(1)))
        .containsPattern("\"version\" : \"\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\"");
  }

  @Test
  void aFileCutShortAnywhereIsRefusedAsSuch() throws IOException {
    byte[] whole = resource("schema-1.json").strip().getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> ResultFile.read(new ByteArrayInputStream(part)))
          .as("the first %d bytes", length)
          .isExactlyInstanceOf(HashcostException.InvalidParameter.class)
          .hasNoCause()
          .hasMessageStartingWith("the result, line ");
    }
  }

  @Property(tries = 300)
  void aFileWithOneByteChangedIsReadOrRefused(@ForAll int place, @ForAll byte value)
      throws IOException {
    byte[] bytes = resource("schema-1.json").getBytes(StandardCharsets.UTF_8);
    bytes[Math.floorMod(place, bytes.length)] = value;
    try {
      ResultFile.read(new ByteArrayInputStream(bytes));
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasNoCause().hasMessageContaining("line ");
    }
  }

  @Property(tries = 500)
  void whateverBecomesOfAFileItIsReadOrRefused(@ForAll long seed, @ForAll Random random) {
    byte[] bytes = json(RandomRuns.of(seed)).getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(4); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    byte[] part =
        Arrays.copyOf(bytes, random.nextBoolean() ? bytes.length : random.nextInt(bytes.length));
    try {
      RunResult run = ResultFile.read(new ByteArrayInputStream(part));
      assertThat(Report.of(run).text()).endsWith("\n");
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasNoCause().hasMessageContaining("line ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                     | the whole must be an object",
        "{\"schema\": 1}                        | line 1, column 13: schema must be a text",
        "{\"schema\": \"hashcost-result/2\"}    | written by a newer hashcost (hashcost-result/2); update",
        "{\"schema\": \"package/1\"}            | this is no result file",
        "{}                                     | no result file: schema, startedAt, plan or cells is missing",
        "{\"startedAt\": \"yesterday\"}         | startedAt must be a time such as 2026-11-30T12:00:00Z",
        "{\"plan\": {\"seed\": 1.5}}            | seed must be a whole number",
        "{\"plan\": {\"seed\": 1e400000000}}    | seed must be a whole number",
        "{\"plan\": {\"rounds\": 3000000000}}   | rounds must be a whole number of at most 32 bits",
        "{\"plan\": {\"mode\": \"fast\"}}       | mode must be one of throughput, latency",
        "{\"plan\": {\"warmUp\": \"yes\"}}      | warmUp must be true or false",
        "{\"cells\": {}}                        | cells must be an array",
        "{\"cells\": [1]}                       | cells must be an object",
        "{\"cells\": [{}]}                      | a cell has no id",
        "{\"cells\": [{\"id\": \"a\"}]}         | a cell has either samples or a failure",
        "{\"cells\": [{\"id\": \"a b\"}]}       | line 1, column",
        "{\"cells\": [{\"id\": \"a\", \"elapsedNanos\": [1]}]} | 0 calls",
        "{\"cells\": [{\"id\": \"a\", \"elapsedNanos\": [1], \"iterations\": 0}]} | calls be 1 or more",
        "{\"cells\": [{\"id\": \"a\", \"allocatedBytesPerCall\": \"x\"}]} | allocatedBytesPerCall must be a number",
        "{\"cells\": [{\"id\": \"a\", \"gc\": {\"count\": \"x\"}}]} | count must be a whole number",
        "{\"functions\": {\"a\": {\"block\": {\"bytes\": 0}}}} | a block of 0 bytes",
        "secret words                           | this is no JSON",
      })
  void whatIsNoResultIsRefusedWithPlaceAndReason(String text, String reason) {
    assertThatThrownBy(() -> read(text))
        .isExactlyInstanceOf(HashcostException.InvalidParameter.class)
        .hasNoCause()
        .hasMessageContaining(reason)
        .hasMessageNotContaining("secret")
        .hasMessageNotContaining("Source");
  }

  @Test
  void noneIsWrittenAsNoResistanceAndReadFromOlderFilesToo() {
    for (String word : List.of("none", "no-resistance")) {
      RunResult run =
          read(
              "{\"schema\":\"hashcost-result/1\",\"startedAt\":\"2026-11-30T12:00:00Z\",\"plan\":{},\"cells\":[],"
                  + "\"functions\":{\"simple/djb2\":{\"digestBytes\":4,\"claims\":{"
                  + "\"collision\":\""
                  + word
                  + "\",\"preimage\":\"broken\",\"asOf\":\"2026-11-30\"}}}}");

      assertThat(run.functions().values().iterator().next().claims())
          .hasValueSatisfying(c -> assertThat(c.collision()).isEqualTo(Strength.NONE));
      assertThat(json(run))
          .contains("\"collision\" : \"no-resistance\"", "\"preimage\" : \"broken\"");
    }
  }

  @Test
  void whatFollowsTheResultIsRefused() throws IOException {
    String whole = resource("schema-1.json");

    assertThatThrownBy(() -> read(whole + "{}")).hasMessageContaining("more after the result");
  }

  @Test
  void wholeNumbersMayBeWrittenWithAnExponent() throws IOException {
    String text = resource("schema-1.json").replace("\"seed\": 42", "\"seed\": 4.20e1");

    assertThat(read(text).plan().seed()).isEqualTo(42);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG-u-nu-arab"})
  void everyLocaleWritesTheSame(String tag) {
    RunResult run = RandomRuns.of(7);
    String expected = json(run);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(json(run)).isEqualTo(expected);
      assertThat(RunFacts.of(read(expected))).isEqualTo(RunFacts.of(run));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void streamsStayOpenAndTheirFailuresAreTold() throws IOException {
    class Out extends FilterOutputStream {
      Out() {
        super(new ByteArrayOutputStream());
      }

      @Override
      public void close() {
        throw new AssertionError("closed");
      }
    }
    ResultFile.write(new Out(), RandomRuns.of(1));

    InputStream broken = InputStream.nullInputStream();
    broken.close();
    assertThatThrownBy(() -> ResultFile.read(broken))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("Stream closed");
  }

  @Test
  void aWriterThatFailsHalfwayHasNoWholeText() {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    FilterOutputStream full =
        new FilterOutputStream(sink) {
          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("disk full");
          }
        };

    assertThatThrownBy(() -> ResultFile.write(full, RandomRuns.of(1)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("disk full");
    assertThat(List.of(sink.size())).containsExactly(0);
  }

  static String resource(String name) throws IOException {
    try (InputStream in = ResultFileTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String json(RunResult run) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultFile.write(out, run);
    return out.toString(StandardCharsets.UTF_8);
  }

  static RunResult read(String text) {
    return ResultFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
