package io.github.hashcost.harness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.adapter.FixedProvider;
import io.github.hashcost.harness.adapter.ForgetfulProvider;
import io.github.hashcost.harness.adapter.MixerProvider;
import io.github.hashcost.harness.adapter.NativeProvider;
import io.github.hashcost.harness.adapter.OnceProvider;
import io.github.hashcost.jvm.FreshClasses;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IsolationTest {
  @TempDir private Path directory;

  @BeforeEach
  void forget() {
    Witness.forget();
  }

  private Candidate discovered(Class<? extends HashProvider> type) throws IOException {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve(HashProvider.class.getName()), type.getName());
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL()}, IsolationTest.class.getClassLoader())) {
      return HashCatalog.discover(loader).candidates().get(0);
    }
  }

  private static Cell run(Isolation isolation, Candidate candidate) {
    return run(isolation, Operation.hash(candidate, Input.ofSize(12))).cells().get(0);
  }

  private static RunResult run(Isolation isolation, Operation... operations) {
    return Quiet.harness().isolation(isolation).iterations(3).cold().build().run(operations);
  }

  @Test
  void loopIsolationRunsTheOneAdapter() throws IOException {
    Cell cell = run(Isolation.LOOP, discovered(MixerProvider.class));
    assertThat(cell.isolation()).isEqualTo(Isolation.LOOP);
    assertThat(cell.observed()).isEmpty();
    assertThat(Witness.copiesOf("MixerHasher")).isEqualTo(1);
  }

  @Test
  void adapterIsolationRunsAFreshAdapterOfASharedLibrary() throws IOException {
    Cell cell = run(Isolation.ADAPTER, discovered(MixerProvider.class));
    assertThat(cell.isolation()).isEqualTo(Isolation.ADAPTER);
    assertThat(cell.samples()).isPresent();
    assertThat(cell.observed()).isEmpty();
    assertThat(Witness.copiesOf("MixerHasher")).isEqualTo(2);
    assertThat(Witness.copiesOf("Mixer")).isEqualTo(1);
  }

  @Test
  void libraryIsolationRunsAFreshLibraryToo() throws IOException {
    Cell cell = run(Isolation.LIBRARY, discovered(MixerProvider.class));
    assertThat(cell.isolation()).isEqualTo(Isolation.LIBRARY);
    assertThat(cell.samples()).isPresent();
    assertThat(Witness.copiesOf("MixerHasher")).isEqualTo(2);
    assertThat(Witness.copiesOf("Mixer")).isEqualTo(2);
  }

  @Test
  void everyCellHasCopiesOfItsOwn() throws IOException {
    Candidate mixer = discovered(MixerProvider.class);
    run(
        Isolation.ADAPTER,
        Operation.hash(mixer, Input.ofSize(1)),
        Operation.hash(mixer, Input.ofSize(2)));
    assertThat(Witness.copiesOf("MixerHasher")).isEqualTo(3);
  }

  @Test
  void theCopyHasTheSameSalt() throws IOException {
    Candidate salted = discovered(MixerProvider.class).withBytes("salt", new byte[] {1, 2, 3});
    assertThat(run(Isolation.ADAPTER, salted).samples()).isPresent();
  }

  @Test
  void copiesAreCollectedWhenTheRunIsOver() throws Exception {
    run(Isolation.LIBRARY, discovered(MixerProvider.class));
    List<WeakReference<Class<?>>> copies =
        Witness.seen().stream()
            .filter(c -> c.getClassLoader() instanceof FreshClasses)
            .<WeakReference<Class<?>>>map(WeakReference::new)
            .toList();
    assertThat(copies).hasSize(2);
    Witness.forget();
    for (int i = 0; i < 100 && copies.stream().anyMatch(c -> c.get() != null); i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(copies).allMatch(c -> c.get() == null);
  }

  @Test
  void anObjectGivenToTheCatalogKeepsItsAdapter() {
    Candidate given = HashCatalog.of(new MixerProvider()).get("mixer/mix");
    assertThatFallsBackToLoop(given, "handed to the catalog as an object");
  }

  @Test
  void aProviderThatMustNotBeLoadedAgainIsNot() throws IOException {
    assertThatFallsBackToLoop(discovered(FixedProvider.class), "cannot be loaded again");
  }

  @Test
  void aProviderThatCannotBeMadeAgainIsMeasuredAsItIs() throws IOException {
    assertThatFallsBackToLoop(discovered(OnceProvider.class), "InvocationTargetException");
  }

  @Test
  void aPackageThatLoadsNativeCodeIsShared() throws IOException {
    assertThatFallsBackToLoop(discovered(NativeProvider.class), "ClassNotFoundException");
    assertThat(Witness.copiesOf("NativeProvider")).isEqualTo(1);
  }

  private static void assertThatFallsBackToLoop(Candidate candidate, String why) {
    for (Isolation isolation : List.of(Isolation.ADAPTER, Isolation.LIBRARY)) {
      Cell cell = run(isolation, candidate);
      assertThat(cell.isolation()).isEqualTo(Isolation.LOOP);
      assertThat(cell.samples()).isPresent();
      assertThat(cell.observed()).extracting(Caveat::code).containsExactly("shared-profile");
      assertThat(cell.observed().get(0).detail()).startsWith("isolation loop, not ").contains(why);
    }
  }

  @Test
  void aCopyThatAnswersAnotherDigestIsRefused() throws IOException {
    Candidate forgetful = discovered(ForgetfulProvider.class);
    assertThat(run(Isolation.ADAPTER, forgetful).failure().orElseThrow().kind())
        .isEqualTo("not-reproducible");
    assertThat(run(Isolation.LOOP, forgetful).samples()).isPresent();
  }

  @Test
  void operationsThatAreNoHashesHaveALoopOfTheirOwn() {
    Operation operation = Operation.of("to-upper", "text", text -> text.concat("!"));
    assertThat(run(Isolation.LIBRARY, operation).cells())
        .extracting(Cell::isolation)
        .containsExactly(Isolation.LOOP);
  }

  @Test
  void secretsStayOutOfTheReason() throws IOException {
    Candidate salted = discovered(OnceProvider.class).withBytes("salt", "pepper".getBytes(UTF_8));
    String all = Stream.of(run(Isolation.ADAPTER, salted)).map(Cell::observed).toList().toString();
    assertThat(all).doesNotContain("pepper");
  }
}
