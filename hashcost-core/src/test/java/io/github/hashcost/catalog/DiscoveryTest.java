package io.github.hashcost.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What goes wrong before a provider can be asked. */
class DiscoveryTest extends DiscoveryFixture {
  @Test
  void goodProvidersGiveNoProblem() throws Exception {
    assertThatProblemsOf().isEmpty();
  }

  @Test
  void aBadServicesFileIsNamedWithItsLine() throws Exception {
    Path other = Files.createDirectory(directory.resolve("other"));
    ProviderLoader.writeServices(other, "# a comment\nthis is no class name\n");
    ProviderLoader.writeServices(directory, FINE + "\n");
    try (ProviderLoader first = new ProviderLoader(other);
        ProviderLoader both = withParentFiles(first)) {
      HashCatalog catalog = HashCatalog.discover(both);

      assertFineAnswers(catalog);
      assertOneProblem(catalog, "META-INF/services/io.github.hashcost.api.HashProvider:2");
      assertOneProblem(catalog, "add the jar that is missing, or correct META-INF/services");
    }
  }

  private ProviderLoader withParentFiles(ClassLoader other) throws IOException {
    return new ProviderLoader(directory) {
      @Override
      public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> all = new ArrayList<>(Collections.list(other.getResources(name)));
        all.addAll(Collections.list(super.getResources(name)));
        return Collections.enumeration(all);
      }
    };
  }

  @Test
  void aMissingClassIsNamed() throws Exception {
    assertThatProblemsOf("no.such.Provider")
        .singleElement()
        .asString()
        .contains("Provider no.such.Provider not found", "add the jar that is missing");
  }

  @Test
  void aProviderThatExtendsAMissingClassIsNamedWithIt() throws Exception {
    ProviderLoader.writeServices(
        directory, services(broken("ExtendsAbsent"), broken("AlsoExtendsAbsent")));
    try (ProviderLoader loader = new ProviderLoader(directory, broken("Absent"))) {
      HashCatalog catalog = HashCatalog.discover(loader);

      assertFineAnswers(catalog);
      assertThat(catalog.problems()).hasSize(2);
      assertThat(catalog.problems().get(0).what())
          .isEqualTo(broken("ExtendsAbsent") + ": cannot be loaded");
      assertThat(catalog.problems().get(1).what())
          .isEqualTo(broken("AlsoExtendsAbsent") + ": cannot be loaded");
      assertThat(catalog.problems().get(0).cause())
          .hasValueSatisfying(
              cause ->
                  assertThat(cause)
                      .startsWith("java.lang.NoClassDefFoundError: ")
                      .contains("Broken$Absent"));
    }
  }

  @Test
  void aClassThatIsNoProviderIsNamed() throws Exception {
    assertThatProblemsOf(broken("NotAProvider"))
        .singleElement()
        .asString()
        .contains(broken("NotAProvider") + " not a subtype");
  }

  @Test
  void aProviderWithoutPublicConstructorIsNamed() throws Exception {
    assertThatProblemsOf(broken("NoPublicConstructor"), broken("ConstructorWithArgument"))
        .extracting(ProviderProblem::toString)
        .containsExactly(
            broken("NoPublicConstructor")
                + ": has no public no-argument constructor"
                + " (make the class and its no-argument constructor public)",
            broken("ConstructorWithArgument")
                + ": has no public no-argument constructor"
                + " (make the class and its no-argument constructor public)");
  }

  @Test
  void aProviderThatIsNotPublicIsNamed() throws Exception {
    assertThatProblemsOf(broken("Hidden"))
        .singleElement()
        .asString()
        .startsWith(broken("Hidden") + ": cannot be constructed: ")
        .contains("(make the class and its no-argument constructor public)");
  }

  @Test
  void aThrowingConstructorIsNamedWithWhatItThrew() throws Exception {
    assertThatProblemsOf(broken("ConstructorThrowsException"))
        .singleElement()
        .asString()
        .startsWith(
            broken("ConstructorThrowsException")
                + ": cannot be constructed: java.lang.IllegalStateException: no library")
        .contains("first touched from functions()");
  }

  @Test
  void aConstructorThatThrowsAnErrorIsAProblemToo() throws Exception {
    assertThatProblemsOf(
            broken("ConstructorThrowsAssertion"),
            broken("ConstructorOverflowsStack"),
            broken("InitializerThrows"))
        .satisfiesExactly(
            p -> assertThat(p.cause()).hasValue("java.lang.AssertionError: asserted"),
            p -> assertThat(p.cause()).hasValue("java.lang.StackOverflowError"),
            p ->
                assertThat(p.cause())
                    .hasValue("java.lang.NumberFormatException: For input string: \"none\""));
  }

  @Test
  void aProviderThatRunsOutOfMemoryLeavesTheOthers() throws Exception {
    assertThatProblemsOf(
            broken("ConstructorRunsOutOfMemory"),
            broken("InitializerRunsOutOfMemory"),
            broken("FunctionsRunOutOfMemory"))
        .hasSize(3)
        .allSatisfy(
            p -> {
              assertThat(p.what()).matches("\\S+RunsOutOfMemory: .*|\\S+RunOutOfMemory: .*");
              assertThat(p.cause()).hasValue("java.lang.OutOfMemoryError: for a test");
              assertThat(p.hint())
                  .isEqualTo("give the JVM a larger heap (-Xmx), or leave the provider out");
            });
  }

  @Test
  void aLoaderThatFailsForEverIsOneProblem() throws Exception {
    HashCatalog catalog =
        HashCatalog.discover(
            new ClassLoader(null) {
              @Override
              public Enumeration<URL> getResources(String name) {
                throw new IllegalStateException("disk gone");
              }
            });

    assertOneProblem(
        catalog,
        "the class loader cannot list META-INF/services/io.github.hashcost.api.HashProvider:"
            + " java.lang.IllegalStateException: disk gone");
  }

  @Test
  void aLoaderThatListsOneFileForEverIsOneProblem() throws Exception {
    URL file = ProviderLoader.writeServices(directory, FINE + "\n").toUri().toURL();
    try (ProviderLoader loader = listing(file)) {
      HashCatalog catalog = HashCatalog.discover(loader);

      assertFineAnswers(catalog);
      assertOneProblem(catalog, "the class loader lists more than 1000 files META-INF/services");
    }
  }

  private ProviderLoader listing(URL file) throws IOException {
    return new ProviderLoader(directory) {
      @Override
      public Enumeration<URL> getResources(String name) {
        return new Enumeration<>() {
          @Override
          public boolean hasMoreElements() {
            return true;
          }

          @Override
          public URL nextElement() {
            return file;
          }
        };
      }
    };
  }

  @Test
  void aThousandMissingProvidersEndInAHundredProblems() throws Exception {
    String missing =
        Stream.iterate(1, i -> i + 1)
            .limit(3000)
            .map(i -> "no.such.P" + i + "\n")
            .collect(Collectors.joining());
    HashCatalog catalog = discovered(FINE + "\n" + missing);

    assertFineAnswers(catalog);
    assertThat(catalog.problems()).hasSize(101);
    assertThat(catalog.problems().get(100).what()).isEqualTo("there are more problems than these");
  }

  @Test
  void theContextLoaderIsNotAsked() throws Exception {
    ProviderLoader.writeServices(directory, FINE + "\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      thread.setContextClassLoader(loader);
      assertThat(HashCatalog.discover().find("fine/sum-8")).isEmpty();
      thread.setContextClassLoader(null);
      assertFineAnswers(HashCatalog.discover(loader));
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void aThreadOfTheCommonPoolFindsTheSame() throws Exception {
    ProviderLoader.writeServices(directory, FINE + "\n");
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      HashCatalog catalog =
          ForkJoinPool.commonPool().submit(() -> HashCatalog.discover(loader)).get();

      assertFineAnswers(catalog);
      assertThat(catalog.problems()).isEmpty();
    }
  }

  @Test
  void discoveryLeavesTheSecurityProvidersAlone() throws Exception {
    java.security.Provider[] before = Security.getProviders();
    discovered(services(broken("FunctionsThrows")));
    HashCatalog.discover();

    assertThat(Security.getProviders()).containsExactly(before);
  }

  @Test
  void aProviderIsMarkedAsDiscovered() throws Exception {
    ProviderLoader.writeServices(directory, FINE + "\n");
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      Origin origin = HashCatalog.discover(loader).get("sum-8").origin();

      assertThat(origin.discovered()).isTrue();
      assertThat(origin.providerType().getClassLoader()).isSameAs(loader);
      assertThat(origin.qualifier()).isEmpty();
    }
  }
}
