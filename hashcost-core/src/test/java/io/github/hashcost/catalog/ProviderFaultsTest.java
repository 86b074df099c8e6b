package io.github.hashcost.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What goes wrong when a provider is asked. */
class ProviderFaultsTest extends DiscoveryFixture {
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
        .hasMessageContaining("provider 'qualifiedthrows' has no engine of this name")
        .hasMessageContaining(
            broken("QualifiedThrows") + ": qualified(\"fast\") failed: java.lang.Illegal");
  }

  @Test
  void anExceptionThatCannotSpeakIsNamedByItsClass() throws Exception {
    assertProblem("ExceptionsMessageThrows", "functions() failed: " + broken("Unspeakable"));
  }
}
