package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of hash functions, sound and broken. */
class HashCellTest {
  private static final String SECRET = "correct horse battery staple";

  private final FakeClock clock = new FakeClock();

  private RunResult run(Mode mode, Input input, Candidate... candidates) {
    return Quiet.harness(clock)
        .mode(mode)
        .rounds(20)
        .build()
        .run(Operation.hashes(List.of(candidates), input));
  }

  private Cell broken(Candidate candidate) {
    RunResult run =
        run(
            Mode.THROUGHPUT,
            Input.utf8(SECRET),
            candidate,
            Functions.taking("sound", 1_000, clock));
    assertThat(run.cell("sound").samples()).isPresent();
    Cell cell = run.cell(candidate.id().toString());
    assertThat(cell.samples()).isEmpty();
    assertThat(cell.failure().orElseThrow().detail()).doesNotContain("horse");
    return cell;
  }

  @Test
  void aFunctionWhoseVectorFailsIsNeverTimed() {
    AtomicInteger calls = new AtomicInteger();
    Candidate wrong =
        Functions.candidate(
            "wrong",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  calls.incrementAndGet();
                  return Functions.digest(input, offset, length, digest, digestOffset);
                },
            TestVector.utf8("abc", "00000000", "RFC 0, section 1"));
    Failure failure = broken(wrong).failure().orElseThrow();
    assertThat(failure.kind()).isEqualTo("wrong-digest");
    assertThat(failure.detail()).contains("RFC 0, section 1");
    assertThat(calls).hasValue(1);
  }

  @Test
  void aFunctionThatThrowsIsNamedWithoutItsMessage() {
    Candidate throwing =
        Functions.candidate(
            "throwing",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  throw new IllegalStateException(new String(input, StandardCharsets.UTF_8));
                });
    Failure failure = broken(throwing).failure().orElseThrow();
    assertThat(failure.kind()).isEqualTo("threw");
    assertThat(failure.detail()).contains("IllegalStateException").contains("HashCellTest");
  }

  @Test
  void aFunctionThatFailsLaterFailsItsCellOnly() {
    AtomicInteger calls = new AtomicInteger();
    Candidate late =
        Functions.candidate(
            "late",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  if (calls.incrementAndGet() >= 1_000) {
                    throw new StackOverflowError();
                  }
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    assertThat(broken(late).failure().orElseThrow().detail()).contains("StackOverflowError");
  }

  @Test
  void aRefusedInputIsARefusal() {
    Candidate refusing =
        Functions.candidate(
            "refusing",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  throw new HashcostException.InvalidParameter(
                      new String(input, StandardCharsets.UTF_8) + " is refused");
                });
    Failure failure = broken(refusing).failure().orElseThrow();
    assertThat(failure.kind()).isEqualTo("refused");
    assertThat(failure.detail()).contains("is not shown").doesNotContain(SECRET);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1_000})
  void whatAHasherSaysWhileItHasTheInputIsNotShown(int fromCall) {
    AtomicInteger calls = new AtomicInteger();
    Candidate telling =
        Functions.candidate(
            "telling",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  if (calls.incrementAndGet() >= fromCall) {
                    throw new HashcostException.ProviderFailure(
                        new String(input, StandardCharsets.UTF_8) + " is too much");
                  }
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    Failure failure = broken(telling).failure().orElseThrow();
    assertThat(failure.kind()).isEqualTo("threw");
    assertThat(failure.detail())
        .startsWith("ProviderFailure: ")
        .contains("is not shown")
        .doesNotContain(SECRET);
  }

  @Test
  void aDigestOfAnotherLengthIsRefused() {
    Candidate shorter =
        Functions.candidate("shorter", () -> (input, offset, length, digest, digestOffset) -> 3);
    assertThat(broken(shorter).failure().orElseThrow().kind()).isEqualTo("wrong-length");
    Candidate longer =
        Functions.candidate("longer", () -> (input, offset, length, digest, digestOffset) -> 5);
    assertThat(broken(longer).failure().orElseThrow().kind()).isEqualTo("wrong-length");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void aFunctionThatWritesBesideItsDigestFails(int where) {
    Candidate writing =
        Functions.candidate(
            "writing",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  digest[digestOffset + where] ^= 1;
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    assertThat(broken(writing).failure().orElseThrow().kind()).isEqualTo("writes-outside");
  }

  @Test
  void aFunctionThatWritesByChanceWhatWasThereIsFoundAfterTiming() {
    Candidate writing =
        Functions.candidate(
            "writing",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  if (digest.length > digestOffset + 4) {
                    digest[digestOffset + 4] = 0x5A;
                  }
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    assertThat(broken(writing).failure().orElseThrow().kind()).isEqualTo("writes-outside");
  }

  @Test
  void aFunctionThatChangesItsInputFails() {
    Candidate changing =
        Functions.candidate(
            "changing",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  input[offset + length - 1]++;
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    assertThat(broken(changing).failure().orElseThrow().kind()).isEqualTo("changes-input");
  }

  @Test
  void aFunctionThatChangesItsInputWhileItIsTimedFails() {
    Candidate changing =
        Functions.candidate(
            "changing",
            () -> {
              AtomicInteger calls = new AtomicInteger();
              return (input, offset, length, digest, digestOffset) -> {
                clock.advance(1_000);
                if (calls.incrementAndGet() == 100) {
                  input[offset]++;
                }
                return Functions.digest(new byte[4], 0, 4, digest, digestOffset);
              };
            });
    assertThat(broken(changing).failure().orElseThrow().kind()).isEqualTo("changes-input");
  }

  @Test
  void thePoolIsHashedInTurn() {
    List<String> seen = new ArrayList<>();
    Candidate listening =
        Functions.candidate(
            "listening",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  seen.add(new String(input, offset, length, StandardCharsets.UTF_8));
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    Input pool = Input.pool("three", List.of(utf8("a"), utf8("b"), utf8("c")));
    Cell cell =
        Quiet.harness(clock)
            .iterations(7)
            .rounds(2)
            .cold()
            .mode(Mode.LATENCY)
            .build()
            .run(Operation.hash(listening, pool))
            .cell("listening");
    // One call before and one after the timed ones, to see that they answer the same.
    assertThat(String.join("", seen)).isEqualTo("a" + "abcabca" + "a");
    assertThat(cell.inputs()).isEqualTo(3);
    assertThat(cell.mode()).isEqualTo(Mode.THROUGHPUT);
    assertThat(cell.observed()).extracting(Caveat::code).contains("not-chained");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aDigestThatIsAnotherAfterTimingFails() {
    AtomicInteger calls = new AtomicInteger();
    Candidate drifting =
        Functions.candidate(
            "drifting",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  digest[digestOffset] = (byte) (calls.incrementAndGet() >> 8);
                  return 4;
                });
    assertThat(broken(drifting).failure().orElseThrow().kind()).isEqualTo("not-deterministic");
  }

  @Test
  void throughputHashesTheSameInputEveryTime() {
    assertThat(inputsSeen(Mode.THROUGHPUT, "pässword")).containsExactly("pässword");
  }

  @Test
  void latencyMakesEachInputDependOnTheDigestBeforeAndKeepsItText() {
    assertThat(inputsSeen(Mode.LATENCY, "pässword"))
        .containsExactlyInAnyOrder("pässword", "qässword");
    assertThat(inputsSeen(Mode.LATENCY, "~~z")).containsExactlyInAnyOrder("~~z", "~~{");
  }

  private Set<String> inputsSeen(Mode mode, String text) {
    Set<String> seen = new TreeSet<>();
    AtomicInteger calls = new AtomicInteger();
    Candidate recording =
        Functions.candidate(
            "recording",
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(10_000);
                  String given = new String(input, offset, length, StandardCharsets.UTF_8);
                  seen.add(given);
                  digest[digestOffset] =
                      (byte) (given.equals(text) ? 1 : calls.getAndIncrement() & 1);
                  return 4;
                });
    Cell cell = run(mode, Input.utf8(text), recording).cell("recording");
    assertThat(cell.mode()).isEqualTo(mode);
    return seen;
  }

  @Test
  void anEmptyInputCannotBeChainedAndSaysSo() {
    Cell cell =
        run(Mode.LATENCY, Input.ofSize(0), Functions.taking("sound", 1_000, clock)).cell("sound");
    assertThat(cell.mode()).isEqualTo(Mode.THROUGHPUT);
    assertThat(cell.observed()).extracting(Caveat::code).contains("not-chained");
  }

  @Test
  void hashersAreClosed() {
    List<String> closed = new ArrayList<>();
    Candidate closing =
        Functions.candidate(
            "closing",
            () ->
                new Hasher() {
                  @Override
                  public int hash(
                      byte[] input, int offset, int length, byte[] digest, int digestOffset) {
                    clock.advance(1_000);
                    return Functions.digest(input, offset, length, digest, digestOffset);
                  }

                  @Override
                  public void close() {
                    closed.add("closed");
                  }
                });
    run(Mode.THROUGHPUT, Input.ofSize(3), closing);
    assertThat(closed).isNotEmpty();
  }

  @Test
  void factsOfTheFunctionAndItsLibraryAreRecorded() {
    HashFunction function =
        HashFunction.of(
            HashSpec.builder("sound")
                .digestBits(32)
                .block(64, 9)
                .implementation("Planted 1.0")
                .build(),
            () -> Functions::digest);
    Candidate sound = HashCatalog.of(new Functions.Planted(List.of(function))).get("sound");
    RunResult run =
        Harness.builder().iterations(1).cold().build().run(Operation.hash(sound, Input.ofSize(3)));
    assertThat(run.functions().get(sound.id()).digestBytes()).isEqualTo(4);
    assertThat(run.functions().get(sound.id()).block()).contains(new HashSpec.Block(64, 9));
    assertThat(run.environment().implementations()).containsEntry("planted", "Planted 1.0");
  }
}
