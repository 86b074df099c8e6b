package io.github.hashcost.report;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.environment.ClockFacts;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;

/** Every part of a run, with or without what is optional, and texts that hurt. */
final class RandomRuns {
  private static final List<String> TEXTS =
      List.of(
          "",
          "12 B",
          "a \"quoted\" \\ text",
          "two\nlines\r\t\u0000",
          "<script>alert(1)</script>",
          "\u00fc\u0131\u0130",
          "\ud83d\ude00",
          "\ud800 alone",
          "alone \udc00",
          "\u2028\ufeff\uffff",
          "NaN",
          "null");
  private static final List<String> IDS =
      List.of(
          "djb2",
          "jca/sha-512/256",
          "jca@accp/sha-256",
          "op/ledger:length=10",
          "bc/argon2id:m=19456,t=2,p=1");

  private final Random random;

  private RandomRuns(long seed) {
    random = new Random(seed);
  }

  static RunResult of(long seed) {
    return new RandomRuns(seed).run();
  }

  private RunResult run() {
    Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
    IDS.stream().filter(id -> maybe()).forEach(id -> functions.put(AlgorithmId.parse(id), facts()));
    List<Cell> cells = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      cells.add(cell());
    }
    Instant startedAt = Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
    RunResult run = RunResult.of(startedAt, environment(), plan(), functions, cells);
    return maybe() ? run.withActivity(activity()) : run;
  }

  private HostActivity activity() {
    HostActivity.Builder b = HostActivity.builder();
    if (maybe()) {
      b.throttledPeriods(random.nextLong()).throttledNanos(random.nextLong());
    }
    if (maybe()) {
      b.stealNanos(random.nextLong()).ownCpuNanos(random.nextLong());
    }
    if (maybe()) {
      b.otherCpuNanos(random.nextLong()).loadAverage(number()).gc(gc());
    }
    return b.build();
  }

  private GcActivity gc() {
    return GcActivity.of(random.nextLong(), random.nextLong());
  }

  private Environment environment() {
    Environment.Builder b = Environment.builder();
    if (maybe()) {
      b.cpuModel(text()).logicalCpus(random.nextInt()).cpuFeatures(List.of("sha_ni", text()));
    }
    if (maybe()) {
      b.memoryBytes(random.nextLong()).os(key(), text()).jvm(key(), text());
    }
    if (maybe()) {
      OptionalLong step = maybe() ? OptionalLong.of(random.nextLong()) : OptionalLong.empty();
      b.cpuGovernor(text()).clock(ClockFacts.of(step, number()));
    }
    if (maybe()) {
      b.container(key(), text()).implementation(key(), text()).implementation(key(), text());
    }
    return b.build();
  }

  private Plan plan() {
    Plan.Builder b =
        Plan.builder()
            .mode(any(Mode.values()))
            .isolation(any(Isolation.values()))
            .rounds(1 + random.nextInt(1000))
            .batch(Duration.ofNanos(1 + random.nextInt(1_000_000)))
            .threads(1 + random.nextInt(8))
            .warmUp(maybe())
            .timeBudget(Duration.ofNanos(Long.MAX_VALUE - random.nextInt(100)))
            .seed(random.nextLong());
    if (maybe()) {
      b.iterations(OptionalLong.of(1 + random.nextInt(1_000_000)));
      b.precision(OptionalDouble.of(number()));
    }
    return b.build();
  }

  private FunctionFacts facts() {
    FunctionFacts.Builder b = FunctionFacts.builder(1 + random.nextInt(64)).work(number());
    if (maybe()) {
      b.block(
          new io.github.hashcost.api.HashSpec.Block(1 + random.nextInt(200), random.nextInt(20)));
    }
    if (maybe()) {
      b.memoryBytes(random.nextLong()).implementation(text());
    }
    if (maybe()) {
      LocalDate day = LocalDate.of(2026, 1 + random.nextInt(12), 1);
      b.claims(
          SecurityClaims.of(any(Strength.values()), any(Strength.values()), maybe(), text(), day));
    }
    return b.build();
  }

  private Cell cell() {
    Cell.Builder b =
        Cell.builder(AlgorithmId.parse(any(IDS.toArray(String[]::new))), text(), random.nextLong())
            .mode(any(Mode.values()))
            .isolation(any(Isolation.values()))
            .threads(1 + random.nextInt(8))
            .pass(1 + random.nextInt(2))
            .copy(1 + random.nextInt(2));
    if (maybe()) {
      b.unit(text(), number()).allocatedBytesPerCall(number());
    }
    if (maybe()) {
      b.thread(random.nextInt(8)).gc(gc());
    }
    if (maybe()) {
      b.inputs(1 + random.nextInt(100)).endedBy(any(Ending.values()));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      b.observed(Caveat.of(text(), text(), text()));
    }
    return maybe() ? b.samples(samples()).build() : b.failure(Failure.of(text(), text())).build();
  }

  private Samples samples() {
    int size = random.nextInt(6);
    int[] rounds = new int[size];
    long[] calls = new long[size];
    long[] elapsed = new long[size];
    boolean everyRound = maybe();
    boolean sameCalls = maybe();
    for (int i = 0; i < size; i++) {
      rounds[i] = everyRound ? i : 10 * i + random.nextInt(10);
      calls[i] = sameCalls ? 2300 : 1 + random.nextInt(Integer.MAX_VALUE);
      elapsed[i] = maybe() ? random.nextInt(1_000_000) : Long.MAX_VALUE;
    }
    return Samples.of(rounds, calls, elapsed);
  }

  private double number() {
    double[] hard = {
      0, -0.0, 1, 176.25, 1e10, 1e300, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, 0.1
    };
    return hard[random.nextInt(hard.length)];
  }

  private String text() {
    return any(TEXTS.toArray(String[]::new));
  }

  /** Keys are words of this library or ids, never unpaired surrogates. */
  private String key() {
    String key = text();
    return key.chars().anyMatch(c -> Character.isSurrogate((char) c)) ? "cpus" : key;
  }

  private boolean maybe() {
    return random.nextBoolean();
  }

  private <T> T any(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
