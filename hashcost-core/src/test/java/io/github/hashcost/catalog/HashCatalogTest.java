package io.github.hashcost.catalog;

import static io.github.hashcost.catalog.TestProvider.length;
import static io.github.hashcost.catalog.TestProvider.tunable;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HashCatalogTest {
  private final HashCatalog catalog =
      HashCatalog.of(
          TestProvider.of("acme", length("sha-256"), length("own")),
          TestProvider.of("bc", length("sha-256", "sha256"), length("sha3-256"))
              .engine("fast", TestProvider.of("bc", length("sha-256"))),
          TestProvider.of("jca", length("sha-256"), tunable("pbkdf2", "c", "b")),
          TestProvider.of("simple", length("djb2")));

  @Test
  void idsAreCanonical() {
    assertThat(catalog.get("DJB2")).hasToString("simple/djb2");
    assertThat(catalog.get("pbkdf2:b=3")).hasToString("jca/pbkdf2:c=10,b=3");
    assertThat(catalog.get("bc/sha256")).hasToString("bc/sha-256");
    assertThat(catalog.get("bc@FAST/sha-256")).hasToString("bc@fast/sha-256");
  }

  @Test
  void anIdOfACandidateFindsItAgain() {
    for (Candidate candidate : catalog.candidates()) {
      assertThat(catalog.get(candidate.toString()).id()).isEqualTo(candidate.id());
    }
  }

  @Test
  void withoutAProviderTheDefaultPreferenceDecides() {
    assertThat(catalog.get("sha-256")).hasToString("jca/sha-256");
    assertThat(catalog.implementations("sha-256"))
        .extracting(Candidate::toString)
        .containsExactly("jca/sha-256", "bc/sha-256", "acme/sha-256");
    assertThat(catalog.candidates())
        .extracting(Candidate::toString)
        .containsExactly(
            "simple/djb2",
            "jca/sha-256",
            "jca/pbkdf2:c=10,b=10",
            "bc/sha-256",
            "bc/sha3-256",
            "acme/sha-256",
            "acme/own");
  }

  @Test
  void theWholeDefaultPreferenceIsAsDocumented() {
    HashCatalog all =
        HashCatalog.of(
            TestProvider.of("zzz", length("f")),
            TestProvider.of("native", length("f")),
            TestProvider.of("hash4j", length("f")),
            TestProvider.of("password4j", length("f")),
            TestProvider.of("guava", length("f")),
            TestProvider.of("bc", length("f")),
            TestProvider.of("jca", length("f")),
            TestProvider.of("simple", length("f")),
            TestProvider.of("aaa", length("f")));

    assertThat(all.providers())
        .extracting(ProviderInfo::name)
        .containsExactly(
            "simple", "jca", "bc", "guava", "password4j", "hash4j", "native", "zzz", "aaa");
  }

  @Test
  void aCallerMayPreferOthers() {
    HashCatalog preferring = catalog.preferring("absent", "acme", "bc");

    assertThat(preferring.implementations("sha-256"))
        .extracting(Candidate::toString)
        .containsExactly("acme/sha-256", "bc/sha-256", "jca/sha-256");
    assertThat(preferring.preferring().get("sha-256")).hasToString("jca/sha-256");
    assertThat(catalog.get("sha-256")).hasToString("jca/sha-256");
  }

  @Test
  void anAliasFindsEveryImplementationOfTheFunction() {
    assertThat(catalog.implementations("sha256"))
        .extracting(Candidate::toString)
        .containsExactly("jca/sha-256", "bc/sha-256", "acme/sha-256");
  }

  @Test
  void anAliasNeverTakesTheNameOfAnotherProvidersFunction() {
    HashCatalog clash =
        HashCatalog.of(
            TestProvider.of("simple", length("weak", "sha-256")),
            TestProvider.of("jca", length("sha-256")));

    assertThat(clash.get("sha-256")).hasToString("jca/sha-256");
  }

  @Test
  void anImplementationWithoutTheParameterIsPassedOver() {
    HashCatalog two =
        HashCatalog.of(
            TestProvider.of("jca", tunable("kdf", "a")),
            TestProvider.of("bc", tunable("kdf", "a", "b")));

    assertThat(two.get("kdf:b=3")).hasToString("bc/kdf:a=10,b=3");
    assertThatThrownBy(() -> two.get("kdf:x=3"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("parameter 1 of the id is unknown; accepted: a");
    assertThatThrownBy(() -> two.find("kdf:a=101"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("a=101: allowed 1 to 100");
  }

  @Test
  void severalAreAnsweredInTheOrderAsked() {
    assertThat(catalog.getAll("own", "djb2", "bc/sha-256"))
        .extracting(Candidate::toString)
        .containsExactly("acme/own", "simple/djb2", "bc/sha-256");
  }

  @Test
  void aProviderAddedLaterDoesNotTakeANameAndChangesNoOtherCatalog() {
    HashCatalog more =
        catalog.with(TestProvider.of("more", length("sha-512")), TestProvider.of("jca"));

    assertThat(more.get("sha-512")).hasToString("more/sha-512");
    assertThat(more.get("jca/sha-256")).isNotNull();
    assertThat(more.problems())
        .singleElement()
        .asString()
        .contains("two providers named 'jca'", TestProvider.class.getName());
    assertThat(catalog.find("sha-512")).isEmpty();
    assertThat(catalog.problems()).isEmpty();
  }

  @Test
  void anEngineIsKnownByItsQualifier() {
    Origin origin = catalog.get("bc@fast/sha-256").origin();

    assertThat(origin.qualifier()).hasValue("fast");
    assertThat(origin.providerType()).isEqualTo(TestProvider.class);
    assertThat(origin.discovered()).isFalse();
    assertThat(catalog.find("bc@slow/sha-256")).isEmpty();
  }

  @Test
  void anEngineOfAnotherNameIsRefused() {
    HashCatalog odd =
        HashCatalog.of(
            TestProvider.of("bc").engine("fast", TestProvider.of("other", length("sha-256"))));

    assertThatThrownBy(() -> odd.get("bc@fast/sha-256"))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class)
        .hasMessageContaining("its engine 'fast' has another name");
  }

  @Test
  void providersAreDescribedAlsoThoseThatDoNotWork() {
    HashCatalog two =
        HashCatalog.of(
            TestProvider.of("bc", length("md5")).unavailable("no bcprov", "add bcprov"),
            TestProvider.of("native", length("md5")).missing("argon2id", "no libargon2", "apt"));

    assertThat(two.problems()).isEmpty();
    assertThat(two.providers())
        .satisfiesExactly(
            p -> {
              assertThat(p.name()).isEqualTo("bc");
              assertThat(p.availability())
                  .isEqualTo(Availability.unavailable("no bcprov", "add bcprov"));
              assertThat(p.functionCount()).isZero();
            },
            p -> {
              assertThat(p.className()).isEqualTo(TestProvider.class.getName());
              assertThat(p.availability()).isEqualTo(Availability.available());
              assertThat(p.missing()).containsOnlyKeys("argon2id");
              assertThat(p.functionCount()).isOne();
            });
  }

  @Test
  void anUnknownNameIsToldTheNearest() {
    unknown("sha-265", "no function 'sha-265'; nearest: sha-256");
    unknown("sha3", "nearest: sha3-256");
    unknown("djb", "no function 'djb'; nearest: djb2");
    unknown("shaa256", "nearest: sha-256");
    unknown(
        "whirlpool", "no function of this name; HashCatalog.candidates() has all that there are");
  }

  @Test
  void anUnknownProviderIsToldThoseThereAreAndTheNearest() {
    unknown(
        "bd/sha-256",
        "no provider 'bd'; there are: simple, jca, bc, acme; nearest: bc/sha-256, jca/sha-256");
    unknown("simple/sha-256", "provider 'simple' has no function 'sha-256'; nearest: ");
    unknown("jca/sha-265", "provider 'jca' has no function 'sha-265'; nearest: jca/sha-256, ");
    unknown("bc@slow/sha-256", "provider 'bc' has no engine of this name; nearest: bc/sha-256");
    unknown("bc@fast/sha3-256", "provider 'bc' has no function 'sha3-256'");
  }

  @Test
  void whatWouldBeThereIsToldWithItsCure() {
    HashCatalog partly =
        catalog.with(
            TestProvider.of("native").missing("argon2id", "no libargon2", "install libargon2-1"),
            TestProvider.of("guava").unavailable("no Guava", "add com.google.guava:guava"));

    String libargon2 =
        "native/argon2id does not work here: no libargon2; to fix it: install libargon2-1";
    String guava =
        "provider 'guava' does not work here: no Guava; to fix it: add com.google.guava:guava";
    unknown(partly, "argon2id", libargon2);
    unknown(partly, "native/argon2id", libargon2);
    unknown(partly, "guava/murmur3-128", guava);
    unknown(partly, "murmur3-128", guava);
    assertThatThrownBy(() -> partly.get("sha-265")).hasMessageNotContaining("guava");
  }

  @Test
  void anEmptyCatalogAsksForTheProvidersJar() {
    unknown(HashCatalog.of(), "sha-256", "is hashcost-providers on the class path?");
  }

  @Test
  void problemsAreMentionedWhenSomethingIsNotFound() {
    unknown(catalog.with(TestProvider.of("op")), "whirlpool", "see HashCatalog.problems()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e10adc3949ba59abbe56e057f20f883e",
        "deadbeefdeadbeef",
        "jca/fade0c3949ba59abbe56e057f20f883e",
        "c0ffee3949ba59abbe56e057f20f883e/sha-256",
        "bc@e10adc3949ba59abbe56e057f20f883e/sha-256",
        "xdeadbeefdeadbeefx",
        "zm9vymfyzm9vymfyzm9vymfyzm9vymfyzm9vymfyzm9",
      })
  void aPastedHashIsNotRepeated(String pasted) {
    assertThatThrownBy(() -> catalog.get(pasted))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class)
        .hasMessageContaining(" of this name;")
        .hasMessageNotContainingAny("59abbe56", "deadbeef", "zm9vymfy");
  }

  @Test
  void parametersOfAnUnknownNameAreNotRepeated() {
    assertThatThrownBy(() -> catalog.get("whirlpool:pepper=hunter2"))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class)
        .hasMessageNotContainingAny("pepper", "hunter2");
  }

  @Test
  void aMalformedIdIsInvalidNotUnknown() {
    assertThatThrownBy(() -> catalog.find("sha 256"))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void aRuleThatThrowsIsTheProvidersFailure() {
    HashFunction function =
        HashFunction.tunable(
            HashSpec.builder("r")
                .digestBits(8)
                .parameters(
                    ParameterSchema.builder()
                        .add(Parameter.number("n", Parameter.Role.TIME, 1, 3, 1))
                        .rule(
                            "n",
                            s -> {
                              if (s.number("n") > 1) {
                                throw new IllegalStateException("hunter2");
                              }
                              return true;
                            })
                        .build())
                .build(),
            s -> (input, offset, length, digest, digestOffset) -> 1);

    assertThatThrownBy(() -> HashCatalog.of(TestProvider.of("x", function)).get("r:n=2"))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("x/r:n=1: java.lang.IllegalStateException")
        .hasMessageNotContaining("hunter2");
  }

  private void unknown(String id, String text) {
    unknown(catalog, id, text);
  }

  private static void unknown(HashCatalog catalog, String id, String text) {
    assertThatThrownBy(() -> catalog.get(id))
        .isInstanceOf(HashcostException.UnknownAlgorithm.class)
        .hasMessageContaining(text);
    assertThat(catalog.find(id)).isEmpty();
  }
}
