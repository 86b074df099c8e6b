package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.adapter.MixerProvider;
import io.github.hashcost.harness.forked.FaultyProvider;
import io.github.hashcost.harness.forked.LocalProvider;
import io.github.hashcost.harness.forked.SilentProvider;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In real child JVMs. */
class ForkTest {
  private static final Duration GRACE = Duration.ofMinutes(2);

  /** In a JVM that has just begun, on a host that gives it little. */
  private static final Duration LONG_FOR_A_CALL = Duration.ofSeconds(3);

  private static final Input ONE = Input.ofSize(1);
  private static final Input TWO = Input.ofSize(2);

  @TempDir private static Path directory;

  private static HashCatalog catalog;

  @BeforeAll
  static void plant() throws IOException {
    SilentProvider.isInTheTest();
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.write(
        services.resolve(HashProvider.class.getName()),
        Stream.of(
                FaultyProvider.class,
                LocalProvider.class,
                MixerProvider.class,
                SilentProvider.class)
            .map(Class::getName)
            .toList());
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL()}, ForkTest.class.getClassLoader())) {
      catalog = HashCatalog.discover(loader);
    }
  }

  @AfterEach
  void nothingIsLeftBehind() throws InterruptedException {
    // A run waits for the end of what it stopped, but not for ever.
    for (int i = 0; i < 12_000 && isAnythingLeft(); i++) {
      Thread.sleep(5);
    }
    assertThat(isAnythingLeft()).isFalse();
  }

  private static boolean isAnythingLeft() {
    return ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive)
        || Thread.getAllStackTraces().keySet().stream()
            .anyMatch(thread -> thread.getName().startsWith("hashcost-child"));
  }

  private static ForkCommand command(String... more) {
    ForkCommand here = ForkCommand.likeThisJvm();
    List<String> arguments = new ArrayList<>(here.arguments());
    arguments.addAll(List.of("-Xmx64m", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    arguments.addAll(List.of(more));
    return new ForkCommand(
        here.java(), arguments, directory + File.pathSeparator + here.classPath(), "", "");
  }

  private static Harness.Builder harness() {
    return Harness.builder()
        .isolation(Isolation.FORK)
        .fork(command(), GRACE)
        .timeBudget(Duration.ofMillis(300))
        .rounds(10)
        .iterations(20);
  }

  private static Operation on(Input input, String id) {
    return Operation.hash(catalog.get(id), input);
  }

  private static Cell cold(String id) {
    return harness().cold().build().run(on(ONE, id)).cells().get(0);
  }

  private static Failure failure(Cell cell) {
    assertThat(cell.isolation()).isEqualTo(Isolation.FORK);
    return cell.failure().orElseThrow();
  }

  @Test
  void everyFunctionHasAChildAndRoundsOfItsOwn() {
    RunResult run = harness().build().run(on(ONE, "sound"), on(ONE, "sound-too"), on(TWO, "sound"));
    assertThat(run.cells().stream().filter(c -> c.pass() == 1))
        .allMatch(c -> c.isolation() == Isolation.FORK)
        .extracting(c -> c.id().name() + " " + c.inputLabel() + " " + c.copy())
        .containsExactly("sound 1 B 1", "sound-too 1 B 1", "sound 2 B 1", "sound 1 B 2");
    Cell first = run.cells().get(0);
    assertThat(ratio(run, run.cells().get(2), first).paired()).isTrue();
    assertThat(ratio(run, run.cells().get(1), first).paired()).isFalse();
    assertThat(ratio(run, run.cells().get(3), first).paired()).isFalse();
  }

  private static Ratio ratio(RunResult run, Cell numerator, Cell denominator) {
    return Comparison.of(run).ratio(numerator, denominator);
  }

  @Test
  void aChildRunsSeveralThreadsToo() {
    RunResult run = harness().threads(2).build().run(on(ONE, "sound"), on(TWO, "sound"));
    assertThat(run.cells().stream().filter(c -> c.pass() == 1))
        .extracting(c -> c.inputLabel() + " " + c.threads() + " " + c.thread() + " " + c.copy())
        .containsExactly(
            "1 B 1 OptionalInt.empty 1",
            "2 B 1 OptionalInt.empty 1",
            "1 B 1 OptionalInt.empty 2",
            "1 B 2 OptionalInt[0] 1",
            "1 B 2 OptionalInt[1] 1",
            "2 B 2 OptionalInt[0] 1",
            "2 B 2 OptionalInt[1] 1");
    for (Cell cell : run.latest()) {
      assertThat(run.onThreads(cell))
          .allMatch(c -> c.samples().map(Samples::totalCalls).equals(Optional.of(20L)));
      Scaling scaling = Comparison.of(run).onThreads(cell).orElseThrow();
      assertThat(scaling.slowdown().paired()).isTrue();
    }
  }

  @Test
  void aChildThatEndsFailsOnAllThreads() {
    RunResult run = harness().cold().threads(2).build().run(on(ONE, "exits"));
    assertThat(run.onThreads(run.cell("exits")))
        .hasSize(2)
        .allMatch(c -> failure(c).kind().equals("exited"));
  }

  @Test
  void aFunctionThatEndsItsJvmFailsAlone() {
    RunResult run = harness().cold().build().run(on(ONE, "exits"), on(ONE, "sound"));
    assertThat(failure(run.cell("exits")).kind()).isEqualTo("exited");
    assertThat(failure(run.cell("exits")).detail()).contains("exit code 7");
    assertThat(run.cell("sound").samples().map(Samples::totalCalls)).contains(20L);
  }

  @Test
  void whatAFunctionPrintsSpoilsNothing() {
    assertThat(cold("prints").samples().map(Samples::totalCalls)).contains(20L);
  }

  @Test
  void aFunctionThatThrowsFailsWithoutItsMessage() {
    Failure failure = failure(cold("throws"));
    assertThat(failure.kind()).isEqualTo("threw");
    assertThat(failure.detail()).contains("IllegalStateException").doesNotContain("secret");
  }

  @Test
  void aFunctionThatFillsTheHeapFillsItsOwn() {
    Failure failure = failure(cold("greedy"));
    assertThat(failure.kind()).isEqualTo("out-of-memory");
    // The collector for a single CPU keeps a survivor space of its own.
    assertThat(failure.detail()).containsPattern("a heap of 6[0-4] MiB");
  }

  @Test
  void aCallThatHangsLeavesTheOthersUntouched() {
    RunResult run =
        harness().cold().callLimit(LONG_FOR_A_CALL).build().run(on(TWO, "hangs"), on(ONE, "hangs"));
    assertThat(failure(run.cell("hangs", "2 B")).kind()).isEqualTo("too-slow");
    assertThat(run.cell("hangs", "1 B").samples()).isPresent();
    assertThat(run.cell("hangs", "1 B").observed())
        .extracting(Caveat::code)
        .doesNotContain("abandoned-call");
  }

  @Test
  void aChildThatSaysNothingIsEnded() {
    Cell cell =
        harness()
            .cold()
            .callLimit(Duration.ofMillis(1))
            .fork(command(), Duration.ofSeconds(1))
            .build()
            .run(on(ONE, "silent/mute"))
            .cells()
            .get(0);
    assertThat(failure(cell).kind()).isEqualTo("too-slow");
  }

  @Test
  void aDigestThatIsAnotherInTheChildIsRefused() {
    assertThat(failure(cold("local/pid")).kind()).isEqualTo("not-reproducible");
  }

  @Test
  void theChildHasTheCallersSalt() {
    Operation salted =
        Operation.hash(catalog.get("mixer/mix").withBytes("salt", new byte[] {1, 2}), ONE);
    assertThat(harness().cold().build().run(salted).cells().get(0).samples()).isPresent();
  }

  @Test
  void whatNoChildCanRunIsMeasuredHere() {
    ForkCommand sound = command();
    ForkCommand noJava =
        new ForkCommand(directory.resolve("java"), List.of(), sound.classPath(), "", "");
    ForkCommand badFlag = command("-Xmx1");
    ForkCommand noServices =
        new ForkCommand(
            sound.java(), sound.arguments(), ForkCommand.likeThisJvm().classPath(), "", "");
    assertThat(reasonHere(noJava)).contains("no JVM could be started (IOException)");
    assertThat(reasonHere(badFlag)).contains("ended with exit code 1 before it began");
    assertThat(reasonHere(noServices))
        .contains("no service of class " + MixerProvider.class.getName());
  }

  private static String reasonHere(ForkCommand command) {
    Cell cell =
        harness().cold().fork(command, GRACE).build().run(on(ONE, "mixer/mix")).cells().get(0);
    assertThat(cell.samples()).isPresent();
    assertThat(cell.isolation()).isEqualTo(Isolation.LIBRARY);
    Caveat caveat =
        cell.observed().stream()
            .filter(c -> c.code().equals("shared-profile"))
            .findFirst()
            .orElseThrow();
    assertThat(caveat.detail()).startsWith("isolation library, not fork: ");
    return caveat.detail();
  }

  @Test
  void aProviderOfAnotherLoaderIsOutOfReach() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : ForkCommand.likeThisJvm().classPath().split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    try (URLClassLoader other =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      assertThat(ForkCommand.unreachable(other.loadClass(MixerProvider.class.getName())))
          .hasValueSatisfying(why -> assertThat(why).contains("its provider was loaded by"));
    }
    assertThat(ForkCommand.unreachable(MixerProvider.class)).isEmpty();
  }

  @Test
  void whatAChildCannotFindIsRefusedBeforeAnythingIsMeasured() {
    Operation task =
        Operation.of(
            "task",
            context -> {
              throw new AssertionError("measured");
            });
    Operation handed = Operation.hash(HashCatalog.of(new MixerProvider()).get("mixer/mix"), ONE);
    for (Operation operation : List.of(task, handed)) {
      assertThatThrownBy(() -> harness().build().run(operation))
          .isInstanceOf(HashcostException.Unsupported.class)
          .hasMessageStartingWith(operation.toString())
          .hasMessageContainingAll("isolation library", "META-INF/services");
    }
  }

  @Test
  void anInterruptEndsTheChild() throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread caller =
        new Thread(
            () -> {
              try {
                harness().cold().build().run(on(TWO, "hangs"));
              } catch (HashcostException.Interrupted e) {
                thrown.set(Thread.currentThread().isInterrupted() ? e : null);
              }
            });
    caller.start();
    while (caller.isAlive() && ProcessHandle.current().children().findAny().isEmpty()) {
      Thread.sleep(5);
    }
    caller.interrupt();
    caller.join();
    assertThat(thrown.get()).hasMessageContaining("faulty/hangs");
  }
}
