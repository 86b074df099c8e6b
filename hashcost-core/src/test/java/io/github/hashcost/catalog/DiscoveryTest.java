package io.github.hashcost.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.catalog.broken.Broken;
import io.github.hashcost.catalog.broken.Fine;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each broken provider is listed before a good one, in a real services file. */
@Timeout(60)
class DiscoveryTest {
  private static final String FINE = Fine.class.getName();

  @TempDir Path directory;

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
        .hasSize(2)
        .first()
        .asString()
        .contains("NoPublicConstructor", "public no-arg constructor");
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
  void memoryThatRanOutIsNoProblemOfTheProvider() throws Exception {
    ProviderLoader.writeServices(directory, services(broken("ConstructorRunsOutOfMemory")));
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      assertThatThrownBy(() -> HashCatalog.discover(loader))
          .isInstanceOf(OutOfMemoryError.class)
          .hasMessage("for a test");
    }
  }

  @Test
  void aNameThatFailsIsAProblem() throws Exception {
    assertProblem("NameThrows", "name() failed: java.lang.IllegalStateException: nameless");
    assertProblem("NameIsNull", "name() is null");
  }

  @Test
  void aMalformedNameIsAProblem() throws Exception {
    assertProblem("NameIsMalformed", "name() is malformed: a name 'My_Provider' (a letter, then");
  }

  @Test
  void theReservedNameIsAProblem() throws Exception {
    assertProblem("NameIsReserved", "name() is 'op', which is reserved");
  }

  @Test
  void anAvailabilityThatFailsIsAProblem() throws Exception {
    assertProblem(
        "AvailabilityThrows",
        "availability() failed: java.lang.NoClassDefFoundError: some/Library");
    assertProblem("AvailabilityIsNull", "availability() is null");
  }

  @Test
  void functionsThatFailAreAProblem() throws Exception {
    assertProblem("FunctionsThrows", "functions() failed: java.lang.NoClassDefFoundError");
    assertProblem("FunctionsIsNull", "functions() failed: java.lang.NullPointerException");
  }

  @Test
  void functionsThatNeverEndAreOneProblem() throws Exception {
    assertProblem("FunctionsNeverEnds", "functions() does not end: more than 10000 came");
  }

  @Test
  void aNullAmongTheFunctionsLeavesTheOthers() throws Exception {
    HashCatalog catalog = assertProblem("FunctionsHoldsNull", "functions() holds null");

    assertThat(catalog.find("functionsholdsnull/sum-8")).isPresent();
  }

  @Test
  void aFunctionThatCannotDescribeItselfLeavesTheOthers() throws Exception {
    HashCatalog throwing = assertProblem("SpecThrows", "IllegalStateException: no facts");
    HashCatalog without = assertProblem("SpecIsNull", "spec() of a " + ProviderLoader.BROKEN);

    assertThat(throwing.find("specthrows/sum-8")).isPresent();
    assertThat(without.find("specisnull/sum-8")).isPresent();
  }

  @Test
  void aSpecIsAskedForOnce() throws Exception {
    ProviderLoader.writeServices(directory, services(broken("SpecThrowsLater")));
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      Candidate candidate = HashCatalog.discover(loader).get("specthrowslater/sum-8");

      assertThat(candidate.spec().name()).isEqualTo("sum-8");
      assertThat(candidate.claims()).isEmpty();
    }
  }

  @Test
  void aFunctionWhoseDefaultsItRefusesLeavesTheOthers() throws Exception {
    HashCatalog catalog =
        assertProblem("DefaultBreaksRule", "the default setting of defaultbreaksrule/odd failed");

    assertThat(catalog.find("defaultbreaksrule/sum-8")).isPresent();
    assertThat(catalog.find("defaultbreaksrule/odd")).isEmpty();
  }

  @Test
  void aFunctionWithoutDigestIsAProblem() throws Exception {
    assertProblem("DigestOfNoBytes", "digestofnobytes/empty has a digest of 0 bytes");
  }

  @Test
  void ofTwoFunctionsOfOneNameTheFirstIsUsed() throws Exception {
    HashCatalog catalog =
        assertProblem(
            "TwoFunctionsOfOneName", "two functions named twofunctionsofonename/sum-8; the first");

    assertThat(catalog.implementations("twofunctionsofonename/sum-8")).hasSize(1);
  }

  @Test
  void aNameGoesBeforeAnAliasAndTheFirstAliasBeforeTheSecond() throws Exception {
    ProviderLoader.writeServices(directory, services(broken("AliasesClash")));
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      HashCatalog catalog = HashCatalog.discover(loader);

      assertThat(catalog.get("aliasesclash/b")).hasToString("aliasesclash/b");
      assertThat(catalog.get("aliasesclash/s")).hasToString("aliasesclash/a");
      assertThat(catalog.problems())
          .extracting(ProviderProblem::what)
          .containsExactly(
              broken("AliasesClash") + ": 'b', another name of 'a', is taken by 'b'",
              broken("AliasesClash") + ": 's', another name of 'b', is taken by 'a'");
    }
  }

  @Test
  void ofTwoProvidersOfOneNameTheFirstIsUsedAndBothAreNamed() throws Exception {
    HashCatalog catalog = discovered(FINE + "\n" + broken("TakesNameOfFine") + "\n");

    assertFineAnswers(catalog);
    assertOneProblem(
        catalog,
        "two providers named 'fine': "
            + FINE
            + " is used, "
            + broken("TakesNameOfFine")
            + " is not");
    assertThat(catalog.get("fine/sum-8").origin().providerClass()).isEqualTo(FINE);
  }

  @Test
  void aBrokenProviderDoesNotKeepItsNameFromAGoodOne() throws Exception {
    HashCatalog catalog = discovered(broken("BrokenWithNameOfFine") + "\n" + FINE + "\n");

    assertFineAnswers(catalog);
    assertOneProblem(catalog, broken("BrokenWithNameOfFine") + ": functions() failed");
  }

  @Test
  void aProviderThatCannotSayWhatIsMissingKeepsItsFunctions() throws Exception {
    HashCatalog throwing = assertProblem("MissingThrows", "missing() failed");
    HashCatalog without = assertProblem("MissingIsNull", "missing() failed");

    assertThat(throwing.find("missingthrows/sum-8")).isPresent();
    assertThat(without.find("missingisnull/sum-8")).isPresent();
  }

  @Test
  void aProviderThatCannotSayWhetherItIsReloadableIsNot() throws Exception {
    HashCatalog catalog = assertProblem("ReloadableThrows", "reloadable() failed");

    assertThat(catalog.get("reloadablethrows/sum-8").origin().reloadable()).isFalse();
    assertThat(catalog.get("fine/sum-8").origin().reloadable()).isTrue();
  }

  @Test
  void anEngineThatFailsIsToldWhenItIsAskedFor() throws Exception {
    HashCatalog catalog = discovered(services(broken("QualifiedThrows")));

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.find("qualifiedthrows@fast/sum-8")).isEmpty();
    assertThatThrownBy(() -> catalog.get("qualifiedthrows@fast/sum-8"))
        .hasMessageContaining("provider 'qualifiedthrows' has no engine 'fast'")
        .hasMessageContaining(
            broken("QualifiedThrows") + ": qualified(\"fast\") failed: java.lang.Illegal");
  }

  @Test
  void anExceptionThatCannotSpeakIsNamedByItsClass() throws Exception {
    assertProblem("ExceptionsMessageThrows", "functions() failed: " + broken("Unspeakable"));
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

  private HashCatalog assertProblem(String brokenClass, String text) throws IOException {
    HashCatalog catalog = discovered(services(broken(brokenClass)));
    assertFineAnswers(catalog);
    assertOneProblem(catalog, text);
    assertThat(catalog.problems().get(0).what()).startsWith(broken(brokenClass) + ": ");
    assertThat(catalog.problems().get(0).hint()).isNotBlank();
    return catalog;
  }

  private static void assertOneProblem(HashCatalog catalog, String text) {
    assertThat(catalog.problems()).singleElement().asString().contains(text);
  }

  private ListAssert<ProviderProblem> assertThatProblemsOf(String... classes) throws IOException {
    HashCatalog catalog = discovered(services(classes));
    assertFineAnswers(catalog);
    return assertThat(catalog.problems());
  }

  private HashCatalog discovered(String services) throws IOException {
    ProviderLoader.writeServices(directory, services);
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      return HashCatalog.discover(loader);
    }
  }

  private static String services(String... classes) {
    return Stream.concat(Arrays.stream(classes), Stream.of(FINE))
        .map(c -> c + "\n")
        .collect(Collectors.joining());
  }

  private static String broken(String nested) {
    return Broken.class.getName() + "$" + nested;
  }

  private static void assertFineAnswers(HashCatalog catalog) {
    // 'a' + 'b' = 97 + 98 = 0xc3
    assertThat(catalog.get("fine/sum-8").hash("ab".getBytes(StandardCharsets.UTF_8)))
        .containsExactly(0xc3);
  }
}
